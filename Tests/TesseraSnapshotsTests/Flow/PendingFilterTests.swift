import TesseraCells
import TesseraGraphics
import TesseraSnapshots
import TesseraTestSupport
import Testing

@Suite("Pending filter")
struct PendingFilterTests {
  /// The results of a badge whose background and title have come to differ, one golden missing.
  private static func results() throws -> [SnapshotResult] {
    let goldens = try Goldens()
    let cell = SampleCell(previewItems: [Item("plain", text: "Ab")])
    func part(_ background: String, _ title: String) throws -> [SnapshotCase] {
      try cases(of: cell, document: try badgeTheme(background, title: title))
        .filter { $0.id.text.hasSuffix("@2x") && !$0.id.text.contains("rtl") }
    }
    let old = try part("#336699", "#ffffff")
    _ = try goldens.record(old.filter { !$0.id.text.contains("+") })
    let results = try goldens.verify(try part("#336698", "#fffffe"))
    #expect(SnapshotResults.keep(results, in: goldens.store) == nil)
    return try SnapshotResults.kept(in: goldens.store)
  }

  @Test(
    "Names of one kind widen, kinds narrow",
    arguments: [
      ([], [], [], ["highlighted", "normal", "selected+highlighted", "selected"]),
      (["*/normal@2x", "selected"], [], [], ["normal", "selected+highlighted", "selected"]),
      // The selected background covers the other one: what changed there is not seen.
      ([], ["background"], [], ["highlighted", "normal"]),
      ([], ["content"], [], ["highlighted", "normal", "selected"]),
      ([], ["title"], [], ["highlighted", "normal", "selected"]),
      ([], ["content/title"], [], ["highlighted", "normal", "selected"]),
      (["normal"], ["title", "background"], [], ["normal"]),
      ([], [], ["color.base"], ["highlighted", "normal"]),
      ([], [], ["color"], ["highlighted", "normal"]),
      ([], [], ["cell.badge.title"], ["highlighted", "normal", "selected"]),
      ([], ["title"], ["color.base"], ["highlighted", "normal"]),
    ] as [([String], [String], [String], [String])])
  func select(
    patterns: [String], layers: [String], tokens: [String], states: [String]
  ) throws {
    let filter = PendingFilter(patterns: patterns, layers: layers, tokens: tokens)
    let found = try filter.select(try Self.results()).map(\.id.text)
    #expect(found == states.map { "badge/acme/plain/\($0)@2x" })
  }

  @Test(
    "A name that fits nothing is refused, and what is near is asked for",
    arguments: [
      (PendingFilter(patterns: ["norml"]), SnapshotError.noMatch(filter: "norml", near: nil)),
      (PendingFilter(layers: ["backgruond"]), .noLayer(name: "backgruond", near: "background")),
      (PendingFilter(layers: ["back"]), .noLayer(name: "back", near: nil)),
      (PendingFilter(tokens: ["color.bse"]), .noToken(name: "color.bse", near: "color.base")),
      (PendingFilter(tokens: ["colo"]), .noToken(name: "colo", near: nil)),
    ])
  func unknown(filter: PendingFilter, expected: SnapshotError) throws {
    let error = try #require(throws: SnapshotError.self) {
      try filter.select(try Self.results())
    }
    #expect(error == expected)
  }

  @Test("What passed is not pending")
  func passed() throws {
    let goldens = try Goldens()
    let all = try cases(of: SampleCell())
    _ = try goldens.record(all)
    #expect(SnapshotResults.keep(try goldens.verify(all), in: goldens.store) == nil)
    let results = try SnapshotResults.kept(in: goldens.store)
    #expect(results.count == all.count)
    #expect(try PendingFilter(patterns: ["normal"]).select(results).isEmpty)
  }

  @Test("A picture's name asks for its numbered parts")
  func parts() throws {
    let goldens = try Goldens()
    func cell(_ color: Color) -> SampleCell {
      SampleCell(content: [Layer("chip.0", frame: Rect(0, 0, 4, 4), fill: .literal(color))])
    }
    let test = try firstCase(of: cell(.black))
    _ = try goldens.record([test])
    let result = try goldens.result(try firstCase(of: cell(.white)))
    #expect(SnapshotResults.keep([result], in: goldens.store) == nil)
    let error = try #require(throws: SnapshotError.self) {
      try PendingFilter(layers: ["chip"]).select(try SnapshotResults.kept(in: goldens.store))
    }
    #expect(error == .noLayer(name: "chip", near: "content/chip.0"))
  }
}
