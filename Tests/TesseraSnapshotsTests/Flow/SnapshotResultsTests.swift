import TesseraCells
import TesseraGraphics
import TesseraSnapshots
import TesseraSource
import TesseraTestSupport
import Testing

@Suite("Snapshot results")
struct SnapshotResultsTests {
  @Test("The JSON object is the one of design section 9, to the letter")
  func json() throws {
    let goldens = try Goldens()
    let cell = SampleCell(previewItems: [Item("a"), Item("b"), Item("c"), Item("d")])
    let document = try badgeTheme("#336699")
    let all = try cases(of: cell, document: document).filter {
      $0.id.text.hasSuffix("/normal@2x") && !$0.id.text.contains("rtl")
    }
    let new = try cases(of: cell, document: try badgeTheme("#336698"))
    _ = try goldens.record(Array(all.prefix(3)))
    try SourceFile.write(Array("junk".utf8), to: goldens.store.goldenPath(all[2].id))
    let changed = try #require(new.first { $0.id == all[1].id })
    let orphan = SnapshotID(text: "zebra/x/y/normal")
    let results = try goldens.verify([all[0], changed, all[2], all[3]], orphans: [orphan])
    let warning = Diagnostic(.warning, "a warning")
    let text = JSONWriter.compact(SnapshotResults.json(results, diagnostics: [warning]))

    let home = goldens.folder.path
    func files(_ id: String, expected: Bool, actual: Bool, difference: Bool) -> String {
      func file(_ folder: String, _ isThere: Bool) -> String {
        isThere ? "\"\(home)/\(folder)/\(id).png\"" : "null"
      }
      return "{\"expected\":\(file("Snapshots", expected)),"
        + "\"actual\":\(file(".tessera/pending", actual)),"
        + "\"difference\":\(file(".tessera/difference", difference))}"
    }
    let unblamed =
      "\"changes\":[],\"tokenChanges\":[],\"unexplained\":null,\"rendererChanged\":false,"
      + "\"hidden\":false,\"predicted\":null"
    func object(
      _ id: String, _ members: String, _ files: String, blame: String? = nil
    ) -> String {
      "{\"id\":\"\(id)\",\(members),\"files\":\(files),\(blame ?? unblamed)}"
    }
    let way = "[\"cell.badge.background\",\"color.surface\",\"color.base\"]"
    let change =
      "{\"token\":\"color.base\",\"from\":\"#336699\",\"to\":\"#336698\",\"way\":\(way)}"
    let blame =
      "\"changes\":[{\"layer\":\"background\",\"drawing\":\"fill\",\"kind\":\"changed\",\"pixels\":800,"
      + "\"details\":[\"#336699 → #336698\"],\"tokens\":\(way),"
      + "\"tokenChanges\":[\(change)],\"keepsPaint\":false,\"keepsDrawing\":false}],"
      + "\"tokenChanges\":[\(change)],\"unexplained\":0,"
      + "\"rendererChanged\":false,\"hidden\":false,\"predicted\":true"
    let nothing = "\"layers\":[],\"tokens\":[]"
    let ids = all.map(\.id.text)
    let objects = [
      object(
        ids[0],
        "\"status\":\"passed\",\"different\":0,\"bounds\":null,\"cause\":null,\(nothing)",
        files(ids[0], expected: false, actual: false, difference: false)),
      object(
        ids[1],
        "\"status\":\"failed\",\"different\":800,\"bounds\":[0,0,40,20],"
          + "\"cause\":\"800 pixels changed uniformly from #336699 to #336698; no edge moved;"
          + " changed: background\",\"layers\":[\"background\"],"
          + "\"tokens\":[\"cell.badge.background\",\"color.surface\",\"color.base\"]",
        files(ids[1], expected: true, actual: true, difference: true), blame: blame),
      object(
        ids[2],
        "\"status\":\"unreadable\",\"different\":null,\"bounds\":null,"
          + "\"cause\":\"the file is not a PNG picture\",\(nothing)",
        files(ids[2], expected: true, actual: true, difference: false)),
      object(
        ids[3],
        "\"status\":\"missing\",\"different\":null,\"bounds\":null,"
          + "\"cause\":\"there is no golden\",\(nothing)",
        files(ids[3], expected: false, actual: true, difference: false)),
      object(
        "zebra/x/y/normal",
        "\"status\":\"orphaned\",\"different\":null,\"bounds\":null,"
          + "\"cause\":\"no registered cell has this snapshot\",\(nothing)",
        files("zebra/x/y/normal", expected: false, actual: false, difference: false)),
    ]
    let expected =
      "{\"passed\":1,\"failed\":2,\"missing\":1,\"orphaned\":1,"
      + "\"results\":[\(objects.joined(separator: ","))],"
      + "\"causes\":[{\"kind\":\"token\",\"token\":\"color.base\",\"from\":\"#336699\",\"to\":\"#336698\","
      + "\"cells\":[\"badge\"],\"layers\":[\"background\"],\"snapshots\":[\"\(ids[1])\"]},"
      + "{\"kind\":\"missing\",\"cells\":[\"badge\"],\"layers\":[],\"snapshots\":[\"\(ids[3])\"]},"
      + "{\"kind\":\"orphaned\",\"cells\":[\"zebra\"],\"layers\":[],"
      + "\"snapshots\":[\"zebra/x/y/normal\"]}],"
      + "\"diagnostics\":[\(JSONWriter.compact(warning.json))]}"
    #expect(text == expected)
  }
}
