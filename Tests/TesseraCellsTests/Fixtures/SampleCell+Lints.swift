import TesseraCells
import TesseraGraphics
import TesseraTheme

/// Cells that lints are tried on.
extension SampleCell {
  /// A cell that takes the role `fill` in its background.
  static let filled = SampleCell(roles: [Role("fill", .color)]) { _ in
    Slots(background: Layer(fill: .role("fill")))
  }

  /// A cell of a background, a selected background, a text of some size and weight, and an icon.
  static func labelled(size: Double = 14, weight: Double = 400) -> SampleCell {
    let square = VectorImage(
      "square", size: Size(8, 8), parts: [.init(Shape.rectangle(Rect(1, 1, 6, 6)).path)])
    return SampleCell(
      roles: [
        Role("ground", .color, default: "#ffffff"), Role("chosen", .color, default: "#ddddff"),
        Role("text", .color, default: "#000000"), Role("icon", .color, default: "#000000"),
      ], additionalStates: [CellState(.disabled)]
    ) { _ in
      Slots(
        background: Layer(fill: .role("ground")),
        selectedBackground: Layer(fill: .role("chosen")), selectedBackgroundRule: .whenSelected,
        content: [
          Layer(
            "title",
            text: TextContent(
              "Title", font: .system(size: size, weight: weight), color: .role("text")))
        ],
        icon: IconView(.vector(square), size: Size(16, 16), anchor: .leading, tint: .role("icon")))
    }
  }
}
