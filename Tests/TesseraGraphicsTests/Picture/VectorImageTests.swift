import TesseraGraphics
import Testing

@Suite("Vector pictures")
struct VectorImageTests {
  private static let red = Color(red8: 255, green8: 0, blue8: 0)
  private static let line = VectorImage.GradientInk(
    [.init(red, at: 0), .init(nil, opacity: 0.5, at: 1)], .linear(from: .zero, to: Point(10, 0)))

  @Test("A template is a picture that the tint colours a part of, in any depth")
  func isTemplate() {
    func image(_ ink: VectorImage.Ink) -> VectorImage {
      VectorImage(
        "x", size: Size(1, 1), nodes: [.group(.init([.part(.init(Path(), ink: ink))]))])
    }
    #expect(image(.tint).isTemplate)
    #expect(!image(.color(.black)).isTemplate)
    #expect(image(.gradient(Self.line)).isTemplate)
  }

  @Test("As a template everything takes the tint and keeps its alpha")
  func asTemplate() {
    let image = VectorImage(
      "x", size: Size(1, 1),
      nodes: [
        .part(.init(Path(), ink: .color(Self.red.withAlpha(0.5)), opacity: 0.5)),
        .group(.init([.part(.init(Path(), ink: .gradient(Self.line)))], opacity: 0.25)),
      ])
    var gradient = Self.line
    gradient.stops[0].color = nil
    #expect(
      image.asTemplate().nodes == [
        .part(.init(Path(), ink: .tint, opacity: 0.25)),
        .group(.init([.part(.init(Path(), ink: .gradient(gradient)))], opacity: 0.25)),
      ])
  }

  @Test("A linear gradient's colours stay straight lines under a map that skews its own line")
  func linear() throws {
    // Colours are constant along y = x there, and so they must stay along the image of that.
    let diagonal = VectorImage.GradientInk(
      [.init(.black, at: 0), .init(.white, at: 1)], .linear(from: .zero, to: Point(1, -1)))
    let placed = try #require(diagonal.placed(by: .scale(20, 10), tint: .black))
    guard case .linearGradient(_, let from, let to) = placed.paint else {
      Issue.record("no linear gradient")
      return
    }
    #expect(from == .zero)
    // (20, -10) has position 1, and (20, 10) position 0.
    let line = to - from
    let square = line.x * line.x + line.y * line.y
    #expect(abs((line.x * 20 - line.y * 10) / square - 1) < 1e-12)
    #expect(abs((line.x * 20 + line.y * 10) / square) < 1e-12)
    #expect(placed.plane == nil)
  }

  @Test(
    "A circle becomes an ellipse of the canvas where it can, else a circle in a plane of its own")
  func radial() throws {
    let circle = VectorImage.GradientInk(
      [.init(nil, at: 0), .init(Self.red, at: 1)],
      .radial(center: Point(1, 1), radius: 2, focus: Point(1, 0), focusRadius: 0.5))
    let stops = Gradient([.init(.black, at: 0), .init(Self.red, at: 1)])
    let even = try #require(circle.placed(by: .scale(3, 3), tint: .black))
    #expect(
      even.paint
        == .radialGradient(
          stops,
          RadialShape(
            center: Point(3, 3), radii: Size(6, 6), focus: Point(3, 0), focusScale: 0.25)))
    #expect(even.plane == nil)
    let stretched = try #require(circle.placed(by: .scale(3, 2), tint: .black))
    #expect(
      stretched.paint
        == .radialGradient(
          stops,
          RadialShape(
            center: Point(3, 2), radii: Size(6, 4), focus: Point(3, 0), focusScale: 0.25)))
    let skew = AffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 4, ty: 5)
    let plane = try #require(circle.placed(by: skew, tint: .black)?.plane)
    let factor = skew.largestScale
    let there = plane.apply(to: Point(factor, factor))
    #expect(abs(there.x - 6) < 1e-12 && abs(there.y - 6) < 1e-12)
  }

  @Test("A map that flattens the plane leaves the last colour, no stops leave nothing")
  func degenerate() {
    #expect(
      Self.line.placed(by: .scale(1, 0), tint: .black)?.paint == .color(.black.withAlpha(0.5)))
    let empty = VectorImage.GradientInk([], .linear(from: .zero, to: Point(1, 0)))
    #expect(empty.placed(by: .identity, tint: .black) == nil)
  }
}
