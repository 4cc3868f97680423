import TesseraCollection
import TesseraGraphics
import TesseraSource

extension ReplayScriptReader {
  /// The names of all steps.
  static let steps = [
    "layout", "select", "deselect", "scroll", "scrollTo", "tap", "touchDown", "move", "touchUp",
    "cancel", "update", "apply", "reloadData", "reconfigure", "edit", "accessory", "longPress",
    "focus", "selection", "size", "tick", "expect", "snap",
  ]

  /// Reads a step: an object of one member.
  mutating func step(_ node: JSONNode) -> ReplayStep? {
    guard case .object(let object) = node.value else {
      return wrong(node, "a step", "an object such as { tap: \"0,3\" }")
    }
    guard object.members.count == 1, let member = object.members.first else {
      let names = object.members.map { "`\($0.name)`" }.joined(separator: ", ")
      fail(
        "T1004", node,
        names.isEmpty ? "a step says what it does" : "a step does one thing, not several: \(names)",
        help: names.isEmpty ? Self.help("", in: Self.steps) : "write a step for each")
      return nil
    }
    guard Self.steps.contains(member.name) else {
      report(
        "T1004", member.nameRange, "there is no step `\(member.name)`",
        help: Self.help(member.name, in: Self.steps))
      return nil
    }
    guard let action = action(member.name, member.node) else { return nil }
    return ReplayStep(action, at: source.location(of: node.range))
  }

  private mutating func action(_ name: String, _ node: JSONNode) -> ReplayStep.Action? {
    switch name {
    case "layout": flag(node, name, .layout)
    case "touchUp": flag(node, name, .touchUp)
    case "cancel": flag(node, name, .cancel)
    case "reloadData": flag(node, name, .reloadData)
    case "select": path(node).map { .select($0) }
    case "deselect": path(node).map { .deselect($0) }
    case "longPress": path(node).map { .longPress($0) }
    case "scroll": point(node, "`scroll`").map { .scroll($0) }
    case "move": point(node, "`move`").map { .move($0) }
    case "tap": target(node).map { .tap($0) }
    case "touchDown": target(node).map { .touchDown($0) }
    case "size": size(node, "`size`").map { .size($0) }
    case "tick": number(node, "`tick`").map { .tick($0) }
    case "edit": bool(node, "`edit`").map { .edit($0) }
    case "snap": string(node, "`snap`").map { .snap($0) }
    case "selection": choice(node, "`selection`", SelectionMode.self).map { .selection($0) }
    case "focus": focus(node)
    case "scrollTo": scrollTo(node)
    case "accessory": accessory(node)
    case "reconfigure": .reconfigure(paths(node, "`reconfigure`"))
    case "update": .update(list(node, "`update`") { reader, node in reader.update(node) })
    case "apply": apply(node)
    case "expect": expectation(node).map { .expect($0) }
    default: preconditionFailure("every name of a step is read")
    }
  }

  /// A step that has nothing to say but that it is there.
  private mutating func flag(
    _ node: JSONNode, _ name: String, _ action: ReplayStep.Action
  ) -> ReplayStep.Action? {
    guard case .bool(true) = node.value else { return wrong(node, "`\(name)`", "true") }
    return action
  }

  private mutating func target(_ node: JSONNode) -> ReplayStep.Target? {
    switch node.value {
    case .string: path(node).map { .item($0) }
    case .array: point(node, "a point").map { .point($0) }
    default: wrong(node, "a touch", "a path such as \"0,3\" or a point [x, y]")
    }
  }

  private mutating func focus(_ node: JSONNode) -> ReplayStep.Action? {
    if case .string("none") = node.value { return .focus(nil) }
    return path(node).map { .focus($0) }
  }

  private mutating func scrollTo(_ node: JSONNode) -> ReplayStep.Action? {
    guard case .array(let nodes) = node.value, let first = nodes.first else {
      return wrong(node, "`scrollTo`", "a path and positions: [\"0,3\", \"top\"]")
    }
    guard let path = path(first) else { return nil }
    var positions: ScrollPosition = []
    for node in nodes.dropFirst() {
      guard let name = name(node, "a position", in: ScrollPosition.named.map(\.name)) else {
        return nil
      }
      for (known, position) in ScrollPosition.named where known == name {
        positions.insert(position)
      }
    }
    return .scrollTo(path, positions)
  }

  private mutating func accessory(_ node: JSONNode) -> ReplayStep.Action? {
    guard case .array(let nodes) = node.value, nodes.count == 2 else {
      return wrong(node, "`accessory`", "a name and a path: [\"delete\", \"0,2\"]")
    }
    guard let name = string(nodes[0], "the name of an accessory"), let path = path(nodes[1]) else {
      return nil
    }
    return .accessory(name, path)
  }

  /// Reads where a diffable apply goes; as in `sections`, no identity occurs twice.
  private mutating func apply(_ node: JSONNode) -> ReplayStep.Action {
    var sectionIDs: Set<String> = []
    var itemIDs: Set<String> = []
    let sections = list(node, "`apply`") { reader, node in
      reader.identities(node, sectionIDs: &sectionIDs, itemIDs: &itemIDs)
    }
    return .apply(sections)
  }

  private mutating func identities(
    _ node: JSONNode, sectionIDs: inout Set<String>, itemIDs: inout Set<String>
  ) -> SectionIdentities<String>? {
    guard let object = object(node, "a section of `apply`", ["id", "items"]) else { return nil }
    guard let id = object["id"], let items = object["items"] else {
      fail("T1005", node, "a section of `apply` needs an `id` and `items`")
      return nil
    }
    guard let name = string(id, "`id`") else { return nil }
    if !sectionIDs.insert(name).inserted {
      fail("T1006", id, "two sections have the `id` `\(name)`")
    }
    let list = list(items, "`items`") { reader, node -> String? in
      guard let name = reader.string(node, "an identity") else { return nil }
      if !itemIDs.insert(name).inserted {
        reader.fail("T1006", node, "two items have the `id` `\(name)`")
      }
      return name
    }
    return SectionIdentities(name, items: list)
  }

  private mutating func expectation(_ node: JSONNode) -> ReplayExpectation? {
    let members = [
      "selected", "highlighted", "visible", "instances", "frames", "contentSize", "offset",
    ]
    let known = diagnostics.count
    guard let object = object(node, "`expect`", members) else { return nil }
    var expectation = ReplayExpectation()
    if let node = object["selected"] { expectation.selected = paths(node, "`selected`") }
    if let node = object["highlighted"] { expectation.highlighted = paths(node, "`highlighted`") }
    if let node = object["visible"] { expectation.visible = paths(node, "`visible`") }
    if let node = object["instances"] {
      expectation.instances = integer(node, "`instances`", in: 0...Int.max)
    }
    if let node = object["contentSize"] { expectation.contentSize = size(node, "`contentSize`") }
    if let node = object["offset"] { expectation.offset = point(node, "`offset`") }
    if let node = object["frames"], let frames = self.object(node, "`frames`", nil) {
      for member in frames.members {
        guard let path = path(member.name, at: member.nameRange),
          let rect = rect(member.node, "a frame")
        else { continue }
        expectation.frames[path] = rect
      }
    }
    // It would hold for ever.
    if expectation == ReplayExpectation(), diagnostics.count == known {
      fail("T1005", node, "`expect` expects nothing", help: Self.help("", in: members))
    }
    return expectation
  }
}
