import CAllocations
import Testing
import TesseraGraphics
import TesseraRaster
import TesseraTestSupport

/// Once its buffers have grown, a canvas draws without asking for memory.
///
/// The blocks are counted by the C target `CAllocations`, which stands in for `malloc`. What still asks
/// for some is listed with how many a frame may take at most; the list only ever becomes shorter.
@Suite(
  "Allocations of a frame",
  .enabled(if: allocations_are_counted(), "a sanitizer brings its own allocator"))
struct CanvasAllocationTests {
  /// The blocks that a frame of some drawings takes at most; all others take none.
  ///
  /// They come from outlines of lines, which are paths of their own, from the axes of a shadow's
  /// silhouette, and from layers and masks.
  private static let exceptions: [String: Int] = [
    "border outside of a path": 64, "line": 30, "dashes": 30,
    "shadow": 61, "wide shadow": 61, "inner shadow": 61,
    "group": 1, "blurred group": 2, "clip to a card": 3,
  ]

  /// What is drawn in a frame, by its name; whatever the frame does not make itself is made before.
  private static let drawings: [String: @Sendable (inout Canvas) -> Void] = {
    let black = Paint.color(.black)
    let card = Shape.roundedRectangle(RoundedRectangle(Rect(8.25, 9.5, 70, 60), radius: 12))
    let squircle = Shape.roundedRectangle(
      RoundedRectangle(Rect(8.25, 9.5, 70, 60), radius: 12, style: .continuous))
    let icon = leaf
    let stops = [
      Gradient.Stop(.black, at: 0), Gradient.Stop(.white, at: 0.4),
      Gradient.Stop(Color(red: 1, green: 0, blue: 0, alpha: 0.5), at: 1),
    ]
    let linear = Paint.linearGradient(Gradient(stops), from: Point(8, 9), to: Point(78, 69))
    let oklab = Paint.linearGradient(
      Gradient(stops, interpolation: .oklab), from: Point(8, 9), to: Point(78, 69))
    let radial = Paint.radialGradient(
      Gradient(stops, spread: .reflect), .circle(center: Point(40, 40), radius: 30))
    let conic = Paint.conicGradient(Gradient(stops), center: Point(40, 40), angle: 1)
    let picture = Pixmap(width: 64, height: 48, fill: Pixel(.white))
    let slices = NineSlice(picture, insets: EdgeInsets(top: 9, left: 9, bottom: 9, right: 9))
    let tiles = ImagePattern(picture, tile: Size(20, 15), sampling: .bilinear)
    let solid = StrokeStyle(width: 3, cap: .round, join: .round)
    let dashes = StrokeStyle(width: 3, dash: StrokeDash([6, 4]))
    let turn = AffineTransform.rotation(0.3)
    return [
      "rectangle": { $0.fill(.rectangle(Rect(3.5, 4.25, 60, 50)), with: black) },
      "whole-pixel rectangle": { $0.fill(.rectangle(Rect(3, 4, 60, 50)), with: black) },
      "card": { $0.fill(card, with: black) },
      "continuous corners": { $0.fill(squircle, with: black) },
      "circle": { $0.fill(.ellipse(Rect(5.5, 6.5, 60, 60)), with: black) },
      "path": { $0.fill(.path(icon), with: black) },
      "path, even-odd": { $0.fill(.path(icon), rule: .evenOdd, with: black) },
      "turned path": { canvas in
        canvas.withTransform(turn) { $0.fill(.path(icon), with: black) }
      },
      "card, multiplied": { $0.fill(card, with: black, blendMode: .multiply) },
      "card, linear gradient": { $0.fill(card, with: linear) },
      "card, OKLab gradient": { $0.fill(card, with: oklab) },
      "card, radial gradient": { $0.fill(card, with: radial) },
      "card, conic gradient": { $0.fill(card, with: conic) },
      "border": { $0.stroke(card, style: StrokeStyle(width: 2), with: black) },
      "border inside": {
        $0.stroke(squircle, style: StrokeStyle(width: 2), alignment: .inside, with: black)
      },
      "border outside of a path": {
        $0.stroke(.path(icon), style: solid, alignment: .outside, with: black)
      },
      "line": { $0.stroke(icon, style: solid, with: black) },
      "dashes": { $0.stroke(icon, style: dashes, with: black) },
      "picture, bilinear": { $0.draw(picture, in: Rect(3, 4, 50, 40), sampling: .bilinear) },
      "picture, filtered": { $0.draw(picture, in: Rect(3, 4, 30, 20), sampling: .filtered) },
      "nine slices": { $0.draw(slices, in: Rect(3, 4, 80, 70), sampling: .bilinear) },
      "tiles": { $0.fill(card, with: tiles) },
      "shadow": { $0.shadow(of: card, color: .black, offset: Point(0, 3), sigma: 4) },
      "wide shadow": { $0.shadow(of: card, color: .black, sigma: 40) },
      "inner shadow": { $0.innerShadow(of: card, color: .black, sigma: 4) },
      "group": { canvas in
        canvas.withGroup(opacity: 0.5) { $0.fill(card, with: black) }
      },
      "blurred group": { canvas in
        canvas.withBlur(sigma: 3) { $0.fill(card, with: black) }
      },
      "clip to a card": { canvas in
        canvas.withClip(card) { $0.fill(.path(icon), with: black) }
      },
    ]
  }()

  /// A leaf with a hole in it.
  private static let leaf = Path {
    $0.move(to: Point(12.5, 44))
    $0.cubic(Point(13, 25), Point(32, 11.5), to: Point(62, 13))
    $0.cubic(Point(62.5, 44), Point(46, 62), to: Point(26, 61))
    $0.quadratic(Point(14, 57), to: Point(12.5, 44))
    $0.close()
    $0.move(to: Point(29, 32))
    $0.cubic(Point(30, 47), Point(45, 46), to: Point(46, 29))
    $0.line(to: Point(29, 32))
    $0.close()
  }

  @Test("are none in steady state", arguments: drawings.keys.sorted())
  func steadyState(name: String) throws {
    let draw = try #require(Self.drawings[name])
    var canvas = Canvas(width: 90, height: 84)
    for _ in 0..<3 {
      canvas.clear()
      draw(&canvas)
    }
    let before = allocation_count()
    for _ in 0..<10 {
      canvas.clear()
      draw(&canvas)
    }
    let blocks = Double(allocation_count() - before) / 10
    #expect(blocks <= Double(Self.exceptions[name] ?? 0))
  }

  @Test("are counted")
  func counting() {
    let before = allocation_count()
    let pixmap = Pixmap(width: 3, height: 3)
    #expect(allocation_count() > before)
    #expect(pixmap.width == 3)
  }
}
