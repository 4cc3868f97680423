import TesseraGraphics
import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite struct DisplayListBuilderTests {
  private static let red = Fill.literal(Color(red8: 255, green8: 0, blue8: 0))
  private static let blue = Fill.literal(Color(red8: 0, green8: 0, blue8: 255))

  // MARK: - Canvas and frames

  @Test("Points become pixels once: scale, then outsets")
  func points() throws {
    var cell = SampleCell.showing(
      Slots(
        background: Layer(fill: Self.red),
        content: [Layer(frame: Rect(1, 2, 3, 4), fill: Self.blue)]))
    cell.outsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let drawing = try Drawing(cell, environment: Environment(scale: 2), size: Size(10, 5))
    #expect(
      drawing.list.lines.map(Drawing.row) == [
        "canvas | size | 32 18 @2x | ", "backdrop | fill | canvas | #ffffff",
        "background | fill | rect 4 2 20 10 | #ff0000",
        "content/0 | fill | rect 6 6 6 8 | #0000ff",
      ])
    #expect(drawing.list.bounds == Rect(4, 2, 20, 10))
    #expect(drawing.list.items.map(\.slot) == [.background, .content])
  }

  @Test("Cropped to the bounds, drawings move with the origin")
  func cropped() throws {
    var cell = SampleCell.showing(Slots(background: Layer(fill: Self.red)))
    cell.outsets = EdgeInsets(all: 8)
    let drawing = try Drawing(cell, size: Size(10, 5), cropsToBounds: true)
    #expect(drawing.list.bounds == Rect(0, 0, 10, 5))
    #expect([drawing.list.width, drawing.list.height, drawing.list.scale] == [10, 5, 1])
    #expect(drawing.rows == ["background | fill | rect 0 0 10 5 | #ff0000"])
  }

  @Test("Frames of slots snap edge by edge; children keep their fraction and fill what is drawn")
  func snapping() throws {
    let layer = Layer(
      frame: Rect(10.3, 10.25, 20.3, 10.5), fill: Self.red,
      children: [
        Layer("own", frame: Rect(0.25, 0.25, 10, 10), fill: Self.blue),
        Layer(
          "full", fill: Self.blue, children: [Layer("deep", shape: .ellipse, fill: Self.blue)]),
      ])
    let drawing = try Drawing(.showing(layer), environment: Environment(scale: 2))
    #expect(
      drawing.rows == [
        "content/0 | fill | rect 21 21 40 21 | #ff0000",
        "content/0/own | fill | rect 21.1 21 20 20 | #0000ff",
        "content/0/full | fill | rect 21 21 40 21 | #0000ff",
        "content/0/full/deep | fill | ellipse 21 21 40 21 | #0000ff",
      ])
  }

  @Test("Bounds of a fraction of a pixel are drawn whole")
  func fractionalBounds() throws {
    let cell = SampleCell.showing(
      Slots(background: Layer(fill: Self.red, children: [Layer("all", fill: Self.blue)])))
    let drawing = try Drawing(cell, environment: Environment(scale: 3), size: Size(111.9, 10.5))
    #expect(
      drawing.rows == [
        "background | fill | rect 0 0 336 32 | #ff0000",
        "background/all | fill | rect 0 0 336 32 | #0000ff",
      ])
  }

  @Test("Only visible slots are drawn")
  func visibility() throws {
    let cell = SampleCell.showing(
      Slots(selectedBackground: Layer(fill: Self.blue), highlight: Layer(fill: Self.red)))
    #expect(try Drawing(cell).rows == [])
    #expect(
      try Drawing(cell, state: .selected).rows == [
        "selectedBackground | fill | rect 0 0 100 50 | #0000ff"
      ])
    #expect(
      try Drawing(cell, state: .highlighted).rows == [
        "selectedBackground | fill | rect 0 0 100 50 | #0000ff",
        "highlight | fill | rect 0 0 100 50 | #ff0000",
      ])
  }

  // MARK: - Order within a layer

  @Test("Shadow, fill, image, text, children, border: in this order")
  func order() throws {
    let image = VectorImage(
      "dot", size: Size(1, 1), parts: [.init(Shape.rectangle(Rect(0, 0, 1, 1)).path)])
    let font = Typography(families: ["DejaVu Sans"], size: 12)
    var layer = Layer(
      fill: Self.red, image: ImageContent(.vector(image)),
      text: TextContent("a", font: .literal(font), color: .tint),
      border: Border(1, color: .tint),
      shadows: [LayerShadow(.literal(ShadowValue(color: .black, offsetX: 0, offsetY: 0, blur: 2)))],
      children: [Layer("child", fill: Self.blue)])
    func kinds(_ layer: Layer) throws -> [String] {
      try Drawing(.showing(layer)).list.lines.dropFirst(2).map { "\($0.path) \($0.kind)" }
    }
    #expect(
      try kinds(layer) == [
        "content/0 shadow", "content/0 fill", "content/0/dot.0 fill", "content/0 text",
        "content/0/child fill", "content/0 border",
      ])
    layer.clips = true
    #expect(
      try kinds(layer) == [
        "content/0 shadow", "content/0 fill", "content/0 begin", "content/0/dot.0 fill",
        "content/0 text", "content/0/child fill", "content/0 end", "content/0 border",
      ])
  }

  @Test("What clips cuts its contents to its shape, each by itself")
  func clips() throws {
    let layer = Layer(
      frame: Rect(10, 10, 20, 20), shape: .rounded(4, style: .circular), clips: true,
      children: [Layer(frame: Rect(0, 0, 40, 40), fill: Self.red)])
    #expect(
      try Drawing(.showing(layer)).rows == [
        "content/0 | begin | clip rounded 10 10 20 20 radius 4 circular | each",
        "content/0/0 | fill | rect 10 10 40 40 | #ff0000", "content/0 | end |  | ",
      ])
    #expect(try Drawing(.showing(Layer(fill: Self.red, clips: true))).rows.count == 1)
  }

  // MARK: - Opacity

  @Test(
    "A single fill takes all opacities into its paint, multiplied before they are quantised",
    arguments: [
      (1.0, 1.0, 1.0, "#ff0000"), (0.5, 1, 1, "#ff000080"), (1, 0.5, 0.5, "#ff000040"),
      (0.5, 0.5, 0.5, "#ff000020"), (1, 1, 2, "#ff0000"),
      // 0.7 · 0.7 · 0.7 = 0.343 → 87.465 → 87; step by step it would be 179, 125, 88.
      (0.7, 0.7, 0.7, "#ff000057"),
    ])
  func folding(color: Double, layer: Double, parent: Double, expected: String) throws {
    let fill = Fill.color(ThemeColor.literal(.init(red: 1, green: 0, blue: 0)).opacity(color))
    let tree = Layer(
      opacity: .literal(parent), children: [Layer(fill: fill, opacity: .literal(layer))])
    #expect(
      try Drawing(.showing(tree)).rows == ["content/0/0 | fill | rect 0 0 100 50 | \(expected)"])
  }

  @Test("A gradient takes the opacity into every stop")
  func gradient() throws {
    let gradient = Gradient([
      .init(.black, at: 0), .init(Color(red: 1, green: 1, blue: 1, alpha: 0.5), at: 1),
    ])
    let layer = Layer(fill: .gradient(gradient), opacity: 0.5)
    #expect(
      try Drawing(.showing(layer)).rows == [
        "content/0 | fill | rect 0 0 100 50 | gradient 50 0 to 50 50: #00000080 0, #ffffff40 1"
      ])
  }

  @Test("Anything but one fill becomes a group")
  func groups() throws {
    let shadow = LayerShadow(
      .literal(ShadowValue(color: .black, offsetX: 0, offsetY: 0, blur: 0)))
    let layers = [
      Layer(fill: Self.red, opacity: 0.5, children: [Layer(fill: Self.blue)]),
      Layer(fill: Self.red, shadows: [shadow], opacity: 0.5),
      Layer(border: Border(1, color: .tint), opacity: 0.5),
      Layer(opacity: 0.5, clips: true, children: [Layer(fill: Self.blue)]),
    ]
    for layer in layers {
      let drawing = try Drawing(.showing(layer))
      #expect(drawing.rows.first == "content/0 | begin | no clip | as one, opacity 128")
      #expect(drawing.rows.last == "content/0 | end |  | ")
      #expect(drawing.list.nodes.count == 1)
    }
  }

  @Test(
    "A layer that is blended or blurred becomes a group, a single fill as well",
    arguments: [
      (BlendMode.multiply, 0, 1, "as one, opacity 255, multiply"),
      (.sourceOver, 6, 1, "as one, opacity 255, blurred by sigma 6"),
      (.hardLight, 1, 0.5, "as one, opacity 128, hardLight, blurred by sigma 1"),
    ] as [(BlendMode, Double, Double, String)])
  func composited(mode: BlendMode, blur: Double, opacity: Double, text: String) throws {
    let layer = Layer(
      fill: Self.red, opacity: .literal(opacity), blendMode: mode, blur: .literal(blur))
    #expect(
      try Drawing(.showing(layer), environment: Environment(scale: 2)).rows == [
        "content/0 | begin | no clip | \(text)",
        "content/0 | fill | rect 0 0 200 100 | #ff0000", "content/0 | end |  | ",
      ])
  }

  @Test("A blur that no canvas has room for is an error, and the layer is drawn without it")
  func widestBlur() throws {
    let layer = Layer(fill: Self.red, blur: 513)
    let drawing = try Drawing(.showing(layer), environment: Environment(scale: 2))
    #expect(drawing.rows == ["content/0 | fill | rect 0 0 200 100 | #ff0000"])
    #expect(
      drawing.findings == [
        "error | cell sample, layer content/0: a layer's blur reaches at most 1024 device pixels"
          + " | blur the layer less, or draw it at a smaller scale"
      ])
  }

  @Test("The token of a blur is named with its group")
  func blurTokens() throws {
    let layer = Layer(fill: Self.red, blur: .role("soft"))
    let role = Role("soft", .dimension, default: .dimension(3))
    #expect(
      try Drawing(.showing(layer, roles: [role])).rows[0]
        == "content/0 | begin | no clip | as one, opacity 255, blurred by sigma 1.5"
        + " | cell.sample.soft=3")
  }

  @Test("An opacity of 0 or less draws nothing", arguments: [0.0, -1])
  func invisible(opacity: Double) throws {
    let drawing = try Drawing(.showing(Layer(fill: Self.red, opacity: .literal(opacity))))
    #expect(drawing.rows == [])
    #expect(drawing.findings == [])
  }

  @Test("The token of an opacity is named where the opacity went")
  func opacityTokens() throws {
    let roles = [
      Role("fade", .number, default: .number(0.5)), Role("a", .color, default: "#ff0000"),
    ]
    let single = Layer(fill: .role("a"), opacity: .role("fade"))
    #expect(
      try Drawing(.showing(single, roles: roles)).rows == [
        "content/0 | fill | rect 0 0 100 50 | #ff000080 | cell.sample.a=#ff0000"
          + " | cell.sample.fade=0.5"
      ])
    let double = Layer(opacity: .role("fade"), children: [Layer(fill: Self.red), single])
    #expect(
      try Drawing(.showing(double, roles: roles)).rows.first
        == "content/0 | begin | no clip | as one, opacity 128 | cell.sample.fade=0.5")
  }

  // MARK: - The cell's clip

  @Test("The cell's clip applies once, to all slots together")
  func cellClip() throws {
    let slots = Slots(
      background: Layer(fill: Self.red), selectedBackground: Layer(fill: Self.blue),
      clip: .rounded(.role("radius")))
    let cell = SampleCell.showing(
      slots, roles: [Role("radius", .dimension, default: .dimension(8))])
    let drawing = try Drawing(cell, state: .selected, environment: Environment(scale: 2))
    #expect(
      drawing.rows == [
        "clip | begin | clip rounded 0 0 200 100 radius 16 continuous | as one, opacity 255"
          + " | cell.sample.radius=8",
        "background | fill | rect 0 0 200 100 | #ff0000",
        "selectedBackground | fill | rect 0 0 200 100 | #0000ff", "clip | end |  | ",
      ])
    #expect(drawing.list.items.count == 2)
    #expect(try Drawing(.showing(Slots(clip: .ellipse))).rows == [])
  }

  // MARK: - Backdrop

  @Test("Below a cell lies the theme's backdrop, white, nothing, or what is asked for")
  func backdrop() throws {
    let theme = try Theme.sample(cell: ##"backdrop: { $type: "color", $value: "#102030" }"##)
    let cell = SampleCell()
    var transparent = SampleCell()
    transparent.isTransparent = true
    func row(
      _ cell: SampleCell, _ theme: Theme?, _ backdrop: Appearance.Backdrop = .theme
    ) throws -> String {
      Drawing.row(try Drawing(cell, theme: theme, backdrop: backdrop).list.lines[1])
    }
    #expect(
      try row(cell, theme) == "backdrop | fill | canvas | #102030 | cell.sample.backdrop=#102030")
    #expect(try row(cell, nil) == "backdrop | fill | canvas | #ffffff")
    #expect(try row(cell, theme, .none) == "backdrop | fill | canvas | none")
    #expect(try row(cell, theme, .color(.black)) == "backdrop | fill | canvas | #000000")
    #expect(try row(transparent, theme) == "backdrop | fill | canvas | none")
    #expect(try row(transparent, theme, .color(.black)) == "backdrop | fill | canvas | #000000")
  }
}
