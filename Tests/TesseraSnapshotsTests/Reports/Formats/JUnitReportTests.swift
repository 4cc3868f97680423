import TesseraSource
import Testing

@testable import TesseraSnapshots

@Suite("JUnit report")
struct JUnitReportTests {
  @Test("A suite a cell, a case a snapshot, and every verdict as CI servers know it")
  func whole() throws {
    let fixture = try ReportFixture()
    #expect(
      JUnitReport(report: fixture.report()).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="badge" package="snapshots" id="0" tests="3" failures="2" errors="0" skipped="0" time="0" timestamp="2026-11-30T20:26:00" hostname="localhost">
            <properties/>
            <testcase name="acme/plain/highlighted" classname="badge" time="0"/>
            <testcase name="acme/plain/normal" classname="badge" time="0">
              <failure message="800 pixels changed uniformly from #336699 to #336698; no edge moved" type="failed">800 of 800 pixels differ in 0,0 40×20, by at most 1
        background fill: #336699 → #336698  (cell.badge.surface &gt; color.base)
        expected: Snapshots/badge/acme/plain/normal.png
        actual: .tessera/pending/badge/acme/plain/normal.png
        difference: .tessera/difference/badge/acme/plain/normal.png</failure>
            </testcase>
            <testcase name="acme/plain/selected" classname="badge" time="0">
              <failure message="800 pixels changed uniformly from #336699 to #336698; no edge moved" type="failed">800 of 800 pixels differ in 0,0 40×20, by at most 1
        background fill: #336699 → #336698  (cell.badge.surface &gt; color.base)
        icon fill: #336699 → #336698  (cell.badge.surface &gt; color.base)
        expected: Snapshots/badge/acme/plain/selected.png
        actual: .tessera/pending/badge/acme/plain/selected.png
        difference: .tessera/difference/badge/acme/plain/selected.png</failure>
            </testcase>
            <system-out/>
            <system-err/>
          </testsuite>
          <testsuite name="card" package="snapshots" id="1" tests="2" failures="2" errors="0" skipped="0" time="0" timestamp="2026-11-30T20:26:00" hostname="localhost">
            <properties/>
            <testcase name="acme/it's/normal" classname="card" time="0">
              <failure message="1 | &lt;b&gt;*_`@me` #12 &amp;amp; \\u{1}" type="failed">800 of 800 pixels differ in 0,0 40×20, by at most 1
        content/&lt;img src=x onerror=alert(1)&gt; fill: #336699 → #336698  (cell.badge.surface &gt; &lt;/script &lt;script 'alert(2)')
        expected: Snapshots/card/acme/it's/normal.png
        actual: .tessera/pending/card/acme/it's/normal.png
        difference: .tessera/difference/card/acme/it's/normal.png</failure>
            </testcase>
            <testcase name="acme/wide/normal" classname="card" time="0">
              <failure message="the golden is 40×20 pixels, the picture 48×20" type="sizeMismatch">expected: Snapshots/card/acme/wide/normal.png
        actual: .tessera/pending/card/acme/wide/normal.png
        difference: .tessera/difference/card/acme/wide/normal.png</failure>
            </testcase>
            <system-out/>
            <system-err/>
          </testsuite>
          <testsuite name="gone" package="snapshots" id="2" tests="1" failures="0" errors="0" skipped="1" time="0" timestamp="2026-11-30T20:26:00" hostname="localhost">
            <properties/>
            <testcase name="acme/x/normal" classname="gone" time="0">
              <skipped message="no registered cell has this snapshot"/>
            </testcase>
            <system-out/>
            <system-err/>
          </testsuite>
          <testsuite name="list" package="snapshots" id="3" tests="3" failures="1" errors="1" skipped="0" time="0" timestamp="2026-11-30T20:26:00" hostname="localhost">
            <properties/>
            <testcase name="acme/a/normal" classname="list" time="0">
              <failure message="there is no golden" type="missing">actual: .tessera/pending/list/acme/a/normal.png</failure>
            </testcase>
            <testcase name="acme/b/normal" classname="list" time="0">
              <error message="the file is not a PNG picture" type="unreadable">expected: Snapshots/list/acme/b/normal.png
        actual: .tessera/pending/list/acme/b/normal.png</error>
            </testcase>
            <testcase name="acme/c/normal" classname="list" time="0"/>
            <system-out/>
            <system-err/>
          </testsuite>
        </testsuites>

        """)
    #expect(
      JUnitReport(report: fixture.report([])).text
        == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n</testsuites>\n")
  }

  @Test("An error that is no snapshot's is a case of its own, with its place, line and help")
  func errors() throws {
    let fixture = try ReportFixture()
    let report = fixture.report(
      fixture.results.filter { $0.status == .passed }, diagnostics: [ReportFixture.manifestError])
    let text = JUnitReport(report: report).text
    let suite = try #require(text.split(separator: "  <testsuite name=\"verify\"").last)
    #expect(
      suite == """
         package="snapshots" id="2" tests="1" failures="0" errors="1" skipped="0" time="0" timestamp="2026-11-30T20:26:00" hostname="localhost">
            <properties/>
            <testcase name="Snapshots/badge/manifest.tsv:2:1" classname="verify" time="0">
              <error message="a tolerance needs a reason" type="T1105">tessera: Snapshots/badge/manifest.tsv:2:1: error T1105: a tolerance needs a reason
          2 | ```` &lt;b&gt;
            | ^^^^
          help: write behind it, after a tab, why the picture may differ</error>
            </testcase>
            <system-out/>
            <system-err/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("What passed and is told is said by its suite, because its case cannot say anything")
  func passes() throws {
    let text = JUnitReport(
      report: try ReportFixture().report(try ReportFixture.toldPasses())
    ).text
    #expect(text.contains("<testcase name=\"acme/gpu/normal\" classname=\"badge\" time=\"0\"/>"))
    let outputs = text.split(separator: "\n").filter { $0.contains("<system-out") }
    #expect(
      outputs == [
        "    <system-out>acme/gpu/normal passed: 3 pixels differ by at most 2, which channel:2"
          + " allows: the | &lt;vendor&gt;</system-out>",
        "    <system-out>acme/covered/normal passed: the drawing changed and no pixel did</system-out>",
      ])
  }
}
