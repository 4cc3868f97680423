package import TesseraRaster

/// The part of a picture that is compared: all of it but the rectangles to be ignored.
struct ComparedArea: Sendable {
  /// What is left out.
  let ignored: [PixelRect]

  /// The columns that are compared of a row of `width` pixels, from left to right.
  func columns(inRow y: Int, width: Int) -> [Range<Int>] {
    guard !ignored.isEmpty else { return [0..<width] }
    let gaps = ignored.filter { $0.rows.contains(y) }
      .sorted { $0.columns.lowerBound < $1.columns.lowerBound }
    var open: [Range<Int>] = []
    var start = 0
    for gap in gaps {
      let end = min(width, gap.columns.lowerBound)
      if start < end { open.append(start..<end) }
      start = max(start, gap.columns.upperBound)
    }
    if start < width { open.append(start..<width) }
    return open
  }
}

extension PixelRect {
  /// A rectangle from the pixels in two opposite corners, both inside.
  ///
  /// - Returns: nil where the second corner lies left of or above the first, or a corner is negative.
  package init?(inclusiveCorners x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    guard x0 >= 0, y0 >= 0, x1 >= x0, y1 >= y0, x1 < .max, y1 < .max else { return nil }
    self.init(columns: x0..<(x1 + 1), rows: y0..<(y1 + 1))
  }
}
