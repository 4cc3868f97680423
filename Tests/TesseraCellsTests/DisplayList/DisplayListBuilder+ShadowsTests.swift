import TesseraGraphics
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite struct DisplayListBuilderShadowsTests {
  private static let shadow = ShadowValue(
    color: Color(red: 0, green: 0, blue: 0, alpha: 0.5), offsetX: 1, offsetY: 2, blur: 10,
    spread: 3)

  @Test(
    "σ is half the blur; every side of the silhouette grows by the spread, radii with it",
    arguments: [
      (LayerShape.rectangle, "rect 14 14 52 52"), (.ellipse, "ellipse 14 14 52 52"),
      (.rounded(4, style: .circular), "rounded 14 14 52 52 radius 14 circular"),
      (.rounded(0), "rounded 14 14 52 52 radius 0 continuous"),
    ])
  func silhouette(shape: LayerShape, text: String) throws {
    let layer = Layer(
      frame: Rect(10, 10, 20, 20), shape: shape, shadows: [LayerShadow(.literal(Self.shadow))])
    #expect(
      try Drawing(.showing(layer), environment: Environment(scale: 2)).rows == [
        "content/0 | shadow | \(text) by 2 4 sigma 10 | #00000080"
      ])
  }

  @Test("A free outline keeps its spread")
  func freeSilhouette() throws {
    let triangle = Path { path in
      path.move(to: Point(0, 0))
      path.line(to: Point(10, 0))
      path.line(to: Point(0, 20))
      path.close()
    }
    let layer = Layer(shape: .path(triangle), shadows: [LayerShadow(.literal(Self.shadow))])
    guard case .shadow(let shape, let spread, _, _, _, _) = try Drawing(.showing(layer)).drawings[0]
    else {
      Issue.record("no shadow")
      return
    }
    #expect(shape == .path(triangle) && spread == 3)
  }

  @Test("A negative spread makes the silhouette smaller, at most to nothing")
  func negativeSpread() throws {
    let shrunk = ShadowValue(color: .black, offsetX: 0, offsetY: 0, blur: 0, spread: -2)
    let layer = Layer(
      frame: Rect(10, 10, 20, 20), shape: .rounded(3), shadows: [LayerShadow(.literal(shrunk))])
    #expect(
      try Drawing(.showing(layer)).rows == [
        "content/0 | shadow | rounded 12 12 16 16 radius 1 continuous by 0 0 sigma 0 | #000000"
      ])
  }

  @Test("CSS's rule keeps a shadow out of the shape")
  func clipsUnderFill() throws {
    let layer = Layer(
      frame: Rect(10, 10, 20, 20),
      shadows: [LayerShadow(.literal(Self.shadow), clipsUnderFill: true)])
    #expect(
      try Drawing(.showing(layer)).rows == [
        "content/0 | shadow | rect 7 7 26 26 by 1 2 sigma 5 outside rect 10 10 20 20 | #00000080"
      ])
  }

  @Test("The first shadow is on top, of a layer and of a token")
  func shadowOrder() throws {
    func shadow(_ blur: Double) -> ShadowValue {
      ShadowValue(color: .black, offsetX: 0, offsetY: 0, blur: blur)
    }
    let layer = Layer(shadows: [.role("lift"), LayerShadow(.literal(shadow(6)))])
    let role = Role("lift", .shadow, default: .shadow(shadow(2), shadow(4)))
    let sigmas = try Drawing(.showing(layer, roles: [role])).drawings.map { drawing -> Double? in
      if case .shadow(_, _, _, let sigma, _, _) = drawing { sigma } else { nil }
    }
    #expect(sigmas == [3, 2, 1])
  }

  private static let inner = ShadowValue(
    color: .black, offsetX: 1, offsetY: 2, blur: 4, spread: 3, isInset: true)

  @Test("An inner shadow lies above fill and picture and below text, children and border")
  func innerShadow() throws {
    let bitmap = StraightImage(width: 1, height: 1, bytes: [0, 0, 0, 255])
    let layer = Layer(
      frame: Rect(10, 10, 20, 20), shape: .rounded(5, style: .circular), fill: .literal(.white),
      image: ImageContent(.bitmap(bitmap), contentMode: .scaleToFill),
      border: Border(1, color: .tint),
      shadows: [LayerShadow(.literal(Self.inner)), LayerShadow(.literal(Self.shadow))],
      children: [Layer("child", fill: .literal(.black))])
    let drawing = try Drawing(.showing(layer))
    #expect(
      drawing.list.lines.dropFirst(2).map(\.kind) == [
        "shadow", "fill", "image", "innerShadow", "fill", "border",
      ])
    #expect(
      drawing.rows[3] == "content/0 | innerShadow | rounded 10 10 20 20 radius 5 circular"
        + " spread 3 by 1 2 sigma 2 | #000000")
  }

  @Test("Where a layer clips, picture and children are cut, the inner shadow between them is not")
  func clippedInnerShadow() throws {
    let layer = Layer(
      shadows: [LayerShadow(.literal(Self.inner))], clips: true,
      children: [Layer("child", fill: .literal(.black))])
    #expect(
      try Drawing(.showing(layer)).list.lines.dropFirst(2).map(\.kind) == [
        "innerShadow", "begin", "fill", "end",
      ])
  }
}
