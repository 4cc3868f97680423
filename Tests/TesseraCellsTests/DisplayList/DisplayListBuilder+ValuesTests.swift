import TesseraGraphics
import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite struct DisplayListBuilderValuesTests {
  private static let stops = Gradient([.init(.black, at: 0), .init(.white, at: 1)])

  @Test(
    "A gradient's line goes through the middle, and the corners get the end colours",
    arguments: [
      (0, "50 50 to 50 0"), (90, "0 25 to 100 25"), (180, "50 0 to 50 50"),
      (270, "100 25 to 0 25"), (45, "12.5 62.5 to 87.5 -12.5"), (-315, "12.5 62.5 to 87.5 -12.5"),
      (135, "12.5 -12.5 to 87.5 62.5"),
    ] as [(Double, String)])
  func gradientLine(angle: Double, line: String) throws {
    let layer = Layer(fill: .gradient(Self.stops, angle: angle))
    #expect(
      try Drawing(.showing(layer)).rows == [
        "content/0 | fill | rect 0 0 100 50 | gradient \(line): #000000 0, #ffffff 1"
      ])
  }

  @Test(
    "A radial or conic gradient is placed by parts of the frame",
    arguments: [
      (.radial(shape: .circle, extent: .closestSide), "radial gradient around 50 25 radii 25 25"),
      (
        .radial(center: Point(0.25, 1), shape: .ellipse, extent: .farthestSide),
        "radial gradient around 25 50 radii 75 50"
      ),
      (.conic(center: Point(1, 0), angle: 45), "conic gradient around 100 0 from 45°"),
    ] as [(GradientGeometry, String)])
  func gradientGeometry(geometry: GradientGeometry, text: String) throws {
    let layer = Layer(fill: .gradient(Self.stops, geometry))
    #expect(
      try Drawing(.showing(layer)).rows == [
        "content/0 | fill | rect 0 0 100 50 | \(text): #000000 0, #ffffff 1"
      ])
  }

  @Test("Spread and interpolation of a gradient reach the display list")
  func gradientOptions() throws {
    let gradient = Gradient(Self.stops.stops, spread: .reflect, interpolation: .oklab)
    let row = try Drawing(.showing(Layer(fill: .gradient(gradient)))).rows[0]
    #expect(row.hasSuffix("#000000 0, #ffffff 1 reflect in oklab"))
  }

  @Test("A gradient's role is spread and mixed as its fill says")
  func gradientRoleOptions() throws {
    let role = Role("sky", .gradient, default: .gradient(Self.stops.stops))
    let fill = Fill.gradientRole("sky", spread: .reflect, interpolation: .oklab)
    let row = try Drawing(.showing(Layer(fill: fill), roles: [role])).rows[0]
    #expect(row.contains("#000000 0, #ffffff 1 reflect in oklab"))
  }

  @Test("A gradient's role carries its tokens; its colours are mapped into sRGB")
  func gradientRole() throws {
    let p3 = Color(.displayP3, 0.5, 0.5, 0.5)
    let role = Role("sky", .gradient, default: .gradient([.init(p3, at: 0.25)]))
    let drawing = try Drawing(
      .showing(Layer(fill: .gradientRole("sky", angle: 90)), roles: [role]))
    #expect(
      drawing.rows == [
        "content/0 | fill | rect 0 0 100 50 | gradient 0 25 to 100 25: #808080 0.25"
          + " | cell.sample.sky=#808080 0.25"
      ])
    guard case .fill(_, _, .linearGradient(let gradient, _, _)) = drawing.drawings[0] else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.map(\.color.space) == [.srgb])
  }

  @Test("Colours come from a role, a literal or the environment's tint, mapped into sRGB")
  func colors() throws {
    let environment = Environment(tint: Color(.displayP3, 1, 1, 1), scale: 1)
    let cell = SampleCell.showing(
      Slots(content: [
        Layer(fill: .color(.tint)), Layer(fill: .role("ink")),
        Layer(fill: .color(.role("ink").opacity(0.5))),
      ]), roles: [Role("ink", .color, default: "#00f")])
    let drawing = try Drawing(cell, environment: environment)
    #expect(
      drawing.rows == [
        "content/0 | fill | rect 0 0 100 50 | #ffffff",
        "content/1 | fill | rect 0 0 100 50 | #0000ff | cell.sample.ink=#0000ff",
        "content/2 | fill | rect 0 0 100 50 | #0000ff80 | cell.sample.ink=#0000ff",
      ])
    #expect(try Drawing(.showing(Layer(fill: .color(.tint)))).rows[0].hasSuffix("#007aff"))
  }

  @Test("The state decides which of a role's tokens is drawn")
  func states() throws {
    let theme = try Theme.sample(
      cell: ##"""
        ink: { $type: "color", $root: { $value: "#000000" }, selected: { $value: "#ff0000" } }
        """##)
    let cell = SampleCell.showing(Layer(fill: .role("ink")), roles: [Role("ink", .color)])
    #expect(
      try CellState.basic.map { try Drawing(cell, state: $0, theme: theme).rows[0] } == [
        "content/0 | fill | rect 0 0 100 50 | #000000 | cell.sample.ink.$root=#000000",
        "content/0 | fill | rect 0 0 100 50 | #000000 | cell.sample.ink.$root=#000000",
        "content/0 | fill | rect 0 0 100 50 | #ff0000 | cell.sample.ink.selected=#ff0000",
        "content/0 | fill | rect 0 0 100 50 | #ff0000 | cell.sample.ink.selected=#ff0000",
      ])
  }

  @Test(
    "Shapes are fitted to the frame",
    arguments: [
      (LayerShape.rectangle, "rect 20 20 60 20"), (.ellipse, "ellipse 20 20 60 20"),
      (.capsule, "rounded 20 20 60 20 radius 10 circular"),
      (.rounded(3), "rounded 20 20 60 20 radius 6 continuous"),
      (.rounded(99, style: .circular), "rounded 20 20 60 20 radius 10 circular"),
      (.rounded(-1), "rounded 20 20 60 20 radius 0 continuous"),
    ])
  func shapes(shape: LayerShape, text: String) throws {
    let layer = Layer(frame: Rect(10, 10, 30, 10), shape: shape, fill: .color(.tint))
    #expect(
      try Drawing(.showing(layer), environment: Environment(scale: 2)).rows == [
        "content/0 | fill | \(text) | #007aff"
      ])
  }

  @Test("A free outline is in points from the frame's corner")
  func path() throws {
    let triangle = Path { path in
      path.move(to: Point(0, 0))
      path.line(to: Point(10, 0))
      path.line(to: Point(0, 5))
      path.close()
    }
    let layer = Layer(
      frame: Rect(10, 10, 30, 10), shape: .path(triangle), fill: .color(.tint))
    let moved = Path { path in
      path.move(to: Point(20, 20))
      path.line(to: Point(40, 20))
      path.line(to: Point(20, 30))
      path.close()
    }
    let drawing = try Drawing(.showing(layer), environment: Environment(scale: 2))
    #expect(drawing.drawings == [.fill(.path(moved), .color(Environment.systemBlue))])
  }

  // MARK: - Mistakes of a cell's author

  private static let roles = [
    Role("title", .color, default: "#000"), Role("length", .dimension, default: .dimension(1)),
    Role("weight", .fontWeight, default: .literal(.fontWeight(400))),
  ]

  @Test(
    "T0507: a role that the cell does not declare is an error that names layer and role",
    arguments: [
      (
        Layer("box", fill: .role("titel")), "`titel` is no role of the cell | did you mean `title`?"
      ),
      (
        Layer("box", border: Border(.role("zzz"), color: .tint)),
        "`zzz` is no role of the cell | declare it in the cell's roles"
      ),
      (
        Layer("box", shape: .rounded(.role("lenght")), fill: .color(.tint)),
        "`lenght` is no role of the cell | did you mean `length`?"
      ),
    ])
  func undeclared(layer: Layer, message: String) throws {
    #expect(
      try Drawing(.showing(layer, roles: Self.roles)).findings == [
        "error | T0507 | cell sample, layer content/box: " + message
      ])
  }

  @Test(
    "T0508: a role of a type that the layer cannot use is an error",
    arguments: [
      (Layer(fill: .role("length")), "length", "dimension", "a colour"),
      (Layer(fill: .gradientRole("title")), "title", "color", "a gradient"),
      (
        Layer(fill: .color(.tint), shadows: [.role("title")]), "title", "color", "a shadow"
      ),
      (
        Layer(text: TextContent("a", font: .role("title"), color: .tint)), "title", "color",
        "a font"
      ),
      (Layer(fill: .color(.tint), opacity: .role("weight")), "weight", "fontWeight", "a number"),
    ])
  func wrongType(layer: Layer, role: String, type: String, use: String) throws {
    #expect(
      try Drawing(.showing(layer, roles: Self.roles)).findings == [
        "error | T0508 | cell sample, layer content/0: role `\(role)` of type \(type) cannot be"
          + " used as \(use)"
      ])
  }

  @Test("One mistake is one finding, however often it is met")
  func once() throws {
    let layer = Layer(
      fill: .role("x"), border: Border(1, color: .role("x")), children: [Layer(fill: .role("x"))])
    #expect(
      try Drawing(.showing(layer)).findings == [
        "error | T0507 | cell sample, layer content/0: `x` is no role of the cell"
          + " | declare it in the cell's roles",
        "error | T0507 | cell sample, layer content/0/0: `x` is no role of the cell"
          + " | declare it in the cell's roles",
      ])
  }

  @Test("A token of the wrong type is the theme's mistake alone, reported with the roles")
  func wrongToken() throws {
    let theme = try Theme.sample(cell: #"title: { $type: "number", $value: 1 }"#)
    let cell = SampleCell.showing(Layer(fill: .role("title")), roles: [Role("title", .color)])
    let drawing = try Drawing(cell, theme: theme)
    #expect(drawing.rows == [])
    #expect(drawing.findings == [])
    #expect(CellRoles(of: cell, in: theme).diagnostics.map(\.code) == ["T0206"])
  }

  // MARK: - Numbers that are none

  @Test(
    "A number that is not finite is an error that names the layer, and the rest is drawn",
    arguments: [
      (Layer(frame: Rect(.nan, 0, 1, 1), fill: .color(.tint)), "the frame is not finite"),
      (Layer(frame: Rect(0, 0, .infinity, 1), fill: .color(.tint)), "the frame is not finite"),
      (Layer(frame: Rect(1e308, 0, 1e308, 1), fill: .color(.tint)), "the frame is not finite"),
      (
        Layer(shape: .path(Path { $0.move(to: Point(.nan, 0)) }), fill: .color(.tint)),
        "the outline is not finite and is not drawn"
      ),
      (Layer(shape: .rounded(.literal(.nan)), fill: .color(.tint)), "a number is not finite"),
      (Layer(fill: .color(.tint), opacity: .literal(.nan)), "a number is not finite"),
      (
        Layer(border: Border(.literal(.infinity), color: .tint)), "a number is not finite"
      ),
      (
        Layer(fill: .color(.tint.opacity(.nan))), "a colour's opacity is not finite"
      ),
      (
        Layer(fill: .gradient(stops, angle: .nan)),
        "the gradient's angle, its centre or a stop's position is not finite"
      ),
      (
        Layer(fill: .gradient(Gradient([.init(.black, at: .infinity)]))),
        "the gradient's angle, its centre or a stop's position is not finite"
      ),
      (
        Layer(shadows: [
          LayerShadow(.literal(ShadowValue(color: .black, offsetX: .nan, offsetY: 0, blur: 0)))
        ]), "the shadow's blur is negative, or a length is not finite"
      ),
      (
        Layer(shadows: [
          LayerShadow(.literal(ShadowValue(color: .black, offsetX: 0, offsetY: 0, blur: -1)))
        ]), "the shadow's blur is negative, or a length is not finite"
      ),
    ])
  func notFinite(layer: Layer, message: String) throws {
    let cell = SampleCell.showing(Slots(background: Layer(fill: .color(.tint)), content: [layer]))
    let drawing = try Drawing(cell, environment: Environment(scale: 2))
    #expect(drawing.findings == ["error | cell sample, layer content/0: " + message])
    #expect(drawing.rows.first == "background | fill | rect 0 0 200 100 | #007aff")
  }

  @Test("A clip that is not finite is an error, and the slots are drawn without it")
  func clip() throws {
    let cell = SampleCell.showing(
      Slots(
        background: Layer(fill: .color(.tint)),
        clip: .path(Path { $0.move(to: Point(.infinity, 0)) })))
    let drawing = try Drawing(cell)
    #expect(
      drawing.findings == [
        "error | cell sample, layer clip: the outline is not finite and is not drawn"
      ])
    #expect(drawing.rows == ["background | fill | rect 0 0 100 50 | #007aff"])
  }

  @Test("Absurd but finite frames are drawn as they are", arguments: [1e-300, 1e9, 1e300])
  func absurd(side: Double) throws {
    let layer = Layer(
      frame: Rect(-side, -side, 2 * side, 2 * side), shape: .rounded(.literal(side)),
      fill: .gradient(Self.stops, angle: 45), border: Border(.literal(side), color: .tint),
      shadows: [
        LayerShadow(.literal(ShadowValue(color: .black, offsetX: side, offsetY: side, blur: side)))
      ])
    let drawing = try Drawing(.showing(layer))
    #expect(drawing.findings == [])
    #expect(drawing.list.items.count == 3)
  }

  @Test("A number of the theme that makes no sense where it is used is a warning at its token")
  func unusualNumbers() throws {
    let theme = try Theme.sample(
      """
      { size: { $type: "dimension", $value: { value: -18, unit: "px" } }, cell: { sample: {
        radius: { $value: "{size}" },
        veil: { $type: "number", $value: 40 } } } }
      """)
    let layer = Layer(
      shape: .rounded(.role("radius")), fill: .color(.tint), opacity: .role("veil"))
    let drawing = try Drawing(
      .showing(layer, roles: [Role("radius", .dimension), Role("veil", .number)]), theme: theme)
    #expect(
      drawing.findings == [
        "1:3 | warning | T0509 | `cell.sample.radius` is -18, which cannot be the"
          + " radius of anything; 0 is drawn",
        "3:3 | warning | T0509 | `cell.sample.veil` is 40, which cannot be the"
          + " opacity of anything; 1 is drawn | write a percentage as a part of 1: 0.4",
      ])
  }
}
