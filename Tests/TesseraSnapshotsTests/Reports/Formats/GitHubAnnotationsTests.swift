import TesseraCells
import TesseraSource
import Testing

@testable import TesseraSnapshots

@Suite("GitHub annotations")
struct GitHubAnnotationsTests {
  @Test("One line a cause, with what would end it or a property written by number")
  func lines() throws {
    let annotations = GitHubAnnotations(of: try ReportFixture().report()) { "badge/\($0)" }
    #expect(
      annotations.text == """
        ::error file=badge/Snapshots/list/acme/b/normal.png,title=The golden cannot be read%3A 1 snapshot::list/acme/b/normal: the file is not a PNG picture
        ::error file=badge/Snapshots/badge/acme/plain/normal.png,title=Token color.base%3A #336699 → #336698%3A 2 snapshots::800 pixels changed uniformly from #336699 to #336698; no edge moved%0Abadge/acme/plain/normal%0Abadge/acme/plain/selected
        ::error file=badge/Snapshots/card/acme/it's/normal.png,title=Token </script <script 'alert(2)'%3A #336699 → #336698%3A 1 snapshot::card/acme/it's/normal: 1 | <b>*_`@me` #12 &amp; \u{FFFD}
        ::error file=badge/Snapshots/card/acme/wide/normal.png,title=Another size%3A 1 snapshot::card/acme/wide/normal: the golden is 40×20 pixels, the picture 48×20
        ::error file=badge/.tessera/pending/list/acme/a/normal.png,title=No golden yet%3A 1 snapshot::list/acme/a/normal: there is no golden
        ::warning title=No registered cell has it%3A 1 snapshot::gone/acme/x/normal: no registered cell has this snapshot

        """)
  }

  @Test("Errors that are no snapshot's come first, at their line; what passed is no annotation")
  func errors() throws {
    let fixture = try ReportFixture()
    let results = fixture.results + (try ReportFixture.toldPasses())
    let errors = [ReportFixture.manifestError, Diagnostic(.error, "at no place")]
    let lines = GitHubAnnotations(of: fixture.report(results, diagnostics: errors)) { "x/\($0)" }
      .text.split(separator: "\n")
    #expect(lines.count == 8)
    #expect(
      lines[0] == "::error file=x/Snapshots/badge/manifest.tsv,line=2,col=1,title=T1105::"
        + "a tolerance needs a reason%0Awrite behind it, after a tab, why the picture may differ")
    #expect(lines[1] == "::error title=error::at no place")
    #expect(lines.last?.hasPrefix("::warning title=No registered cell has it") == true)
    let many = (0..<12).map { Diagnostic(.error, "\($0)") }
    let shown = GitHubAnnotations(of: fixture.report(diagnostics: many)) { $0 }.text
      .split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(shown.count == 10)
    #expect(shown.last == "::error title=8 more causes::the report has them all")
  }

  @Test("A step shows ten errors, so the tenth stands for all that follow")
  func many() throws {
    let results = (0..<30).map { index -> SnapshotResult in
      var result = SnapshotResult(
        id: SnapshotID(text: "a/b,c:%/\(index)\r\n/d"), status: .failed, cause: "x")
      result.changes = LayerChange.changes(
        from: [], to: [.init(path: "l\(index)", kind: "", geometry: "", paint: "", tokens: [])])
      return result
    }
    let lines = GitHubAnnotations(of: try ReportFixture().report(results)) { $0 }.text
      .split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines[0] == "::error title=Layer l0 of a%3A 1 snapshot::a/b,c:%25/0%0D%0A/d: x")
    #expect(lines[9] == "::error title=21 more causes::the report has them all")
    var all = results
    for index in all.indices { all[index].changes = [] }
    let one = GitHubAnnotations(of: try ReportFixture().report(all)) { $0 }.text
    #expect(one.hasSuffix("%0Aa/b,c:%25/4%0D%0A/d%0Aand 25 more\n"))
    #expect(GitHubAnnotations(of: try ReportFixture().report([])) { $0 }.text.isEmpty)
  }
}
