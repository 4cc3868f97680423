import TesseraCells
import TesseraGraphics

/// A cell for tests: everything is given.
struct SampleCell: Cell {
  var reuseIdentifier = "sample"
  var summary = ""
  var previewItems = [Item("item")]
  var additionalStates: [CellState] = []
  var outsets = EdgeInsets.zero
  var isTransparent = false
  /// The size for an item, in points.
  var itemSize: @Sendable (Item) -> Size = { _ in Size(20, 20) }
  /// The look.
  var look: @Sendable (CellContext) -> Slots = { _ in Slots() }

  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    itemSize(item)
  }

  func slots(in context: CellContext) -> Slots { look(context) }
}

extension SampleCell {
  /// A cell of one size that shows layers in its content slot.
  init(_ size: Size, clip: LayerShape? = nil, _ content: Layer...) {
    itemSize = { _ in size }
    look = { _ in Slots(content: content, clip: clip) }
  }
}

extension Fill {
  /// Opaque red.
  static let red = Fill.literal(Color(red8: 255, green8: 0, blue8: 0))
  /// Opaque blue.
  static let blue = Fill.literal(Color(red8: 0, green8: 0, blue8: 255))
}

extension Pixel {
  /// An opaque pixel.
  static func opaque(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Pixel {
    Pixel(premultipliedRed: red, green: green, blue: blue, alpha: 255)
  }

  static let white = opaque(255, 255, 255)
  static let black = opaque(0, 0, 0)
  static let pureRed = opaque(255, 0, 0)
  static let pureBlue = opaque(0, 0, 255)
}
