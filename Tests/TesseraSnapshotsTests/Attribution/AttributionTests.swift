import TesseraCells
import TesseraGraphics
import TesseraSheets
import TesseraSnapshots
import TesseraTheme
import Testing

/// Which layer is blamed for how many pixels.
///
/// Pictures are of 40×20 pixels, two a point.
@Suite("Attribution")
struct AttributionTests {
  /// A layer that fills a rectangle of points.
  private static func box(
    _ name: String, _ frame: Rect, _ color: Color = .black, shape: LayerShape = .rectangle
  ) -> Layer {
    Layer(name, frame: frame, shape: shape, fill: .literal(color))
  }

  private static let red = Color(red8: 255, green8: 0, blue8: 0)
  private static let veil = Color(red8: 0, green8: 0, blue8: 255, alpha: 0.25)
  private static let everything = Rect(0, 0, 20, 10)

  /// What is found when one cell has become another: the changes with their pixels.
  private static func result(
    _ old: [Layer], _ new: [Layer], background: (old: String, new: String) = ("#336699", "#336699")
  ) throws -> SnapshotResult {
    let goldens = try Goldens()
    _ = try goldens.record([
      try firstCase(of: SampleCell(content: old), document: try badgeTheme(background.old))
    ])
    return try goldens.result(
      try firstCase(of: SampleCell(content: new), document: try badgeTheme(background.new)))
  }

  /// Path, drawing and pixels of each change.
  private static func blame(_ result: SnapshotResult) -> [String] {
    result.changes.map { "\($0.path) \($0.drawing) \($0.pixels ?? -1)" }
  }

  @Test("What shines through a translucent layer is its own, not that layer's")
  func translucent() throws {
    let veil = Self.box("veil", Self.everything, Self.veil)
    let result = try Self.result([veil], [veil], background: ("#336699", "#996633"))
    #expect(Self.blame(result) == ["background fill 800"])
    #expect(result.unexplainedPixels == 0 && !result.isRendererChanged)
    #expect(result.isPredicted == true)
    #expect(
      result.tokenChanges.map { "\($0.token) \($0.from ?? "") \($0.to ?? "")" }
        == ["color.base #336699 #996633"])
  }

  @Test("Under an opaque layer nothing is anybody's, along its soft edge still")
  func covered() throws {
    let half = Self.box("half", Rect(0, 0, 10, 10))
    let result = try Self.result([half], [half], background: ("#336699", "#996633"))
    #expect(Self.blame(result) == ["background fill 400"])
    let disc = Self.box("disc", Rect(0, 0, 10, 10), shape: .ellipse)
    let round = try Self.result([disc], [disc], background: ("#336699", "#996633"))
    #expect(round.changes.map(\.pixels) == [round.difference?.count])
    #expect(round.unexplainedPixels == 0)
  }

  @Test("A change that an opaque layer hides is not blamed for what changes above it")
  func hiddenBehindBlamed() throws {
    let result = try Self.result(
      [Self.box("cover", Self.everything), Self.box("dot", Rect(1, 1, 2, 2), .white)],
      [Self.box("cover", Self.everything), Self.box("dot", Rect(1, 1, 2, 2), Self.red)],
      background: ("#336699", "#996633"))
    #expect(Self.blame(result) == ["background fill 0", "content/dot fill 16"])
    #expect(result.visibleChanges.map(\.path) == ["content/dot"])
    #expect(result.hiddenChanges.map(\.path) == ["background"])
    #expect(result.tokenChanges == [])
    #expect(
      result.cause
        == "16 pixels changed uniformly from #FFFFFF to #FF0000; no edge moved;"
        + " changed: content/dot; changed without reaching a pixel: background")
  }

  @Test("An opaque layer that changed its colour alone hides what is below it all the same")
  func changedCover() throws {
    let result = try Self.result(
      [Self.box("cover", Self.everything)], [Self.box("cover", Self.everything, Self.red)],
      background: ("#336699", "#996633"))
    #expect(Self.blame(result) == ["background fill 0", "content/cover fill 800"])
    let translucent = try Self.result(
      [Self.box("cover", Self.everything, Self.veil)],
      [Self.box("cover", Self.everything, Self.red)],
      background: ("#336699", "#996633"))
    #expect(Self.blame(translucent) == ["background fill 800", "content/cover fill 800"])
  }

  @Test("What moved is blamed for where it was and where it is, each pixel once")
  func moved() throws {
    let result = try Self.result(
      [Self.box("dot", Rect(2, 2, 3, 3))], [Self.box("dot", Rect(4, 2, 3, 3))])
    #expect(Self.blame(result) == ["content/dot fill 48"])
    #expect(result.difference?.count == 48)
    #expect(result.unexplainedPixels == 0)
  }

  @Test(
    "What is gone is blamed for where its line says it was",
    arguments: [
      (LayerShape.rectangle, 36), (.ellipse, 36), (.rounded(1.5, style: .circular), 36),
    ])
  func removed(shape: LayerShape, most: Int) throws {
    let result = try Self.result([Self.box("dot", Rect(2, 2, 3, 3), shape: shape)], [])
    #expect(result.changes.map(\.kind) == [.removed])
    #expect(result.changes.map(\.pixels) == [result.difference?.count])
    #expect(try #require(result.difference?.count) <= most)
    #expect(result.unexplainedPixels == 0)
  }

  @Test("A removed border and a removed shadow are found from their lines")
  func removedLines() throws {
    var box = Layer("box", frame: Rect(4, 2, 8, 5))
    box.border = Border(1, color: .literal(.black))
    box.shadows = [
      LayerShadow(
        .literal(ShadowValue(color: .black, offsetX: 0, offsetY: 1, blur: 2, spread: 0)))
    ]
    let result = try Self.result([box], [])
    #expect(result.changes.map(\.drawing) == ["shadow", "border"])
    #expect(result.unexplainedPixels == 0)
    // Sixteen by ten pixels, the two outermost of each side.
    #expect(result.changes.last?.pixels == 160 - 12 * 6)
    #expect(result.changes.first?.pixels == result.difference?.count)
  }

  @Test("A layer that is drawn in another order now is blamed where both meet")
  func reordered() throws {
    let (black, red) = (
      Self.box("black", Rect(2, 2, 4, 4)), Self.box("red", Rect(4, 2, 4, 4), Self.red)
    )
    let result = try Self.result([black, red], [red, black])
    #expect(result.difference?.count == 32)
    #expect(Self.blame(result) == ["content/black fill 32"])
    #expect(result.changes.map(\.kind) == [.moved])
  }

  @Test("Another opacity of a group is blamed for all that is in it, and a group that is gone too")
  func groups() throws {
    func group(_ opacity: ThemeNumber) -> Layer {
      Layer(
        "group", opacity: opacity,
        children: [Self.box("a", Rect(0, 0, 5, 5)), Self.box("b", Rect(5, 0, 5, 5), Self.red)])
    }
    let changed = try Self.result([group(0.5)], [group(0.75)])
    #expect(Self.blame(changed) == ["content/group begin 200"])
    #expect(changed.unexplainedPixels == 0)
    let gone = try Self.result([group(0.5)], [group(1)])
    #expect(gone.changes.map(\.kind) == [.removed])
    #expect(Self.blame(gone) == ["content/group begin 200"])
  }

  @Test("A clip that changed is blamed for what it lets through and what it cuts")
  func clips() throws {
    func clipped(_ radius: Double) -> Layer {
      Layer(
        "clip", frame: Rect(0, 0, 10, 10), shape: .rounded(.literal(radius)), clips: true,
        children: [Self.box("inside", Rect(0, 0, 10, 10))])
    }
    let result = try Self.result([clipped(2)], [clipped(4)])
    #expect(result.changes.map(\.drawing) == ["begin"])
    #expect(result.changes.map(\.pixels) == [result.difference?.count])
    #expect(result.unexplainedPixels == 0)
  }

  @Test("A text that moved is found by its own outline; another text explains where it was")
  func texts() throws {
    func text(_ string: String, x: Double, color: Color = .black) -> Layer {
      let font = TextContent.Font.literal(
        Typography(families: ["DejaVu Sans"], size: 6, weight: 400))
      return Layer(
        "text", frame: Rect(x, 0, 12, 10),
        text: TextContent(string, font: font, color: .literal(color)))
    }
    let moved = try Self.result([text("Ab", x: 1)], [text("Ab", x: 6)])
    #expect(moved.changes.map(\.pixels) == [moved.difference?.count])
    #expect(moved.unexplainedPixels == 0)
    let other = try Self.result([text("WW", x: 1)], [text("i", x: 1)])
    #expect(other.changes.map(\.pixels) == [other.difference?.count])
    #expect(other.unexplainedPixels == 0)
    let recolored = try Self.result(
      [text("Ab", x: 1)], [text("Ab", x: 1, color: Self.red)])
    #expect(recolored.changes.map(\.pixels) == [recolored.difference?.count])
  }

  @Test("The backdrop is blamed where the cell lets it through")
  func backdrop() throws {
    let goldens = try Goldens()
    func test(_ color: String) throws -> SnapshotCase {
      let text = """
        { backdrop: { $type: "color", $value: "\(color)" },
          cell: { badge: { $type: "color", background: { $value: "#33669900" } } } }
        """
      return try firstCase(
        of: SampleCell(content: [Self.box("half", Rect(0, 0, 10, 10))]),
        document: try theme(["acme.tokens.json": text], path: "acme.tokens.json"))
    }
    _ = try goldens.record([try test("#ffffff")])
    let result = try goldens.result(try test("#eeeeee"))
    #expect(Self.blame(result) == ["backdrop fill 400"])
    #expect(result.tokenChanges.map(\.token) == ["backdrop"])
  }

  @Test("Pixels in no layer that changed are the renderer's")
  func renderer() throws {
    let goldens = try Goldens()
    let old = [Self.box("dot", Rect(4, 4, 2, 2))]
    let test = try firstCase(of: SampleCell(content: old))
    _ = try goldens.record([test])
    try goldens.tamper(test.id) { $0 }
    let same = try goldens.result(test)
    #expect(same.unexplainedPixels == 1 && same.isRendererChanged && same.isPredicted == false)
    #expect(same.changes == [])
    #expect(
      same.cause?.hasSuffix("the drawing is the same; the renderer draws it differently") == true)
    let result = try goldens.result(
      try firstCase(of: SampleCell(content: [Self.box("dot", Rect(4, 4, 2, 2), Self.red)])))
    #expect(Self.blame(result) == ["content/dot fill 16"])
    #expect(result.unexplainedPixels == 1 && result.isRendererChanged && result.isPredicted == true)
    #expect(
      result.cause?.hasSuffix(
        "; changed: content/dot; 1 pixel is in no layer that changed: the renderer draws it differently"
      )
        == true)
  }

  @Test("A drawing that changed under equal pixels passes and is called hidden")
  func hidden() throws {
    let cover = [Self.box("cover", Self.everything)]
    let result = try Self.result(cover, cover, background: ("#336699", "#996633"))
    #expect(result.status == .passed && result.isHidden && result.isPredicted == nil)
    #expect(result.cause == "the drawing changed and no pixel did")
    #expect(Self.blame(result) == ["background fill 0"])
    #expect(result.unexplainedPixels == nil && result.tokenChanges == [])
  }

  @Test("A value that came another way is neither blamed nor hidden")
  func detour() throws {
    func test(_ way: String, title: String) throws -> SnapshotCase {
      let text = """
        { a: { $type: "color", $value: "#336699" }, b: { $type: "color", $value: "#336699" },
          cell: { badge: { $type: "color", background: { $value: "{\(way)}" },
            title: { $value: "\(title)" } } } }
        """
      return try firstCase(
        of: SampleCell(previewItems: [Item("plain", text: "Ab")]),
        document: try theme(["acme.tokens.json": text], path: "acme.tokens.json"))
    }
    let goldens = try Goldens()
    _ = try goldens.record([try test("a", title: "#ffffff")])
    let passed = try goldens.result(try test("b", title: "#ffffff"))
    #expect(passed.status == .passed && !passed.isHidden)
    let failed = try goldens.result(try test("b", title: "#ff0000"))
    #expect(failed.visibleChanges.map(\.path) == ["content/title"])
    #expect(failed.tokenChanges.map(\.token) == ["cell.badge.title"])
    #expect(failed.cause?.hasSuffix("; changed: content/title") == true)
  }

  @Test("Thousands of changes each have their own pixels")
  func thousands() throws {
    func grid(_ color: Color) -> [Layer] {
      // Five on each pixel, of which the topmost is seen.
      (0..<4_000).map { index in
        let (x, y) = (Double(index % 40) / 2, Double(index / 40 % 20) / 2)
        return Self.box("b\(index)", Rect(x, y, 0.5, 0.5), color)
      }
    }
    let result = try Self.result(grid(.black), grid(Self.red))
    #expect(
      result.changes.map(\.pixels) == [Int](repeating: 0, count: 3_200)
        + [Int](repeating: 1, count: 800))
    #expect(result.unexplainedPixels == 0)
    // The sentence names a few of them.
    #expect(
      result.cause?.hasSuffix(
        "; changed: content/b3200, content/b3201, content/b3202, content/b3203, content/b3204,"
          + " content/b3205, content/b3206, content/b3207 and 792 more;"
          + " changed without reaching a pixel: content/b0, content/b1, content/b2, content/b3,"
          + " content/b4, content/b5, content/b6, content/b7 and 3,192 more") == true)
  }

  @Test(
    "Numbers that no picture has, in a list that somebody changed, end nothing",
    arguments: ["1e308", "-1e308", "1e18", "16777216", "-0", "1e-320"])
  func numbers(number: String) throws {
    let goldens = try Goldens()
    let test = try firstCase(of: SampleCell(content: [Self.box("dot", Rect(4, 4, 2, 2))]))
    _ = try goldens.record([test])
    let list = try #require(test.request.draw().picture).list.description
    for shape in ["rect 0 N N N", "ellipse N N N N", "rounded N 0 N 20 radius N continuous"] {
      for (kind, rest) in [
        ("fill", ""), ("fill", " through matrix N 0 0 N N N"), ("border", " width N outside"),
        ("shadow", " spread N by N N sigma N outside " + shape), ("innerShadow", " by N N sigma N"),
      ] {
        let geometry = (shape + rest).replacing("N", with: number)
        let changed = list.replacing(
          /content\/dot\t.*/, with: "content/dot\t\(kind)\t\(geometry)\t#ff0000\t")
        #expect(changed != list)
        try goldens.tamper(test.id) { $0.replacing("tessera-display-list", by: changed) }
        let result = try goldens.result(test)
        #expect(result.status == .failed && result.difference?.count == 1)
        _ = try goldens.record([test], mode: .all)
      }
    }
  }

  @Test("A list in the words of another version explains what it can, and the rest is not lost")
  func otherVersion() throws {
    let goldens = try Goldens()
    let test = try firstCase(of: SampleCell(content: [Self.box("dot", Rect(4, 4, 2, 2))]))
    _ = try goldens.record([test])
    let list = try #require(test.request.draw().picture).list.description
    let words = list.split(separator: "rect").joined(separator: "box")
    try goldens.tamper(test.id) { $0.replacing("tessera-display-list", by: words) }
    let result = try goldens.result(test)
    #expect(Self.blame(result) == ["background fill 1", "content/dot fill 0"])
    #expect(result.unexplainedPixels == 0 && result.isPredicted == true)
    try goldens.tamper(test.id) {
      $0.replacing("tessera-display-list", by: "begin\tbegin\t\t\nend\tend\t\t\nend\tend\t\t")
    }
    let nested = try goldens.result(test)
    #expect(nested.status == .failed && nested.changes.contains { $0.kind == .removed })
  }
}
