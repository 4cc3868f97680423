import TesseraTestSupport
import Testing

@testable import TesseraGraphics
@testable import TesseraRaster

@Suite("Rows of paint")
struct RowPaintTests {
  private static let area = PixelRect(x: -7, y: 3, width: 61, height: 23)

  private static let image = Pixmap(
    width: 11, height: 9, pixels: (0..<99).map(pixel))

  private static func pixel(_ index: Int) -> Pixel {
    let alpha = index % 5 == 0 ? 255 : index * 53 & 255
    return Pixel(
      straightRed: UInt8(index * 2 & 255), green: UInt8(255 - index & 255),
      blue: UInt8(index * 97 & 255),
      alpha: UInt8(alpha))
  }

  /// Every kind of source, moved by whole pixels.
  private static func sources(_ dx: Int = 0, _ dy: Int = 0) -> [RowPaint.Source?] {
    let columns = (area.columns.lowerBound + dx)..<(area.columns.upperBound + dx)
    func at(_ x: Double, _ y: Double) -> Point { Point(x + Double(dx), y + Double(dy)) }
    let shift = AffineTransform.translation(Double(dx), Double(dy))
    let turned = AffineTransform.rotation(0.7)
    let scaled = turned.concatenating(AffineTransform.scale(1.3, 0.8))
    let turn = scaled.concatenating(
      AffineTransform.translation(12.3 + Double(dx), 4.1 + Double(dy)))
    var paints: [(Paint, AffineTransform?)] = [(.color(.white), nil)]
    func add(_ paint: Paint, _ transform: AffineTransform? = nil) {
      paints.append((paint, transform))
    }
    for spread in Gradient.Spread.allCases {
      for interpolation in Gradient.Interpolation.allCases {
        let gradient = GradientReference.gradient(
          stops: 6, seed: 5, spread: spread, interpolation: interpolation)
        add(.linearGradient(gradient, from: at(3.3, 4.7), to: at(30.1, 20.9)))
        add(.linearGradient(gradient, from: at(30.3, 4.7), to: at(3.1, 4.7)))
        add(.linearGradient(gradient, from: at(3.3, 4.7), to: at(3.3, 17)))
        add(.radialGradient(gradient, .circle(center: at(20.2, 12.7), radius: 14.3)))
        let oval = RadialShape(
          center: at(20.2, 12.7), radii: Size(17, 9), focus: at(12.2, 9.1), focusScale: 0.2)
        add(.radialGradient(gradient, oval))
        let cone = RadialShape.circle(
          center: at(30, 12), radius: 4, focus: at(5, 10), focusRadius: 2)
        add(.radialGradient(gradient, cone))
        add(.conicGradient(gradient, center: at(21.3, 12.9), angle: 33))
        add(.linearGradient(gradient, from: Point(1, 2), to: Point(19, 11)), turn)
        add(.radialGradient(gradient, .circle(center: Point(9, 8), radius: 12)), turn)
        add(.conicGradient(gradient, center: Point(9, 8), angle: -70), turn)
      }
    }
    var sources = paints.map { RowPaint.Source($0.0, transform: $0.1, columns: columns) }
    for sampling in Sampling.allCases {
      for rect in [Rect(0.3, 4.1, 40, 17.6), Rect(1, 5, 3.3, 4), Rect(-2, 4, 11, 9)] {
        let layout = ImageLayout(image: image, rect: rect, sampling: sampling, opacity: 200)
        sources += [
          layout.source(under: shift), layout.source(under: turn),
          layout.source(under: AffineTransform.scale(-1, 1).concatenating(shift)),
        ]
      }
      let opaque = Pixmap(width: 11, height: 9, pixels: (0..<99).map { pixel($0 * 5) })
      for rect in [Rect(0.3, 4.1, 40, 17.6), Rect(-8, 3, 63, 30), Rect(1, 5, 5, 6)] {
        let layout = ImageLayout(image: opaque, rect: rect, sampling: sampling, opacity: 255)
        sources.append(layout.source(under: shift))
      }
      let slices = ImageLayout(
        NineSlice(image, insets: EdgeInsets(top: 2, left: 3, bottom: 1, right: 4), scale: 1.5),
        in: Rect(0.25, 4.5, 40, 15), sampling: sampling, opacity: 255)
      sources += [slices.source(under: shift), slices.source(under: turn)]
      for repetition in ImagePattern.Repetition.allCases {
        for tile in [Size(11, 9), Size(7.3, 15.1), Size(0.4, 3)] {
          var pattern = ImagePattern(
            image, origin: Point(4.2, 6.9), tile: tile, repetition: repetition,
            sampling: sampling)
          sources.append(RowPaint.Source(pattern, transform: shift, columns: columns))
          pattern.transform = AffineTransform.rotation(0.3)
          sources.append(RowPaint.Source(pattern, transform: shift, columns: columns))
        }
      }
    }
    return sources
  }

  @Test("are the same from both kinds of loops, in any runs, at any whole pixel, and again")
  func sameBits() {
    var random = RandomSource(seed: 9)
    var reused = RowPaint()
    let far = (dx: 3_207, dy: 911)
    let moved = Self.sources(far.dx, far.dy)
    for (index, source) in Self.sources().enumerated() {
      var fresh = RowPaint(kernels: .reference)
      let reference = fresh.picture(source, over: Self.area)
      var other = RowPaint()
      #expect(other.picture(source, over: Self.area) == reference, "kernels, source \(index)")
      #expect(reused.picture(source, over: Self.area) == reference, "reused, source \(index)")
      let split = reused.picture(source, over: Self.area) { _ in
        Int.random(in: 1...20, using: &random)
      }
      #expect(split == reference, "split, source \(index)")
      let there = PixelRect(
        x: Self.area.columns.lowerBound + far.dx, y: Self.area.rows.lowerBound + far.dy,
        width: Self.area.width, height: Self.area.height)
      #expect(other.picture(moved[index], over: there) == reference, "moved, source \(index)")
    }
  }

  @Test("never have a channel above alpha")
  func premultiplied() {
    for (index, source) in Self.sources().enumerated() {
      var paint = RowPaint()
      for pixel in paint.picture(source, over: Self.area) {
        #expect(
          max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha, "source \(index), \(pixel)")
      }
    }
  }

  @Test("say that they are opaque only where they are")
  func opaque() {
    for (index, source) in Self.sources().enumerated() {
      guard let source else { continue }
      var paint = RowPaint(source, columns: Self.area.columns)
      for y in Self.area.rows {
        let location = paint.source(for: Self.area.columns, y: y)
        guard paint.isOpaque else { continue }
        switch location {
        case .uniform(let color): #expect(color.alpha == 255, "source \(index)")
        case .colors(let first):
          let row = paint.colors[first..<(first + Self.area.width)]
          #expect(row.allSatisfy { $0.alpha == 255 }, "source \(index)")
        }
      }
    }
    let gradient = Gradient([.init(.black, at: 0), .init(.white, at: 1)])
    let radial = RowPaint.Source(
      .radialGradient(gradient, .circle(center: .zero, radius: 9)), columns: 0..<4)
    guard let radial else {
      Issue.record("a gradient is a source")
      return
    }
    let paint = RowPaint(radial, columns: 0..<4)
    let isOpaque = paint.isOpaque
    #expect(isOpaque)
  }

  @Test("of opaque rows are written in place, and nothing beside them")
  func inPlace() {
    var random = RandomSource(seed: 4)
    var written = 0
    for (index, source) in Self.sources().enumerated() {
      guard let source else { continue }
      for kernels in SpanKernels.allCases {
        var other = RowPaint(kernels: .reference)
        let expected = other.picture(source, over: Self.area)
        var paint = RowPaint(source, columns: Self.area.columns, kernels: kernels)
        for y in Self.area.rows where paint.enterRow(y) {
          written += 1
          let width = Self.area.width
          let first = Int.random(in: 0..<(width - 1), using: &random)
          let run = first..<Int.random(in: (first + 1)...width, using: &random)
          let left = Self.area.columns.lowerBound
          var row = [Pixel](repeating: Pixel(bits: 7), count: width)
          unsafe row.withUnsafeMutableBufferPointer {
            unsafe paint.write(
              (left + run.lowerBound)..<(left + run.upperBound), y: y,
              into: UnsafeMutableBufferPointer(rebasing: $0[run]))
          }
          let start = (y - Self.area.rows.lowerBound) * width
          let wanted = (0..<width).map {
            run.contains($0) ? expected[start + $0] : Pixel(bits: 7)
          }
          #expect(row == wanted, "source \(index), row \(y)")
        }
      }
    }
    #expect(written > 300)
  }

  @Test("are clear once they have ended")
  func end() {
    var paint = RowPaint(.color(Pixel(bits: 0xFF00_00FF)), columns: 0..<2)
    paint.end()
    guard case .uniform(let color) = paint.source(for: 0..<2, y: 0) else {
      Issue.record("a paint that has ended is one colour")
      return
    }
    #expect(color == .clear)
  }

  @Test("know the colour of a whole row where they have one, and only there")
  func rowColors() {
    var paint = RowPaint()
    var uniform = 0
    for case let source? in Self.sources() {
      let picture = paint.picture(source, over: Self.area)
      paint.begin(source, columns: Self.area.columns)
      guard paint.isUniformInRows else {
        #expect(paint.color(ofRow: Self.area.rows.lowerBound) == nil)
        continue
      }
      uniform += 1
      let width = Self.area.width
      for y in Self.area.rows {
        let start = (y - Self.area.rows.lowerBound) * width
        let row = Array(picture[start..<(start + width)])
        #expect(paint.color(ofRow: y).map { Array(repeating: $0, count: width) } == row)
      }
      paint.end()
      #expect(paint.color(ofRow: Self.area.rows.lowerBound) == nil)
    }
    // The one that runs straight down and pads, in each interpolation.
    #expect(uniform == Gradient.Interpolation.allCases.count)
  }
}
