internal import TesseraGraphics

/// The attribute `viewBox`, and how it is laid into a viewport (SVG 2, sections 8.2 and 8.6).
struct ViewBox: Hashable {
  /// The rectangle, in user units; its sides are above 0.
  let rect: Rect

  /// Reads four numbers; nil where the text is not that, or a side is not above 0.
  init?(_ text: String) {
    var scanner = ValueScanner(text)
    let numbers = scanner.numbers()
    guard scanner.isAtEnd, numbers.count == 4, numbers.allSatisfy(\.isFinite), numbers[2] > 0,
      numbers[3] > 0
    else { return nil }
    rect = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// The map from the rectangle into a viewport.
  func placed(in viewport: Rect, _ ratio: AspectRatio) -> AffineTransform {
    var across = viewport.width / rect.width
    var down = viewport.height / rect.height
    if let alignment = ratio.alignment {
      let factor = ratio.isSlice ? max(across, down) : min(across, down)
      (across, down) = (factor, factor)
      let x =
        viewport.minX - rect.minX * factor
        + (viewport.width - rect.width * factor) * alignment.x
      let y =
        viewport.minY - rect.minY * factor
        + (viewport.height - rect.height * factor) * alignment.y
      return AffineTransform(a: factor, b: 0, c: 0, d: factor, tx: x, ty: y)
    }
    return AffineTransform(
      a: across, b: 0, c: 0, d: down, tx: viewport.minX - rect.minX * across,
      ty: viewport.minY - rect.minY * down)
  }
}
