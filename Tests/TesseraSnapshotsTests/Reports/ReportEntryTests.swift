import TesseraCells
import Testing

@testable import TesseraSnapshots

@Suite("Report entry")
struct ReportEntryTests {
  /// A failed result in which layers changed, each with the tokens of its line before and after.
  private static func result(
    _ layers: [(path: String, old: String, new: String)]
  ) -> SnapshotResult {
    func lines(_ token: (Int) -> String) -> [DisplayLine] {
      layers.indices.map { index in
        let text = token(index)
        return DisplayLine(
          path: layers[index].path, kind: "fill", geometry: "rect", paint: text,
          tokens: text.isEmpty ? [] : [text])
      }
    }
    var result = SnapshotResult(
      id: SnapshotID(text: "a/b/c/d"), status: .failed, cause: "it changed")
    result.changes = LayerChange.changes(
      from: lines { layers[$0].old }, to: lines { layers[$0].new })
    return result
  }

  /// The heading that a result alone comes under.
  private static func heading(_ result: SnapshotResult) -> String? {
    ReportEntry(result, SharedCause.causes(of: [result]).first).cause
  }

  @Test("The heading is the first token that changed, else the layer, else the renderer")
  func headings() {
    #expect(
      Self.heading(Self.result([("x", "cell.a>b.c=1", "cell.a>b.c=2")])) == "Token b.c: 1 → 2")
    let several = ["p", "q"].map { ($0, "r>\($0)=1", "r>\($0)=2") }
    #expect(Self.heading(Self.result(several)) == "Token p: 1 → 2")
    var layers = Self.result([])
    layers.changes = LayerChange.changes(
      from: [], to: [DisplayLine(path: "icon", kind: "fill", geometry: "", paint: "", tokens: [])])
    #expect(Self.heading(layers) == "Layer icon of a")
    var renderer = Self.result([])
    renderer.unexplainedPixels = 3
    #expect(Self.heading(renderer) == "The renderer draws differently")
    var fonts = Self.result([("x", "a=1", "a=2")])
    fonts.hasOtherFonts = true
    #expect(Self.heading(fonts) == "Recorded with other fonts")
    var stale = Self.result([])
    stale.difference = .none(of: 4)
    #expect(Self.heading(stale) == "The golden is not what its manifest lists")
  }

  @Test(
    "Every verdict has its cause, and what passed has none",
    arguments: [
      (SnapshotResult.Status.passed, nil), (.missing, "No golden yet"),
      (.orphaned, "No registered cell has it"), (.sizeMismatch, "Another size"),
      (.unreadable, "The golden cannot be read"),
    ])
  func verdicts(status: SnapshotResult.Status, cause: String?) {
    let result = SnapshotResult(id: SnapshotID(text: "a"), status: status, cause: nil)
    #expect(Self.heading(result) == cause)
  }

  @Test("The gravest verdicts come first, then what concerns most snapshots")
  func groups() throws {
    let report = try ReportFixture().report()
    #expect(
      report.groups.map { "\($0.entries.count) \($0.cause)" } == [
        "1 The golden cannot be read", "2 Token color.base: #336699 → #336698",
        "1 Token </script <script 'alert(2)': #336699 → #336698", "1 Another size",
        "1 No golden yet",
        "1 No registered cell has it",
      ])
    #expect(report.summary == "5 failed, 1 missing, 1 orphaned, 2 passed")
  }
}
