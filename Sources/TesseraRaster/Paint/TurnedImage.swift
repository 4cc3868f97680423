internal import TesseraGraphics

/// A picture under any affine map → the pixels of a row.
///
/// The centre of each device pixel is taken back into the picture, and the four nearest of its pixels
/// are mixed there. The exact average over what a device pixel covers, a parallelogram, was rejected as
/// far too slow: a picture that is to be filtered and is reduced by the map is averaged by rows and
/// columns first, exactly, to as many pixels as its sides are long on the canvas.
///
/// ## Guarantees
/// The corner is moved to the grid of coverage, and distances from it to centres are exact; so pixels do
/// not depend on whole pixels that the picture is moved by.
struct TurnedImage {
  private let image: Pixmap
  private let horizontal: ImageAxis
  private let vertical: ImageAxis
  private let sampling: Sampling
  private let opacity: UInt8
  /// Where the rectangle's corner lies on the canvas, in pixels.
  private let corner: Point
  /// The way back to the rectangle, from there, in grid steps.
  private let inverse: AffineTransform

  /// Lays a picture out under a map; nil where its rectangle has no area.
  init?(_ layout: ImageLayout, under transform: AffineTransform, inverse: AffineTransform) {
    let width = layout.rect.width * Self.length(transform.a, transform.b)
    let height = layout.rect.height * Self.length(transform.c, transform.d)
    var layout = layout
    if layout.sampling == .filtered { layout = layout.reduced(width: width, height: height) }
    let moved = layout.atOrigin
    let corner = transform.apply(to: layout.rect.origin)
    guard corner.isFinite, let horizontal = moved.horizontal(scale: 1, shift: 0),
      let vertical = moved.vertical(scale: 1, shift: 0)
    else { return nil }
    image = layout.image
    self.horizontal = horizontal
    self.vertical = vertical
    sampling = layout.sampling
    opacity = layout.opacity
    self.corner = Point(SubpixelPoint.snap(corner.x), SubpixelPoint.snap(corner.y))
    let scale = SubpixelPoint.scale
    self.inverse = AffineTransform(
      a: inverse.a * scale, b: inverse.b * scale, c: inverse.c * scale, d: inverse.d * scale,
      tx: 0, ty: 0)
  }

  /// The length of a vector.
  private static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

  /// Writes the colours of some columns of row `y` to the front of `colors`.
  func write(_ run: Range<Int>, y: Int, into colors: inout [Pixel], kernels: SpanKernels) {
    let down = Double(y) + 0.5 - corner.y
    for column in run {
      let across = Double(column) + 0.5 - corner.x
      let u = horizontal.place(at: inverse.a * across + inverse.c * down)
      let v = vertical.place(at: inverse.b * across + inverse.d * down)
      colors[column - run.lowerBound].bits =
        sampling == .nearest
        ? pixel(Self.whole(u), Self.whole(v)).bits : mix(u - 0.5, v - 0.5)
    }
    guard opacity < 255 else { return }
    unsafe colors.withWords(run.count) { words in
      unsafe ImageSampler.scale(words, by: opacity, kernels: kernels)
    }
  }

  /// The pixel in a column and row, or what lies there beyond the picture.
  private func pixel(_ column: Int, _ row: Int) -> Pixel {
    guard let column = horizontal.index(column), let row = vertical.index(row)
    else { return .clear }
    return image.pixels[row * image.width + column]
  }

  /// A number rounded down, and brought into the range that pictures lie in.
  private static func whole(_ value: Double) -> Int {
    let value = max(-0x1p30, min(0x1p30, value))
    let whole = Int(value)
    return Double(whole) > value ? whole - 1 : whole
  }

  /// The mix of the four pixels around a place, which is in pixels from the middle of the first one.
  private func mix(_ u: Double, _ v: Double) -> UInt32 {
    let column = Self.whole(u)
    let row = Self.whole(v)
    let right = max(0, min(1, u - Double(column)))
    let below = max(0, min(1, v - Double(row)))
    let a = pixel(column, row).bits
    let b = pixel(column + 1, row).bits
    let c = pixel(column, row + 1).bits
    let d = pixel(column + 1, row + 1).bits
    @inline(__always)
    func channel(_ shift: UInt32) -> UInt32 {
      func value(_ bits: UInt32) -> Double { Double(bits >> shift & 255) }
      let upper = value(a) * (1 - right) + value(b) * right
      let lower = value(c) * (1 - right) + value(d) * right
      return UInt32(upper * (1 - below) + lower * below + 0.5) << shift
    }
    return channel(0) | channel(8) | channel(16) | channel(24)
  }
}

extension ImageLayout {
  /// The picture with the rectangle's corner at the origin.
  fileprivate var atOrigin: ImageLayout {
    with(image, rect: Rect(0, 0, rect.width, rect.height))
  }

  /// The picture with no more pixels along a side than that is long, averaged.
  fileprivate func reduced(width: Double, height: Double) -> ImageLayout {
    func count(_ length: Double, _ most: Int) -> Int {
      length < Double(most) ? max(1, Int(length.rounded(.up))) : most
    }
    let columns = count(width, image.width)
    let rows = count(height, image.height)
    guard columns < image.width || rows < image.height else { return self }
    let size = Rect(0, 0, Double(columns), Double(rows))
    let upright = ImageLayout(image: image, rect: size, sampling: .filtered, opacity: 255)
    guard let source = upright.source(under: nil) else { return self }
    var paint = RowPaint(source, columns: 0..<columns)
    var pixels: [Pixel] = []
    pixels.reserveCapacity(columns * rows)
    for y in 0..<rows {
      switch paint.source(for: 0..<columns, y: y) {
      case .uniform(let color): pixels.append(contentsOf: repeatElement(color, count: columns))
      case .colors(let first): pixels.append(contentsOf: paint.colors[first..<(first + columns)])
      }
    }
    return with(Pixmap(width: columns, height: rows, pixels: pixels), rect: rect)
  }

  /// The layout with another picture of the same meaning, and another rectangle.
  private func with(_ picture: Pixmap, rect: Rect) -> ImageLayout {
    var other = ImageLayout(image: picture, rect: rect, sampling: sampling, opacity: opacity)
    other.horizontalOutside = horizontalOutside
    other.verticalOutside = verticalOutside
    let across = Double(picture.width) / Double(image.width)
    let down = Double(picture.height) / Double(image.height)
    other.left = Slice(extent: left.extent, count: left.count * across)
    other.right = Slice(extent: right.extent, count: right.count * across)
    other.top = Slice(extent: top.extent, count: top.count * down)
    other.bottom = Slice(extent: bottom.extent, count: bottom.count * down)
    return other
  }
}
