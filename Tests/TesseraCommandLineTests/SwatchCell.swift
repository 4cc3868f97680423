import Tessera

/// A red rectangle of 8×4 points with a blue bar of 2 points at its leading edge.
///
/// The bar is gone while `flagged`; one chosen is green below the bar.
struct SwatchCell: Cell {
  var reuseIdentifier = "swatch"
  var summary = "A colour and a bar"
  var previewItems = [Item("plain"), Item("second")]
  var additionalStates = [CellState(names: ["flagged"])]
  var outsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  var ownSize = Size(8, 4)
  var roles = [
    Role("background", .color, default: "#ff0000", "Below everything"),
    Role("bar", .color, default: "#0000ff", "At the leading edge"),
  ]

  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    Size(
      proposal.width.isFinite ? proposal.width : ownSize.width,
      ownSize.height * environment.typeSize.factor)
  }

  func slots(in context: CellContext) -> Slots {
    let frame = context.directed(Rect(0, 0, 2, context.bounds.height))
    let bar = Layer("bar", frame: frame, fill: .role("bar"))
    return Slots(
      background: Layer(fill: .role("background")),
      selectedBackground: Layer(fill: .literal(Color(red8: 0, green8: 255, blue8: 0))),
      content: context.state.names.contains("flagged") ? [] : [bar])
  }
}

extension SwatchCell {
  /// The swatch with one item and no state of its own, which has sixteen snapshots.
  static let plain: SwatchCell = {
    var cell = SwatchCell()
    cell.previewItems = [Item("plain")]
    cell.additionalStates = []
    return cell
  }()
}

/// A cell of one line of text in a font of the theme.
struct LabelCell: Cell {
  let reuseIdentifier = "label"
  let previewItems = [Item("word", text: "Word")]
  let roles = [Role("font", .typography, default: .typography(size: 10), "The font")]

  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size { Size(40, 16) }

  func slots(in context: CellContext) -> Slots {
    let text = TextContent(
      context.item.text ?? "", font: .role("font"), color: .literal(.black))
    return Slots(content: [Layer("text", text: text)])
  }
}

/// A cell of one icon that the theme names: the item's text.
struct IconCell: Cell {
  let reuseIdentifier = "glyph"
  let previewItems = [Item("dot", text: "dot"), Item("gone", text: "dto")]
  let roles = [Role("ink", .color, default: "#0000ff", "The icon")]

  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size { Size(8, 8) }

  func slots(in context: CellContext) -> Slots {
    Slots(
      icon: IconView(.named(context.item.text ?? ""), size: Size(8, 8), tint: .role("ink")))
  }
}
