import TesseraCells
import TesseraSnapshots
import Testing

@Suite("Shared cause")
struct SharedCauseTests {
  /// A failed result whose changes all reach pixels.
  private static func failed(
    _ id: String, _ changes: [LayerChange], unexplained: Int = 0
  ) -> SnapshotResult {
    var result = SnapshotResult(id: SnapshotID(text: id), status: .failed, cause: "")
    result.changes = changes
    result.unexplainedPixels = unexplained
    return result
  }

  /// The change of one layer's fill.
  private static func fill(
    _ path: String, _ token: String, from: String, to: String
  ) -> [LayerChange] {
    func line(_ color: String) -> DisplayLine {
      DisplayLine(
        path: path, kind: "fill", geometry: "rect 0 0 4 4", paint: color,
        tokens: token.isEmpty ? [] : ["cell.x.\(path)>\(token)=\(color)"])
    }
    return LayerChange.changes(from: [line(from)], to: [line(to)])
  }

  private static func texts(_ results: [SnapshotResult]) -> [String] {
    SharedCause.causes(of: results).map { "\($0.text) (\($0.layers.joined(separator: " ")))" }
  }

  @Test("Snapshots that fail for one token are one cause, with their cells and layers")
  func token() {
    let results =
      (1...300).map {
        Self.failed(
          "c\($0 % 5)/t/i\($0)/normal",
          Self.fill($0 == 7 ? "icon" : "background", "color.accent", from: "#0a84ff", to: "#ff3b30")
        )
      } + [
        Self.failed("z/t/i/normal", Self.fill("background", "", from: "#000000", to: "#ffffff"))
      ]
    #expect(
      Self.texts(results) == [
        "`color.accent` #0a84ff → #ff3b30: 300 snapshots in 5 cells (background icon)",
        "background fill is drawn otherwise: 1 snapshot in cell z (background)",
      ])
    #expect(SharedCause.causes(of: results)[0].snapshots == results.prefix(300).map(\.id))
  }

  @Test("A snapshot with several causes is told with each; the values of another mode are another")
  func several() {
    let accent = Self.fill("a", "color.accent", from: "#000000", to: "#ffffff")
    let title = Self.fill("b", "color.title", from: "#111111", to: "#222222")
    let dark = Self.fill("a", "color.accent", from: "#333333", to: "#444444")
    let results = [
      Self.failed("c/t/i/normal", accent + title, unexplained: 3),
      Self.failed("c/t/i/selected", accent), Self.failed("c/t.dark/i/normal", dark),
    ]
    #expect(
      Self.texts(results) == [
        "`color.accent` #000000 → #ffffff: 2 snapshots in cell c (a)",
        "`color.title` #111111 → #222222: 1 snapshot in cell c (b)",
        "the renderer draws differently: 1 snapshot in cell c ()",
        "`color.accent` #333333 → #444444: 1 snapshot in cell c (a)",
      ])
  }

  @Test("Layers that make room for another font are no cause of their own")
  func room() {
    func text(_ origin: Int, _ font: String) -> DisplayLine {
      DisplayLine(
        path: "title", kind: "text", geometry: "\"a\" at 0 \(origin) size 8 F 0", paint: "#000000",
        tokens: ["cell.x.font>type.title=\(font)"])
    }
    func line(_ y: Int) -> DisplayLine {
      DisplayLine(
        path: "line", kind: "fill", geometry: "rect 0 \(y) 9 1", paint: "#000000", tokens: [])
    }
    let changes = LayerChange.changes(
      from: [text(8, "17/1"), line(9)], to: [text(9, "18/1"), line(10)])
    #expect(changes.count == 2)
    #expect(
      Self.texts([Self.failed("c/t/i/normal", changes)])
        == ["`type.title` 17/1 → 18/1: 1 snapshot in cell c (title)"])
  }

  @Test("Every other verdict has its own cause")
  func others() {
    func result(_ id: String, _ status: SnapshotResult.Status) -> SnapshotResult {
      SnapshotResult(id: SnapshotID(text: id), status: status, cause: nil)
    }
    var fonts = Self.failed("a/t/i/f", [])
    fonts.hasOtherFonts = true
    var edited = Self.failed("a/t/i/e", [])
    edited.isEdited = true
    var hidden = result("a/t/i/h", .passed)
    hidden.changes = Self.fill("background", "color.x", from: "#000000", to: "#ffffff")
    let results = [
      result("a/t/i/m", .missing), result("a/t/i/s", .sizeMismatch),
      result("b/t/i/s", .sizeMismatch),
      result("a/t/i/o", .orphaned), result("a/t/i/u", .unreadable), result("a/t/i/p", .passed),
      fonts,
      hidden, Self.failed("a/t/i/n", []), edited,
    ]
    #expect(
      Self.texts(results) == [
        "there is no golden: 1 snapshot in cell a ()", "another size: 1 snapshot in cell a ()",
        "another size: 1 snapshot in cell b ()",
        "no registered cell has these: 1 snapshot in folder a ()",
        "recorded with other fonts: 1 snapshot in cell a ()",
        "the drawing changed and no pixel did: 1 snapshot in cell a (background)",
        "changed, without a display list to tell why: 1 snapshot in cell a ()",
        "the file is not the picture that was recorded: 1 snapshot in cell a ()",
      ])
  }

  @Test(
    "Of long values only what differs is told",
    arguments: [
      ("17/1.2 400 Sans spacing 0", "18/1.2 400 Sans spacing 0", "17/1.2 … → 18/1.2 …"),
      ("0 1 2 0 #000000", "0 1 4 0 #000000", "… 2 … → … 4 …"),
      ("0 1 2 0 #000000", "0 1 2 0 #ffffff", "… #000000 → … #ffffff"),
      ("#000000 0, #ffffff 1", "#111111 0, #ffffff 1", "#000000 … → #111111 …"),
      ("a b", "a c", "a b → a c"), ("a b c d", "a b c", "a b c d → a b c"),
    ])
  func difference(from: String, to: String, text: String) {
    let result = Self.failed("c/t/i/normal", Self.fill("a", "t", from: from, to: to))
    #expect(Self.texts([result]) == ["`t` \(text): 1 snapshot in cell c (a)"])
  }
}
