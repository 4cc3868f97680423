/// Where two pictures differ.
extension Pixmap {
  /// The smallest rectangle that holds every pixel that differs from another picture's; nil where all
  /// are equal.
  ///
  /// - Precondition: both have the same size.
  package func changedArea(since other: Pixmap) -> PixelRect? {
    precondition(width == other.width && height == other.height, "the sizes are equal")
    var (left, right) = (width, 0)
    var (top, bottom) = (height, 0)
    for y in 0..<height {
      let (start, end) = (y * width, (y + 1) * width)
      guard let first = (start..<end).first(where: { pixels[$0] != other.pixels[$0] }),
        let last = (start..<end).last(where: { pixels[$0] != other.pixels[$0] })
      else { continue }
      left = min(left, first - start)
      right = max(right, last - start + 1)
      top = min(top, y)
      bottom = y + 1
    }
    return top < bottom ? PixelRect(columns: left..<right, rows: top..<bottom) : nil
  }
}
