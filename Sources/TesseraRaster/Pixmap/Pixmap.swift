package import TesseraGraphics

/// A picture being drawn, or drawn: premultiplied pixels, row by row from the top left.
///
/// ## Guarantees
/// Both sides are between 1 and `sideLimit`; `pixels.count == width · height`.
package struct Pixmap: Hashable, Sendable {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// The pixels, row by row from the top left, without padding.
  package private(set) var pixels: [Pixel]

  /// The longest side that a pixmap may have (design section 8).
  package static let sideLimit = 16_384

  /// Creates a picture of one colour; sides must lie between 1 and `sideLimit`.
  package init(width: Int, height: Int, fill: Pixel = .clear) {
    self.init(
      width: width, height: height, pixels: [Pixel](repeating: fill, count: width * height))
  }

  /// Creates a picture from its pixels.
  package init(width: Int, height: Int, pixels: [Pixel]) {
    let sides = 1...Self.sideLimit
    precondition(sides.contains(width) && sides.contains(height), "a side is out of range")
    precondition(pixels.count == width * height, "one pixel for each place")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// All pixels as a rectangle with its corner at the origin.
  package var area: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The pixel in column `x` of row `y`.
  package subscript(x: Int, y: Int) -> Pixel {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "there is no such pixel")
      return pixels[y * width + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "there is no such pixel")
      pixels[y * width + x] = newValue
    }
  }

  /// The pixels of one row, from left to right.
  package func row(_ y: Int) -> ArraySlice<Pixel> {
    precondition(y >= 0 && y < height, "there is no such row")
    return pixels[(y * width)..<((y + 1) * width)]
  }

  /// Replaces pixels by those of another picture whose top left pixel lands at (`x`, `y`).
  ///
  /// Pixels are copied as they are, clear ones too; what falls outside is left out.
  package mutating func copy(_ other: Pixmap, toX x: Int, y: Int) {
    let landing = PixelRect(x: x, y: y, width: other.width, height: other.height)
    let target = landing.intersection(area)
    guard !target.isEmpty else { return }
    let (width, skipped) = (width, target.columns.lowerBound - x)
    // Not slice by slice: to count the references to one waits until the row before has been written, and
    // a large picture's rows are far away.
    unsafe other.pixels.withUnsafeBufferPointer { source in
      unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        guard let source = source.baseAddress, let pixels = pixels.baseAddress else { return }
        for row in target.rows {
          // `target` lies in both pictures.
          unsafe (pixels + (row * width + target.columns.lowerBound)).update(
            from: source + ((row - y) * other.width + skipped), count: target.width)
        }
      }
    }
  }

  /// The part of the picture in a rectangle, which must lie inside and hold a pixel at least.
  package func cropped(x: Int, y: Int, width: Int, height: Int) -> Pixmap {
    precondition(
      0...self.width ~= x && 0...self.height ~= y && 1...self.width ~= width
        && 1...self.height ~= height && width <= self.width - x && height <= self.height - y,
      "the part lies inside the picture")
    var part: [Pixel] = []
    part.reserveCapacity(width * height)
    for row in y..<(y + height) {
      let start = row * self.width + x
      part.append(contentsOf: pixels[start..<(start + width)])
    }
    return Pixmap(width: width, height: height, pixels: part)
  }
}
