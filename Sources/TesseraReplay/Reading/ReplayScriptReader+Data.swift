import TesseraCells
import TesseraCollection
import TesseraSource

extension ReplayScriptReader {
  /// Reads sections; no two have one identity, nor two items.
  mutating func sections(_ node: JSONNode) -> [SectionData] {
    var sectionIDs: Set<String> = []
    var itemIDs: Set<String> = []
    return list(node, "`sections`") { reader, node in
      guard let section = reader.section(node, itemIDs: &itemIDs) else { return nil }
      guard sectionIDs.insert(section.id).inserted else {
        reader.fail("T1006", node, "two sections have the `id` `\(section.id)`")
        return nil
      }
      return section
    }
  }

  /// Reads a section that comes with an update.
  mutating func section(_ node: JSONNode) -> SectionData? {
    var itemIDs: Set<String> = []
    return section(node, itemIDs: &itemIDs)
  }

  private mutating func section(_ node: JSONNode, itemIDs: inout Set<String>) -> SectionData? {
    guard let object = object(node, "a section", ["id", "header", "footer", "items"]) else {
      return nil
    }
    guard let idNode = object["id"] else {
      fail("T1005", node, "a section needs an `id`")
      return nil
    }
    guard let id = string(idNode, "`id`") else { return nil }
    var section = SectionData(id, items: ItemList([]))
    if let node = object["header"] {
      section.header = string(node, "`header`").map { Item("\(id)-header", text: $0) }
    }
    if let node = object["footer"] {
      section.footer = string(node, "`footer`").map { Item("\(id)-footer", text: $0) }
    }
    guard let items = object["items"] else { return section }
    guard case .array(let nodes) = items.value else {
      guard let count = integer(items, "`items`", in: 0...ReplayLimits.items) else { return nil }
      let list = ItemList(count: count, template: ItemTemplate(idPrefix: "\(id)-"))
      return SectionData(id, header: section.header, footer: section.footer, items: list)
    }
    var list: [Item] = []
    for node in nodes {
      guard let item = item(node) else { continue }
      if itemIDs.insert(item.id).inserted {
        list.append(item)
      } else {
        fail("T1006", node, "two items have the `id` `\(item.id)`")
      }
    }
    return SectionData(
      id, header: section.header, footer: section.footer, items: ItemList(list))
  }

  /// Reads an item; one without an identity gets one that the script gives to none.
  mutating func item(_ node: JSONNode) -> Item? {
    guard let object = object(node, "an item", ["id", "text", "image", "kind"]) else { return nil }
    var texts: [String: String] = [:]
    for member in object.members {
      texts[member.name] = string(member.node, "`\(member.name)`")
    }
    return Item(
      texts["id"] ?? newIdentity(), text: texts["text"], image: texts["image"], kind: texts["kind"])
  }

  private mutating func newIdentity() -> String {
    repeat { madeIdentities += 1 } while givenIdentities.contains("item-\(madeIdentities)")
    return "item-\(madeIdentities)"
  }
}
