import TesseraGraphics
import TesseraIcons
import TesseraSource
import Testing

/// The parts of a picture without groups.
private func parts(_ content: String) throws -> [VectorImage.Part] {
  try picture(square(content)).nodes.compactMap {
    if case .part(let part) = $0 { part } else { nil }
  }
}

@Suite("Pictures from SVG")
struct SVGReaderTests {
  private static let red = Color(red8: 255, green8: 0, blue8: 0)
  private static let unit = "<rect width='1' height='1'"

  @Test(
    "The size is that of the file, else of its view box",
    arguments: [
      ("width='20' height='10'", Size(20, 10)), ("width='2em' height='1in'", Size(32, 96)),
      ("viewBox='0 0 24 12'", Size(24, 12)), ("width='48' viewBox='0 0 24 12'", Size(48, 24)),
      ("height='6' viewBox='0 0 24 12'", Size(12, 6)),
      ("width='100%' height='100%' viewBox='0 0 24 12'", Size(24, 12)),
    ])
  func size(attributes: String, size: Size) throws {
    #expect(try picture("<svg \(attributes)/>").size == size)
  }

  @Test("Without any size it is CSS's, with a warning; a size of nothing is an error")
  func noSize() throws {
    let image = try picture(
      "<svg/>",
      findings: ["1:1 T0904 the picture does not say how large it is, and is taken to be 300 × 150"]
    )
    #expect(image.size == Size(300, 150))
    #expect(
      failure(of: "<svg width='0' height='1'/>")
        == "1:1 T0904 the picture has no size that could be drawn")
  }

  @Test("The view box is laid into the size")
  func viewBox() throws {
    let image = try picture(
      "<svg width='40' height='20' viewBox='1 1 10 10'>"
        + "<rect x='2' y='2' width='1' height='1'/></svg>")
    guard case .part(let part) = image.nodes[0] else {
      Issue.record("no part")
      return
    }
    #expect(part.transform == AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 8, ty: -2))
  }

  // MARK: - Shapes and styles

  @Test("Shapes have the outlines that SVG gives them")
  func shapes() throws {
    let found = try parts(
      """
      <rect x='1' y='2' width='3' height='4'/><line x1='1' y1='2' x2='3' y2='4' stroke='red' stroke-linejoin='round'/>
      <polygon points='0,0 1,0 1+1'/><polyline points='0 0 1 1'/>
      """)
    #expect(
      found.map(\.path) == [
        Shape.rectangle(Rect(1, 2, 3, 4)).path, PathData("M1 2L3 4").path,
        PathData("M0 0L1 0L1 1z").path, PathData("M0 0L1 1").path,
      ])
    #expect(found.map { $0.stroke == nil } == [true, false, true, true])
  }

  @Test("Circles begin at their right end; round rectangles take one radius for both")
  func rounds() throws {
    let found = try parts(
      """
      <circle cx='5' cy='5' r='2'/><ellipse cx='5' cy='5' rx='2' ry='1'/>
      <rect width='6' height='4' rx='1'/><rect width='6' height='4' rx='9' ry='1'/>
      """)
    #expect(found[0].path.elements.first == .move(Point(7, 5)))
    #expect(found[0].path.bounds == Rect(3, 3, 4, 4))
    #expect(found[1].path.bounds == Rect(3, 4, 4, 2))
    #expect(found[2].path.elements.prefix(2) == [.move(Point(1, 0)), .line(Point(5, 0))])
    // A radius is at most half a side: the top is all curve.
    #expect(found[3].path.elements.first == .move(Point(3, 0)))
    guard case .cubic = found[3].path.elements[1] else {
      Issue.record("no curve")
      return
    }
  }

  @Test("Attributes give way to rules, and these to `style`; what is inherited gives way to all")
  func cascade() throws {
    let found = try parts(
      """
      <style>.b{fill:#0f0}</style><g fill='#f00'><rect width='1' height='1'/>
      <rect width='1' height='1' fill='#fff'/><rect class='b' width='1' height='1' fill='#fff'/>
      <rect class='b' width='1' height='1' style='fill:#00f;stroke : none'/></g>
      """)
    #expect(
      found.map(\.ink)
        == ["#f00", "#fff", "#0f0", "#00f"].map { .color(Color.parseHex($0) ?? .clear) })
  }

  @Test("`currentColor` is the tint until an element says its `color`")
  func currentColor() throws {
    let found = try parts(
      "<g fill='currentColor'>\(Self.unit)/><g color='#f00'>\(Self.unit)/></g></g>")
    #expect(found.map(\.ink) == [.tint, .color(Self.red)])
  }

  @Test("A line has all that the style says, and is drawn above the fill")
  func stroke() throws {
    let found = try parts(
      """
      <path d='M2 2h6' fill-opacity='.5' stroke='red' stroke-opacity='25%' stroke-width='2'
      stroke-linecap='round' stroke-linejoin='bevel' stroke-miterlimit='7'
      stroke-dasharray='1, 2 10%' stroke-dashoffset='3'/>
      """)
    #expect(found.map(\.opacity) == [0.5, 0.25])
    #expect(
      found[1].stroke
        == StrokeStyle(
          width: 2, cap: .round, join: .bevel, miterLimit: 7, dash: StrokeDash([1, 2, 1], phase: 3))
    )
    #expect(try parts("<path d='M2 2h6' fill='none' stroke='red' stroke-width='0'/>").isEmpty)
  }

  @Test("What is not displayed or not visible is not drawn, but what is in it may be visible")
  func visibility() throws {
    let found = try parts(
      """
      <g display='none'>\(Self.unit)/></g>
      <g visibility='hidden'>\(Self.unit)/>\(Self.unit) visibility='visible' fill='red'/></g>
      """)
    #expect(found.map(\.ink) == [.color(Self.red)])
  }

  @Test("Opacity is folded into a single drawing, and makes a group of several")
  func opacity() throws {
    #expect(try parts("<g opacity='.5'>\(Self.unit) opacity='.5'/></g>").map(\.opacity) == [0.25])
    let image = try picture(square("<g opacity='.5'>\(Self.unit)/>\(Self.unit)/></g>"))
    guard case .group(let group) = image.nodes[0] else {
      Issue.record("no group")
      return
    }
    #expect(group.opacity == 0.5)
    #expect(group.nodes.count == 2)
  }

  @Test("Transforms multiply from the outside in, and a switch draws its first")
  func transforms() throws {
    let found = try parts(
      """
      <g transform='translate(1 2)'><rect transform='scale(3)' width='1' height='1'/></g>
      <switch><foreignObject/><g>\(Self.unit)/></g>\(Self.unit)/></switch>
      """)
    #expect(found[0].transform == AffineTransform(a: 3, b: 0, c: 0, d: 3, tx: 1, ty: 2))
    #expect(found.count == 2)
  }

  // MARK: - Uses and viewports

  @Test("A `use` draws another element at its place and in its style")
  func use() throws {
    let found = try parts(
      """
      <defs><rect id='a' width='1' height='1'/></defs><use href='#a' x='2' y='3' fill='red'/>
      <use xmlns:xlink='http://www.w3.org/1999/xlink' xlink:href='#a' transform='scale(2)' x='1'/>
      """)
    #expect(found.map(\.ink) == [.color(Self.red), .color(.black)])
    #expect(found[0].transform == .translation(2, 3))
    #expect(found[1].transform == AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 2, ty: 0))
  }

  @Test("A symbol is drawn by its uses only, in the size that they give it")
  func symbol() throws {
    let found = try parts(
      """
      <symbol id='s' viewBox='0 0 2 2'><rect width='2' height='2'/></symbol>
      <use href='#s' x='1' width='4' height='4'/><use href='#s'/>
      """)
    #expect(
      found.map(\.transform) == [
        AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 0), .scale(5, 5),
      ])
  }

  @Test("A viewport within is a window: what sticks out is cut, unless it overflows")
  func window() throws {
    let inner = "<rect x='-1' width='2' height='2'/></svg>"
    let image = try picture(square("<svg x='1' y='1' width='4' height='4'>\(inner)"))
    guard case .group(let group) = image.nodes[0] else {
      Issue.record("no group")
      return
    }
    #expect(group.clips == [.init([.init(Shape.rectangle(Rect(1, 1, 4, 4)).path)])])
    #expect(try parts("<svg x='2' width='4' height='4' overflow='visible'>\(inner)").count == 1)
    #expect(try parts("<svg width='0' height='4'>\(inner)").isEmpty)
  }

  @Test("A `use` of itself, of nothing or of another file is left out, and told")
  func brokenUses() throws {
    let image = try picture(
      square(
        """
        <g id='loop'><use href='#loop'/></g>
        <use href='#lop'/><use href='b.svg#a'/><use/>
        """),
      findings: [
        "1:74 T0906 this `use` would draw itself, and is left out",
        "2:12 T0906 nothing in the file has the id `lop`",
        "2:30 T0906 `b.svg#a` leads out of the file, and no other file is read",
        "2:40 T0906 `use` needs an `href` that says what it refers to",
      ])
    #expect(image.nodes.isEmpty)
  }

  // MARK: - Gradients

  @Test("A gradient takes what it lacks from the one that it refers to")
  func gradientChain() throws {
    let found = try parts(
      """
      <linearGradient id='b'><stop stop-color='red'/><stop offset='150%' stop-color='currentColor'
      stop-opacity='.5'/></linearGradient>
      <linearGradient id='a' href='#b' gradientUnits='userSpaceOnUse' x1='1' y2='50%'
      spreadMethod='reflect' gradientTransform='translate(3)'/>
      <rect width='4' height='2' fill='url(#a)'/>
      """)
    #expect(
      found[0].ink
        == .gradient(
          .init(
            [.init(Self.red, at: 0), .init(nil, opacity: 0.5, at: 1)],
            .linear(from: Point(1, 0), to: Point(10, 5)), spread: .reflect,
            transform: .translation(3, 0))))
  }

  @Test("In shares of the box, the box is that of the outline itself")
  func gradientBox() throws {
    let found = try parts(
      """
      <radialGradient id='a' fx='.25'><stop/><stop offset='1'/></radialGradient>
      <path d='M2 1Q4 5 6 1z' fill='url("#a")'/>
      """)
    #expect(
      found[0].ink
        == .gradient(
          .init(
            [.init(.black, at: 0), .init(.black, at: 1)],
            .radial(
              center: Point(0.5, 0.5), radius: 0.5, focus: Point(0.25, 0.5), focusRadius: 0),
            transform: AffineTransform(a: 4, b: 0, c: 0, d: 2, tx: 2, ty: 1))))
  }

  @Test("One stop is a colour, none is nothing, and a missing gradient is its fallback")
  func gradientEdges() throws {
    let image = try picture(
      square(
        """
        <linearGradient id='a'><stop stop-color='red' stop-opacity='.5'/></linearGradient>
        <linearGradient id='b' href='#b'/>\(Self.unit) fill='url(#a)'/>\(Self.unit) fill='url(#b)'/>
        \(Self.unit) fill='url(#c) red'/><path d='M0 0h9' stroke='url(#d)'/>
        <linearGradient id='d'><stop/><stop offset='1'/></linearGradient>
        """),
      findings: [
        "2:1 T0906 the gradient refers to itself, and takes nothing from there",
        "3:34 T0906 nothing in the file has the id `c`",
        "3:48 T0904 the gradient `d` is measured in the shape's box, which has no area",
      ])
    let inks = image.nodes.compactMap { if case .part(let part) = $0 { part.ink } else { nil } }
    #expect(inks == [.color(Self.red.withAlpha(0.5)), .color(Self.red), .color(.black)])
  }

  // MARK: - Clips

  @Test("A `clipPath` is the union of its shapes, each with its rule, and may be cut itself")
  func clips() throws {
    let image = try picture(
      square(
        """
        <clipPath id='b'><rect width='9' height='9'/></clipPath>
        <clipPath id='a' clip-path='url(#b)' transform='translate(1)' clip-rule='evenodd'>
        <rect width='1' height='1'/><path d='M2 2h1v1z' clip-rule='nonzero'/>
        <rect display='none' width='5' height='5'/></clipPath>
        <rect width='5' height='5' clip-path='url(#a)'/>
        """))
    guard case .group(let group) = image.nodes[0] else {
      Issue.record("no group")
      return
    }
    #expect(
      group.clips == [
        .init([
          .init(Shape.rectangle(Rect(1, 0, 1, 1)).path, rule: .evenOdd),
          .init(PathData("M3 2h1v1z").path),
        ]), .init([.init(Shape.rectangle(Rect(0, 0, 9, 9)).path)]),
      ])
    #expect(group.opacity == 1)
  }

  @Test("A clip in shares of the box of a group counts the outlines in it")
  func clipBox() throws {
    let image = try picture(
      square(
        """
        <clipPath id='a' clipPathUnits='objectBoundingBox'><rect width='.5' height='1'/></clipPath>
        <g transform='translate(1)' clip-path='url(#a)'><rect width='2' height='2'/>
        <rect x='2' width='2' height='4'/></g>
        """))
    guard case .group(let group) = image.nodes[0] else {
      Issue.record("no group")
      return
    }
    #expect(group.clips == [.init([.init(Shape.rectangle(Rect(1, 0, 2, 4)).path)])])
  }

  @Test("An empty clip leaves nothing; one that is missing or none cuts nothing")
  func emptyClips() throws {
    let image = try picture(
      square(
        """
        <clipPath id='a'/>\(Self.unit) clip-path='url(#a)'/>\(Self.unit) clip-path='url(#b)'/>
        """),
      findings: ["1:165 T0906 nothing in the file has the id `b`"])
    #expect(image.nodes.count == 1)
  }

  // MARK: - Findings

  @Test("What is not supported or cannot be read is told once, with its place and how often")
  func findings() throws {
    let svg = square(
      """
      <text/><text/><text/><rekt/>
      <rect width='1' height='1' fill='rd' filter='url(#a)' style='mask:url(#b);opacity:x;paint-order:markers fill stroke'/>
      <path d='M0 0h1q'/>
      """)
    let (image, diagnostics) = try VectorImage.readSVG(
      SourceText(path: "icon.svg", bytes: Array(svg.utf8)))
    #expect(
      diagnostics.map(\.summary) == [
        "1:61 T0905 `text` is not supported, and is left out",
        "1:82 T0905 `rekt` is no element of SVG",
        "2:34 T0904 `rd` is no colour",
        "2:46 T0905 `filter` is not supported, and the element is drawn without it",
        "2:67 T0905 `mask` is not supported, and the element is drawn without it",
        "2:83 T0904 `x` is no value of `opacity`, and does not count",
        "3:17 T0904 the path ends where a number must follow; the path is drawn up to here",
      ])
    #expect(diagnostics[0].notes.map(\.message) == ["2 more places like this"])
    #expect(diagnostics[1].help == "did you mean `rect`?")
    #expect(diagnostics[2].help == "did you mean `red`?")
    #expect(image.nodes.count == 2)
  }

  @Test("A file of something else is one error")
  func others() {
    #expect(failure(of: "<html/>") == "1:1 T0901 the file is no SVG: it begins with `html`")
    #expect(
      failure(of: "<a xmlns='b'/>")
        == "1:1 T0901 the file is no SVG: its first element is of another vocabulary")
  }
}
