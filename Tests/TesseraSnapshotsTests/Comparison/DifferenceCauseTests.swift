import TesseraGraphics
import TesseraSnapshots
import TesseraTestSupport
import Testing

@Suite("Difference cause")
struct DifferenceCauseTests {
  /// An edit of the test cell, and what must be said about it.
  struct Edit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cause: DifferenceCause
    let layer: String
    /// The layer's drawings with the pixels that they are blamed for.
    let blame: [String]
    let change: @Sendable (inout PartsCell) -> Void

    init(
      _ name: String, _ cause: DifferenceCause, _ layer: String, _ blame: [String],
      _ change: @escaping @Sendable (inout PartsCell) -> Void
    ) {
      testDescription = name
      self.cause = cause
      self.layer = layer
      self.blame = blame
      self.change = change
    }
  }

  private static func recolored(
    _ from: String, _ to: String, keepsEdges: Bool = true
  ) -> DifferenceCause {
    .recolored([.init(from: from, to: to)], keepsEdges: keepsEdges)
  }

  private static let edits = [
    Edit("radius 16 → 17", .edges, "background", ["fill 272", "border 272"]) { $0.radius = 17 },
    Edit("radius 16 → 20", .geometry, "background", ["fill 432", "border 432"]) { $0.radius = 20 },
    Edit("icon by 0.25 px", .edges, "content/body/icon", ["fill 118"]) { $0.iconOffset = 0.25 },
    Edit("icon by 1 px", .shifted(x: 1, y: 0), "content/body/icon", ["fill 160"]) {
      $0.iconOffset = 1
    },
    Edit("icon radius 14 → 14.5", .edges, "content/body/icon", ["fill 168"]) {
      $0.iconRadius = 14.5
    },
    Edit("border 2 → 1 px", .geometry, "background", ["border 728"]) { $0.borderWidth = 1 },
    Edit("border colour", recolored("#D1D1D6", "#E5E5EA"), "background", ["border 1340"]) {
      $0.border = 0xE5_E5EA
    },
    Edit("separator 0.5 → 1 px", .geometry, "content/body/separator", ["fill 140"]) {
      $0.separatorThickness = 1
    },
    Edit(
      "separator colour", recolored("#E2E2E3", "#E8E8EA"), "content/body/separator", ["fill 140"]
    ) {
      $0.separator = 0xD1_D1D6
    },
    Edit("cell to F9F9F9", recolored("#FFFFFF", "#F9F9F9"), "background", ["fill 19045"]) {
      $0.background = 0xF9_F9F9
    },
    Edit("cell to E5E5EA", recolored("#FFFFFF", "#E5E5EA"), "background", ["fill 19194"]) {
      $0.background = 0xE5_E5EA
    },
    // The border has this colour: its inner edge is gone.
    Edit(
      "cell to D1D1D6", recolored("#FFFFFF", "#D1D1D6", keepsEdges: false), "background",
      ["fill 19207"]
    ) {
      $0.background = 0xD1_D1D6
    },
    Edit("accent to 0A84FF", recolored("#007AFF", "#0A84FF"), "content/body/icon", ["fill 664"]) {
      $0.accent = 0x0A_84FF
    },
    Edit("accent to 5856D6", recolored("#007AFF", "#5856D6"), "content/body/icon", ["fill 656"]) {
      $0.accent = 0x58_56D6
    },
  ]

  @Test("Every edit of a cell fails, and its cause and layer are named", arguments: edits)
  func edit(_ edit: Edit) throws {
    func test(_ cell: PartsCell) throws -> SnapshotCase {
      try #require(SnapshotCatalogue(of: [cell], document: nil).cases.first { $0.id.isAtScale1 })
    }
    let goldens = try Goldens()
    _ = try goldens.record([try test(PartsCell())])
    #expect(try goldens.result(try test(PartsCell())).status == .passed)
    var cell = PartsCell()
    edit.change(&cell)
    let result = try goldens.result(try test(cell))
    #expect(result.status == .failed)
    #expect(result.pixelCause == edit.cause)
    #expect(Set(result.changes.map(\.path)) == [edit.layer])
    let count = try #require(result.difference?.count)
    let sentence = try #require(result.pixelCause?.sentence(changed: count))
    #expect(result.cause == "\(sentence); changed: \(edit.layer)")
    // Each of the changed pixels is the edited layer's, and nothing is left to the renderer.
    #expect(result.changes.map { "\($0.drawing) \($0.pixels ?? -1)" } == edit.blame)
    #expect(result.unexplainedPixels == 0)
    #expect(result.isPredicted == true && !result.isRendererChanged)
  }

  private static let white = opaque(0xFF_FFFF)
  private static let grey = opaque(0x80_8080)
  private static let black = opaque(0)

  /// The cause of a difference of two pictures in premultiplied channels.
  private static func cause(_ old: PixelGrid, _ new: PixelGrid) -> DifferenceCause {
    DifferenceCause(old, new, map: Metric.exact.compare(old, new))
  }

  /// A grid with rectangles on it: columns, rows and colour.
  private static func grid(
    _ rects: (x: Range<Int>, y: Range<Int>, word: UInt32)..., on ground: UInt32 = white
  ) -> PixelGrid {
    var words = [UInt32](repeating: ground, count: 40 * 30)
    for rect in rects {
      for y in rect.y { for x in rect.x { words[y * 40 + x] = rect.word } }
    }
    return PixelGrid(width: 40, height: 30, words: words)
  }

  @Test("Several colours that change at once are told, the commonest first")
  func several() {
    let old = Self.grid((5..<15, 5..<15, Self.black), (20..<30, 5..<15, Self.grey))
    let new = Self.grid(
      (5..<15, 5..<15, Self.white), (20..<30, 5..<15, opaque(0x40_4040)), on: Self.black)
    #expect(
      Self.cause(old, new)
        == .recolored(
          [
            .init(from: "#FFFFFF", to: "#000000"), .init(from: "#000000", to: "#FFFFFF"),
            .init(from: "#808080", to: "#404040"),
          ], keepsEdges: true))
    let sentence = Self.cause(old, new).sentence(changed: 1_200)
    #expect(
      sentence
        == "1,200 pixels changed uniformly, from #FFFFFF to #000000, from #000000 to #FFFFFF,"
        + " from #808080 to #404040; no edge moved")
  }

  @Test("A part of an area that changes its colour is uniform, but says nothing of edges")
  func part() {
    let new = Self.grid((5..<35, 5..<25, Self.grey))
    #expect(
      Self.cause(Self.grid(), new) == Self.recolored("#FFFFFF", "#808080", keepsEdges: false))
    #expect(
      Self.cause(Self.grid(), new).sentence(changed: 600)
        == "600 pixels changed uniformly from #FFFFFF to #808080")
  }

  @Test("A translucent colour is told with its opacity, straight")
  func translucent() {
    let old = Self.grid((5..<15, 5..<15, 0x8000_0080), on: 0)
    let new = Self.grid((5..<15, 5..<15, 0x8080_0000), on: 0)
    #expect(Self.cause(old, new) == Self.recolored("#FF000080", "#0000FF80"))
  }

  @Test("A side that moves by whole pixels is no change of colour and no shift")
  func side() {
    let old = Self.grid((5..<15, 5..<15, Self.black))
    for columns in [5..<16, 5..<12, 3..<15] {
      let new = Self.grid((columns, 5..<15, Self.black))
      #expect(Self.cause(old, new) == .geometry, "\(columns)")
    }
  }

  @Test(
    "What moves by whole pixels moves by the shortest offset",
    arguments: [(1, 0), (-1, 0), (0, 3), (5, -2), (-4, -4), (8, 8)])
  func shift(x: Int, y: Int) {
    let old = Self.grid((14..<22, 10..<16, Self.black), (16..<18, 11..<13, Self.grey))
    let new = Self.grid(
      (14 + x..<22 + x, 10 + y..<16 + y, Self.black),
      (16 + x..<18 + x, 11 + y..<13 + y, Self.grey))
    #expect(Self.cause(old, new) == .shifted(x: x, y: y))
  }

  @Test("Two colours that change places where an area moved are a shift")
  func swap() {
    let old = Self.grid((5..<25, 5..<20, Self.grey))
    let new = Self.grid((12..<32, 5..<20, Self.grey))
    #expect(Self.cause(old, new) == .shifted(x: 7, y: 0))
  }

  @Test("Many colours that each become another one are counted, wherever they stand")
  func mapping() {
    let words = (0..<1_200).map { opaque(UInt32($0 / 40 * 5)) }
    let old = PixelGrid(width: 40, height: 30, words: words)
    let new = PixelGrid(width: 40, height: 30, words: words.map { $0 + 0x30 })
    #expect(Self.cause(old, new) == .remapped(colors: 30))
    // Where equal pixels become different ones, colours do not explain it.
    var spoilt = new.words
    for index in stride(from: 0, to: spoilt.count, by: 20) { spoilt[index] += 0x100 }
    #expect(
      Self.cause(old, PixelGrid(width: 40, height: 30, words: spoilt)) == .geometry)
  }

  @Test("A whole picture that moves loses what crosses its rim")
  func wholeShift() {
    var random = RandomSource(seed: 1)
    let words = (0..<1_200).map { _ in UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000 }
    let old = PixelGrid(width: 40, height: 30, words: words)
    let moved = (0..<1_200).map { $0 < 40 ? Self.white : words[$0 - 40] }
    let new = PixelGrid(width: 40, height: 30, words: moved)
    #expect(Self.cause(old, new) == .shifted(x: 0, y: 1))
  }

  @Test("A change of opacity alone keeps the colour, as far as rounding lets one see it")
  func alpha() {
    func pixel(_ alpha: UInt8) -> UInt32 {
      Pixel(straightRed: 200, green: 100, blue: 50, alpha: alpha).bits
    }
    let old = Self.grid((5..<15, 5..<15, pixel(128)), (5..<15, 15..<16, pixel(40)), on: 0)
    let new = Self.grid((5..<15, 5..<15, pixel(77)), (5..<15, 15..<16, pixel(3)), on: 0)
    #expect(Self.cause(old, new) == .alpha)
    // What appears on clear ground has a colour that was not there.
    #expect(Self.cause(Self.grid(on: 0), Self.grid((0..<1, 0..<1, pixel(9)), on: 0)) != .alpha)
  }

  @Test("Two levels here and there are noise; three are not")
  func noise() {
    func noisy(_ amount: UInt32) -> PixelGrid {
      var words = Self.grid(on: Self.grey).words
      for index in stride(from: 3, to: words.count, by: 7) {
        words[index] += [amount, 0x100 * amount, 0x1_0000][index % 3]
      }
      return PixelGrid(width: 40, height: 30, words: words)
    }
    #expect(Self.cause(Self.grid(on: Self.grey), noisy(2)) == .noise)
    #expect(Self.cause(Self.grid(on: Self.grey), noisy(3)) == .geometry)
  }

  @Test("A large picture is judged by a sample, and exceptions to a uniform change are still found")
  func large() {
    let (width, height) = (700, 400)
    let old = PixelGrid(width: width, height: height, fill: Self.white)
    let new = PixelGrid(width: width, height: height, fill: Self.grey)
    #expect(Self.cause(old, new) == Self.recolored("#FFFFFF", "#808080"))
    #expect(Self.cause(old, new.replacing((333, 222, opaque(0xFF_0000)))) == .geometry)
  }

  @Test(
    "Every cause is a sentence",
    arguments: [
      (DifferenceCause.alpha, 1, "1 pixel changed in opacity alone, not in colour"),
      (
        .shifted(x: 2, y: -1), 2_000,
        "2,000 pixels changed: something moved 2 pixels to the right and 1 pixel up"
      ),
      (
        .remapped(colors: 1_400), 20_000,
        "20,000 pixels changed colour by colour: at least 1,400 colours became others"
      ),
      (.shifted(x: -1, y: 0), 12, "12 pixels changed: something moved 1 pixel to the left"),
      (.shifted(x: 0, y: 7), 12, "12 pixels changed: something moved 7 pixels down"),
      (
        .edges, 12, "12 pixels changed along smoothed edges: an edge moved by less than a pixel"
      ),
      (
        .noise, 12, "12 pixels changed by 2 of 255 levels at most, too little to be seen"
      ),
      (.geometry, 12, "12 pixels changed: something has another shape, place or content"),
    ])
  func sentences(cause: DifferenceCause, count: Int, sentence: String) {
    #expect(cause.sentence(changed: count) == sentence)
  }

  @Test(
    "Thousands are set apart",
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1,000"), (14_264, "14,264"), (1_002_003, "1,002,003"),
      (-1_234, "-1,234"), (.min, "-9,223,372,036,854,775,808"),
    ])
  func grouping(number: Int, text: String) {
    #expect(number.groupedText == text)
  }
}

extension SnapshotID {
  /// Whether the picture is recorded at one pixel a point.
  fileprivate var isAtScale1: Bool { !text.contains("@") }
}
