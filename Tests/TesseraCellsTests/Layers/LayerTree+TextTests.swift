import TesseraGraphics
import TesseraText
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite struct LayerTreeTextTests {
  private func text(_ slots: Slots, state: CellState = .normal) -> String {
    LayerTree(
      of: SampleCell.showing(slots),
      in: CellContext(
        item: Item("item"), state: state, environment: Environment(), size: Size(100, 50))
    ).description
  }

  @Test("One line a layer, indented by depth, with everything that it declares")
  func everything() {
    let star = VectorImage("star", size: Size(24, 24), parts: [])
    let bitmap = StraightImage(width: 1, height: 2, bytes: [UInt8](repeating: 0, count: 8))
    let gradient = Gradient([.init(.black, at: 0), .init(.white, at: 1)])
    let font = Typography(families: ["DejaVu Sans"], size: 12.5, weight: 700)
    let slots = Slots(
      background: Layer(
        shape: .rounded(.role("radius")), fill: .role("surface"),
        border: Border(0.5, color: .literal(.black), snapping: .hairline),
        shadows: [
          .role("lift"),
          LayerShadow(
            .literal(
              ShadowValue(
                color: .black, offsetX: 1, offsetY: 2, blur: 3, spread: -4, isInset: true)),
            clipsUnderFill: true),
        ], opacity: 0.5, clips: true,
        children: [
          Layer("line", frame: Rect(0, 49.5, 100, 0.5), fill: .gradient(gradient, angle: 90)),
          Layer(
            shape: .capsule,
            fill: .gradientRole("sky", .radial(), spread: .reflect, interpolation: .oklab),
            border: Border(1, color: .tint, alignment: .center, dashes: [3, 1.5]),
            blendMode: .screen, blur: 4),
          Layer("sweep", fill: .gradient(gradient, .conic(center: Point(0, 1), angle: 30))),
        ]),
      highlight: Layer(shape: .ellipse, fill: .literal(Color(red8: 1, green8: 2, blue8: 3))),
      content: [
        Layer(
          "title", frame: Rect(8, 0, 84, 50),
          text: TextContent("a \"b\"", font: .literal(font), color: ThemeColor(.tint, opacity: 0.5))
        ),
        Layer(
          shape: .path(Path { $0.move(to: .zero) }), image: ImageContent(.bitmap(bitmap)),
          text: TextContent(
            "x", font: .role("font"), color: .role("ink"), alignment: .center, numberOfLines: 2,
            truncation: .head, placement: .firstBaseline(8.5), features: [.tabularDigits],
            synthesis: [.bold, .oblique]),
          opacity: .role("fade")),
      ],
      icon: IconView(
        .vector(star), size: Size(10, 10), tint: .role("star").opacity(0.25), rule: .whenSelected),
      clip: .rounded(4, style: .circular))
    #expect(
      text(slots) == """
        clip rounded 4 circular
        background  rounded {radius} continuous  fill {surface}  border 0.5 hairline #000000  \
        shadow {lift}  shadow 1 2 3 -4 #000000 inset clipped under the fill  opacity 0.5  clips
          line  at 0 49.5 100 0.5  fill gradient of 2 at 90°
          1  capsule  fill {sky} radial ellipse farthest-corner at 0.5 0.5 \
        reflect in oklab  \
        border 1 center dashes 3 1.5 tint  blend screen  blur 4
          sweep  fill gradient of 2 conic from 30° at 0 1
        highlight (hidden in this state)  ellipse  fill #010203
        content/title  at 8 0 84 50  text "a \\"b\\"" 12.5pt 700 tint·0.5
        content/1  path of 1  image 1x2 aspectFit  text "x" {font} {ink} center \
        2 lines loses its head baseline at 8.5 synthetic bold synthetic oblique tnum=1  opacity {fade}
        icon (hidden in this state)  at 45 20 10 10  image star aspectFit {star}·0.25

        """)
  }

  @Test("A cell without layers has an empty text")
  func empty() {
    #expect(text(Slots()) == "")
  }
}
