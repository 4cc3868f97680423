import TesseraSource
import Testing

@testable import TesseraSnapshots

@Suite("Snapshot report")
struct SnapshotReportTests {
  @Test("An error that no entry tells keeps a report from looking as if all had passed")
  func errors() throws {
    let fixture = try ReportFixture()
    let passed = fixture.results.filter { $0.status == .passed }
    let report = fixture.report(
      passed, diagnostics: [ReportFixture.manifestError, Diagnostic(.warning, "nothing")])
    #expect(report.summary == "1 error, 2 passed")
    #expect(report.hasFailed)
    #expect(!fixture.report(passed).hasFailed)
  }

  @Test("What made a golden unreadable is told by its entry, with what to do about it")
  func unreadable() throws {
    var result = SnapshotResult(id: SnapshotID(text: "a/b/c/d"), status: .unreadable, cause: "cut")
    let error = Diagnostic(.error, "cut", help: "fetch it again")
    result.diagnostic = error
    let report = try ReportFixture().report([result], diagnostics: [error])
    #expect(report.errors.isEmpty)
    #expect(report.entries[0].hint == "fetch it again")
    #expect(
      report.comment.contains("| `a/b/c/d` | cut;<br>fetch it again |  |"), "\(report.comment)")
    #expect(
      JUnitReport(report: report).text.contains(" type=\"unreadable\">fetch it again</error>"))
  }

  @Test(
    "What is wrong with the golden of an orphan is an error, because its entry is but a warning")
  func damagedOrphan() throws {
    var orphan = SnapshotResult(
      id: SnapshotID(text: "a/b/c/d"), status: .orphaned, cause: "no case")
    let error = Diagnostic(.error, "cut")
    orphan.diagnostic = error
    let report = try ReportFixture().report([orphan], diagnostics: [error])
    #expect(report.summary == "1 error, 1 orphaned")
    #expect(report.hasFailed)
  }

  @Test("A pass is told where a manifest allows what differs, and where a change is not seen")
  func passes() throws {
    let fixture = try ReportFixture()
    let plain = fixture.results.filter { $0.status == .passed }
    let report = fixture.report(plain + (try ReportFixture.toldPasses()))
    #expect(report.summary == "4 passed")
    #expect(!report.hasFailed)
    #expect(
      report.groups.map { "\($0.entries.count) \($0.cause)" } == [
        "1 Passed, because a manifest allows the difference",
        "1 Passed, although the drawing changed",
      ])
    #expect(report.groups[1].entries[0].layers.map(\.path) == ["content/x"])
  }
}
