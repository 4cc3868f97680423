import TesseraCells
import TesseraSource
import Testing

@testable import TesseraSnapshots

@Suite("Markdown report")
struct MarkdownReportTests {
  @Test("Every cause has its table, and the command stands at the end")
  func whole() throws {
    #expect(
      try ReportFixture().report().comment == """
        ## ❌ Snapshots: 5 failed, 1 missing, 1 orphaned, 2 passed

        ### The golden cannot be read · 1 snapshot

        | snapshot | what happened | layers |
        |---|---|---|
        | `list/acme/b/normal` | the file is not a PNG picture |  |

        ### Token color.base: `#336699` → `#336698` · 2 snapshots

        | snapshot | what happened | layers |
        |---|---|---|
        | `badge/acme/plain/normal` | 800 pixels changed uniformly from `#336699` to `#336698`; no edge moved | `background` |
        | `badge/acme/plain/selected` | 800 pixels changed uniformly from `#336699` to `#336698`; no edge moved | `background`, `icon` |

        ### Token &lt;/script &lt;script 'alert(2)': `#336699` → `#336698` · 1 snapshot

        | snapshot | what happened | layers |
        |---|---|---|
        | `card/acme/it's/normal` | 1 \\| &lt;b&gt;\\*\\_\\`@\u{2060}me\\` #\u{2060}12 &amp;amp;   | `content/<img src=x onerror=alert(1)>` |

        ### Another size · 1 snapshot

        | snapshot | what happened | layers |
        |---|---|---|
        | `card/acme/wide/normal` | the golden is 40×20 pixels, the picture 48×20 |  |

        ### No golden yet · 1 snapshot

        | snapshot | what happened | layers |
        |---|---|---|
        | `list/acme/a/normal` | there is no golden |  |

        ### No registered cell has it · 1 snapshot

        | snapshot | what happened | layers |
        |---|---|---|
        | `gone/acme/x/normal` | no registered cell has this snapshot |  |

        To accept all fresh renders:

        ````sh
        tessera approve acme
        ````

        """)
  }

  @Test("Where nothing failed it says so")
  func good() throws {
    let fixture = try ReportFixture()
    let passed = fixture.results.filter { $0.status == .passed }
    #expect(
      fixture.report(passed).comment == """
        ## ✅ Snapshots: 2 passed

        Every snapshot looks as its golden does.

        """)
    let orphans = fixture.results.filter { [.passed, .orphaned].contains($0.status) }
    let text = fixture.report(orphans).comment
    #expect(text.hasPrefix("## ⚠️ Snapshots: 1 orphaned, 2 passed\n\n### No registered cell has it"))
    #expect(text.hasSuffix("without a cell:\n\n````sh\ntessera prune --delete\n````\n"))
    #expect(fixture.report([]).comment.hasPrefix("## ✅ Snapshots: no snapshots\n"))
  }

  @Test("What passed and is told has tables of its own, and nothing has failed for it")
  func passes() throws {
    let text = try ReportFixture().report(try ReportFixture.toldPasses()).comment
    #expect(
      text == """
        ## ✅ Snapshots: 2 passed

        ### Passed, because a manifest allows the difference · 1 snapshot

        | snapshot | what happened | layers |
        |---|---|---|
        | `badge/acme/gpu/normal` | 3 pixels differ by at most 2, which channel:2 allows: the \\| &lt;vendor&gt; |  |

        ### Passed, although the drawing changed · 1 snapshot

        | snapshot | what happened | layers |
        |---|---|---|
        | `card/acme/covered/normal` | the drawing changed and no pixel did | `content/x` |

        Nothing failed.

        """)
  }

  @Test("Errors that are no snapshot's stand first, as the terminal shows them")
  func errors() throws {
    let fixture = try ReportFixture()
    let passed = fixture.results.filter { $0.status == .passed }
    let error = ReportFixture.manifestError
    #expect(
      fixture.report(passed, diagnostics: [error]).comment == """
        ## ❌ Snapshots: 1 error, 2 passed

        `````text
        tessera: Snapshots/badge/manifest.tsv:2:1: error T1105: a tolerance needs a reason
          2 | ```` <b>
            | ^^^^
          help: write behind it, after a tab, why the picture may differ
        `````

        No snapshot failed, and yet the run has not passed.

        """)
    let many = (0..<400).map { Diagnostic(.error, "\($0)" + String(repeating: "x", count: 5_000)) }
    let text = fixture.report(diagnostics: many).comment
    #expect(text.utf8.count < 65_536)
    #expect(text.contains("````\n\n… and 398 more errors: see `report.html`.\n\n### "))
    let long = fixture.report(
      diagnostics: [Diagnostic(.error, String(repeating: "x", count: 70_000))])
    #expect(long.comment.contains("passed\n\n… and 1 more errors: see `report.html`.\n\n### "))
  }

  @Test("However much there is, a comment stays below GitHub's limit and says what is left out")
  func limit() throws {
    func result(_ id: String, _ cause: String) -> SnapshotResult {
      SnapshotResult(id: SnapshotID(text: id), status: .failed, cause: cause)
    }
    let fixture = try ReportFixture()
    let many = fixture.report((0..<2_000).map { result("a/b/\($0)/normal@2x", "it changed") })
    #expect(many.comment.utf8.count < 65_536)
    #expect(many.comment.utf8.count > 60_000)
    let rows = many.comment.split(separator: "\n").count { $0.hasPrefix("| `a/") }
    let missing = (2_000 - rows).groupedText
    #expect(many.comment.contains("\n… and \(missing) more: see `report.html`.\n"))
    #expect(many.comment.contains("<details><summary>\((rows - 10).groupedText) more</summary>"))
    #expect(many.comment.hasSuffix("````sh\ntessera approve acme\n````\n"))

    // Each with a cause of its own: as many as there is room for, then the rest in one line.
    let causes = (0..<900).map { index -> SnapshotResult in
      var result = result("a/b/\(index)/normal", String(repeating: "😀", count: 40))
      result.changes = LayerChange.changes(
        from: [], to: [.init(path: "l\(index)", kind: "", geometry: "", paint: "", tokens: [])])
      return result
    }
    let text = fixture.report(causes).comment
    #expect(text.utf8.count < 65_536)
    let shown = text.split(separator: "\n").count { $0.hasPrefix("### ") }
    #expect(shown > 50)
    let left = 900 - shown
    let rest = "\n… and \(left) more snapshots for \(left) other reasons: see `report.html`.\n"
    #expect(text.contains(rest))

    let long = fixture.report([result("a/b/c/d", String(repeating: "x", count: 200_000))])
    #expect(long.comment.utf8.count < 65_536)
    #expect(long.comment.contains("… and 1 more snapshots for 1 other reasons"))
  }
}
