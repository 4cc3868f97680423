import TesseraCells
import TesseraGraphics

/// A cell with a background, a label, an icon and a delete button, as small as can be.
struct PlainCell: Cell {
  let reuseIdentifier: String
  var kind = CellKind.item
  /// The size that it takes for an item, by the item's text; others are 50 × 50.
  var ownSizes: [String: Size] = [:]

  init(_ reuseIdentifier: String = "plain", kind: CellKind = .item, ownSizes: [String: Size] = [:])
  {
    self.reuseIdentifier = reuseIdentifier
    self.kind = kind
    self.ownSizes = ownSizes
  }

  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    ownSizes[item.text ?? ""] ?? Size(50, 50)
  }

  func slots(in context: CellContext) -> Slots {
    let button = Layer(frame: Rect(context.bounds.width - 35, 5, 30, 30))
    return Slots(
      background: Layer(fill: .literal(.white)),
      content: [
        Layer("label", text: TextContent(context.item.text, font: .system(size: 16), color: .tint))
      ],
      icon: IconView(
        .vector(VectorImage("dot", size: Size(1, 1), parts: [])), size: Size(10, 10),
        rule: .whenSelected),
      accessories: [
        Accessory(
          "delete", layer: button, rule: .whenEditing,
          isHiddenForItem: context.item.kind == "add")
      ])
  }
}
