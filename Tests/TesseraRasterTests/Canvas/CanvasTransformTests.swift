import Testing
import TesseraGraphics
import TesseraRaster

/// Lines along shapes and shadows of them under a map of the plane, against the mapped geometry.
@Suite("Transforms of lines and shadows")
struct CanvasTransformTests {
  private static let shapes: [Shape] = [
    .rectangle(Rect(8, 6, 18, 14)), .rectangle(Rect(8.25, 6.5, 18, 14.75)),
    .roundedRectangle(RoundedRectangle(Rect(8, 6, 18, 14), radius: 5)),
    .roundedRectangle(RoundedRectangle(Rect(8, 6, 18, 14), radius: 4, style: .continuous)),
    .ellipse(Rect(8, 6, 18, 14)),
    .path(
      Path {
        $0.move(to: Point(8, 6))
        $0.line(to: Point(26, 9))
        $0.line(to: Point(12, 20))
        $0.close()
      }),
  ]
  /// Scales that move no coordinate off the grid.
  private static let exact: [(map: AffineTransform, scale: Double)] = [
    (.scale(2, 2), 2), (AffineTransform.scale(0.5, 0.5).concatenating(.translation(3.5, 20)), 0.5),
  ]
  private static let turns = [
    AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 45, ty: 8),
    AffineTransform.rotation(0.5).concatenating(.translation(16, 3)),
    AffineTransform.rotation(-2).concatenating(.scale(1.25, 1.25))
      .concatenating(.translation(16, 50)),
  ]

  private static func draw(_ body: (inout Canvas) -> Void) -> Pixmap {
    var canvas = Canvas(width: 64, height: 60)
    body(&canvas)
    return canvas.finish()
  }

  private static func mapped(_ shape: Shape, _ map: AffineTransform) -> Shape {
    func mapped(_ rect: Rect) -> Rect {
      let origin = map.apply(to: rect.origin)
      return Rect(origin.x, origin.y, rect.width * map.a, rect.height * map.d)
    }
    switch shape {
    case .rectangle(let rect): return .rectangle(mapped(rect))
    case .ellipse(let rect): return .ellipse(mapped(rect))
    case .roundedRectangle(let rounded):
      return .roundedRectangle(
        RoundedRectangle(
          mapped(rounded.rect), radius: rounded.radius * map.a, style: rounded.style))
    case .path(let path): return .path(path.transformed(by: map))
    }
  }

  private static func largestDifference(_ a: Pixmap, _ b: Pixmap) -> Int {
    zip(a.pixels, b.pixels).map { abs(Int($0.alpha) - Int($1.alpha)) }.max() ?? 0
  }

  @Test(
    "draw aligned lines of scaled shapes as lines of the scaled width", arguments: shapes,
    [StrokeAlignment.inside, .center, .outside])
  func scaledLines(shape: Shape, alignment: StrokeAlignment) {
    for (map, scale) in Self.exact {
      let under = Self.draw { canvas in
        canvas.withTransform(map) {
          $0.stroke(shape, style: StrokeStyle(width: 3), alignment: alignment, with: .black)
        }
      }
      let direct = Self.draw {
        $0.stroke(
          Self.mapped(shape, map), style: StrokeStyle(width: 3 * scale), alignment: alignment,
          with: .black)
      }
      // Where lines are made of short pieces, these are made before the scale or behind it.
      #expect(Self.largestDifference(under, direct) <= 16)
      #expect(under != Self.draw { _ in })
    }
  }

  @Test(
    "draw aligned lines of turned shapes as lines along the turned path", arguments: shapes,
    [StrokeAlignment.inside, .center, .outside])
  func turnedLines(shape: Shape, alignment: StrokeAlignment) {
    for map in Self.turns {
      let scale = Point(map.a, map.b).length
      let under = Self.draw { canvas in
        canvas.withTransform(map) {
          $0.stroke(shape, style: StrokeStyle(width: 3), alignment: alignment, with: .black)
        }
      }
      let direct = Self.draw {
        $0.stroke(
          .path(shape.path.transformed(by: map)), style: StrokeStyle(width: 3 * scale),
          alignment: alignment, with: .black)
      }
      // A ring has exact corners; the general line is within 0.05 px, and of double width and cut off.
      #expect(Self.largestDifference(under, direct) <= 40)
    }
  }

  @Test(
    "cast shadows of scaled shapes with the offset and blur of device pixels", arguments: shapes)
  func scaledShadows(shape: Shape) {
    for (map, scale) in Self.exact {
      for spread in [0.0, 2, -1] {
        if spread != 0, shape.grown(by: spread) == nil { continue }
        let under = Self.draw { canvas in
          canvas.withTransform(map) {
            $0.shadow(of: shape, color: .black, offset: Point(3, -2), sigma: 4, spread: spread)
            $0.innerShadow(of: shape, color: .white, offset: Point(1, 2), sigma: 2, spread: spread)
          }
        }
        let scaled = Self.mapped(shape, map)
        let direct = Self.draw {
          $0.shadow(
            of: scaled, color: .black, offset: Point(3, -2), sigma: 4, spread: spread * scale)
          $0.innerShadow(
            of: scaled, color: .white, offset: Point(1, 2), sigma: 2, spread: spread * scale)
        }
        #expect(Self.largestDifference(under, direct) <= 1, "spread \(spread)")
      }
    }
  }

  @Test("cast shadows of turned shapes as of the turned path", arguments: shapes)
  func turnedShadows(shape: Shape) throws {
    for map in Self.turns {
      for spread in [0.0, 1.5] {
        guard let grown = shape.grown(by: spread), let shrunk = shape.grown(by: -spread)
        else { continue }
        let under = Self.draw { canvas in
          canvas.withTransform(map) {
            $0.shadow(of: shape, color: .black, offset: Point(3, -2), sigma: 4, spread: spread)
          }
        }
        let direct = Self.draw {
          $0.shadow(
            of: .path(grown.path.transformed(by: map)), color: .black, offset: Point(3, -2),
            sigma: 4)
        }
        #expect(Self.largestDifference(under, direct) <= 1, "spread \(spread)")

        let inner = Self.draw { canvas in
          canvas.withTransform(map) {
            $0.innerShadow(of: shape, color: .black, offset: Point(2, 1), sigma: 3, spread: spread)
          }
        }
        // What the hole, moved and blurred, leaves of the shape.
        var expected = Canvas(width: 64, height: 60)
        let outline = Shape.path(shape.path.transformed(by: map))
        expected.fill(outline, with: .black)
        expected.withGroup(blendMode: .destinationOut) {
          $0.shadow(
            of: .path(shrunk.path.transformed(by: map)), color: .black, offset: Point(2, 1),
            sigma: 3)
        }
        let rest = expected.finish()
        #expect(Self.largestDifference(inner, rest) <= 1, "inner, spread \(spread)")
      }
    }
  }
}

extension Point {
  /// The distance from the origin.
  fileprivate var length: Double { (x * x + y * y).squareRoot() }
}
