import TesseraCollection
import TesseraSource

extension ReplayScriptReader {
  /// The names of all updates, each with the member that may stand beside it.
  private static let updates: [(name: String, beside: String?)] = [
    ("insert", "item"), ("delete", nil), ("move", nil), ("reload", "item"),
    ("insertSection", "section"), ("deleteSection", nil), ("moveSection", nil),
    ("reloadSection", "section"),
  ]

  /// Reads one update: an object that names it, with the data that comes.
  mutating func update(_ node: JSONNode) -> DataUpdate? {
    guard case .object(let object) = node.value else {
      return wrong(node, "an update", "an object such as { delete: \"0,1\" }")
    }
    let found = Self.updates.filter { object[$0.name] != nil }
    guard let (name, beside) = found.first, found.count == 1, let value = object[name] else {
      let names = Self.updates.map(\.name)
      let unknown = object.members.first { member in
        !names.contains(member.name) && member.name != "item" && member.name != "section"
      }
      report(
        "T1004", unknown?.nameRange ?? node.range,
        unknown.map { "there is no update `\($0.name)`" } ?? "an update is one of its kinds",
        help: Self.help(unknown?.name ?? "", in: names))
      return nil
    }
    _ = self.object(node, "the update `\(name)`", [name] + [beside].compactMap(\.self))
    switch name {
    case "insert":
      guard let path = path(value) else { return nil }
      guard let data = object["item"] else {
        fail(
          "T1005", node, "the update `insert` needs an `item`", help: "write item: { text: \"…\" }")
        return nil
      }
      return item(data).map { .insert(path, $0) }
    case "delete": return path(value).map { .delete($0) }
    case "reload":
      guard let path = path(value) else { return nil }
      guard let data = object["item"] else { return .reload(path) }
      return item(data).map { .reload(path, $0) }
    case "move":
      guard case .array(let nodes) = value.value, nodes.count == 2 else {
        return wrong(value, "`move`", "two paths: [from, to]")
      }
      guard let from = path(nodes[0]), let to = path(nodes[1]) else { return nil }
      return .move(from: from, to: to)
    case "insertSection":
      guard let index = index(value, name) else { return nil }
      guard let data = object["section"] else {
        fail("T1005", node, "the update `insertSection` needs a `section`")
        return nil
      }
      return section(data).map { .insertSection(index, $0) }
    case "deleteSection": return index(value, name).map { .deleteSection($0) }
    case "reloadSection":
      guard let index = index(value, name) else { return nil }
      guard let data = object["section"] else { return .reloadSection(index) }
      return section(data).map { .reloadSection(index, $0) }
    case "moveSection":
      guard case .array(let nodes) = value.value, nodes.count == 2 else {
        return wrong(value, "`moveSection`", "two sections: [from, to]")
      }
      guard let from = index(nodes[0], name), let to = index(nodes[1], name) else { return nil }
      return .moveSection(from: from, to: to)
    default: preconditionFailure("every name of an update is read")
    }
  }

  private mutating func index(_ node: JSONNode, _ name: String) -> Int? {
    integer(node, "a section of `\(name)`", in: 0...Int.max)
  }
}
