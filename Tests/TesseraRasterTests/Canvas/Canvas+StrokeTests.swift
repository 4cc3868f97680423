import Testing
import TesseraGraphics
import TesseraRaster

@Suite("Lines about shapes")
struct CanvasStrokeTests {
  private static let shapes: [Shape] = [
    .rectangle(Rect(10, 12, 36, 30)), .rectangle(Rect(10.25, 12.5, 36, 30.25)),
    .roundedRectangle(RoundedRectangle(Rect(10, 12, 36, 30), radius: 9)),
    .roundedRectangle(RoundedRectangle(Rect(10.5, 12, 36, 30), radius: 1.5)),
    .roundedRectangle(RoundedRectangle(Rect(10, 12, 36, 30), radius: 10, style: .continuous)),
    .ellipse(Rect(10, 12, 30, 30)), .ellipse(Rect(8.5, 12, 40, 26)),
  ]

  private static func draw(_ body: (inout Canvas) -> Void) -> Pixmap {
    var canvas = Canvas(width: 60, height: 56)
    body(&canvas)
    return canvas.finish()
  }

  private static func alphas(_ pixmap: Pixmap) -> [Int] { pixmap.pixels.map { Int($0.alpha) } }

  @Test("lie between the outline and a smaller or larger one", arguments: shapes, [1.0, 4.5, 40])
  func rings(shape: Shape, width: Double) throws {
    let distances: [(StrokeAlignment, Double, Double)] = [
      (.inside, 0, width), (.outside, width, 0),
    ]
    for (alignment, out, into) in distances {
      let drawn = Self.draw {
        $0.stroke(shape, style: StrokeStyle(width: width), alignment: alignment, with: .black)
      }
      let inner = try #require(shape.grown(by: -into))
      var ring = try #require(shape.grown(by: out)).path
      if !inner.bounds.isEmpty { ring.append(inner.path) }
      let expected = Self.draw { $0.fill(.path(ring), rule: .evenOdd, with: .black) }
      #expect(drawn == expected)
    }
  }

  @Test("on the outline are within 0.05 px of the general line", arguments: shapes, [0.5, 2, 7])
  func centered(shape: Shape, width: Double) {
    let style = StrokeStyle(width: width)
    let drawn = Self.draw { $0.stroke(shape, style: style, with: .black) }
    let general = Self.draw { $0.stroke(shape.path, style: style, with: .black) }
    // 0.05 px of both edges, and what resolving pixels of several edges may be off.
    for (a, b) in zip(Self.alphas(drawn), Self.alphas(general)) { #expect(abs(a - b) <= 26) }
  }

  @Test("with joins that are not sharp are the general line")
  func joins() {
    let square = Shape.rectangle(Rect(10, 12, 36, 30))
    for style in [
      StrokeStyle(width: 6, join: .round), StrokeStyle(width: 6, join: .bevel),
      StrokeStyle(width: 6, miterLimit: 1.4),
      StrokeStyle(width: 6, dash: StrokeDash([5, 3])),
    ] {
      let drawn = Self.draw { $0.stroke(square, style: style, with: .black) }
      #expect(drawn == Self.draw { $0.stroke(square.path, style: style, with: .black) })
    }
  }

  @Test("inside or outside a free path are lines of double width, cut off")
  func freePaths() {
    let star = Path { path in
      for index in 0..<5 {
        let angle = Double(index) * 4 * .pi / 5
        let point = Point(
          30 + 20 * PortableMath.sin(angle), 28 - 20 * PortableMath.cos(angle))
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      path.close()
    }
    for rule in [FillRule.nonZero, .evenOdd] {
      let style = StrokeStyle(width: 3, join: .round)
      let doubled = StrokeStyle(width: 6, join: .round)
      let line = Self.draw { $0.stroke(star, style: doubled, with: .black) }
      let area = Self.draw { $0.fill(.path(star), rule: rule, with: .black) }
      let inside = Self.draw {
        $0.stroke(.path(star), rule: rule, style: style, alignment: .inside, with: .black)
      }
      let outside = Self.draw {
        $0.stroke(.path(star), rule: rule, style: style, alignment: .outside, with: .black)
      }
      for index in line.pixels.indices {
        let (line, area) = (UInt32(line.pixels[index].alpha), UInt32(area.pixels[index].alpha))
        #expect(UInt32(inside.pixels[index].alpha) == Pixel.div255(line * area))
        #expect(UInt32(outside.pixels[index].alpha) == Pixel.div255(line * (255 - area)))
      }
    }
  }

  @Test("of no width, or about nothing, are nothing")
  func nothing() {
    let clear = Pixmap(width: 60, height: 56)
    for alignment in [StrokeAlignment.inside, .center, .outside] {
      for width in [0, -2, Double.nan, .infinity] {
        let drawn = Self.draw {
          $0.stroke(
            Self.shapes[0], style: StrokeStyle(width: width), alignment: alignment, with: .black)
        }
        #expect(drawn == clear)
      }
      for shape in [
        Shape.rectangle(Rect(5, 5, 0, 9)), .ellipse(Rect(5, 5, 9, .nan)), .path(Path()),
      ] {
        let drawn = Self.draw {
          $0.stroke(shape, style: StrokeStyle(width: 2), alignment: alignment, with: .black)
        }
        #expect(drawn == clear)
      }
    }
  }
}
