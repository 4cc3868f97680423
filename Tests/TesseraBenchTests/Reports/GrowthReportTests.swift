import Testing

@testable import TesseraBench

@Suite("GrowthReport")
struct GrowthReportTests {
  @Test("grows from 25 to 2,500 cells, upwards")
  func sizes() {
    #expect(GrowthReport.columns.first.map { $0 * $0 } == 25)
    #expect(GrowthReport.columns.last.map { $0 * $0 } == 2_500)
    #expect(GrowthReport.columns == GrowthReport.columns.sorted())
  }

  @Test("prints time a cell, and memory beside the canvas")
  func row() {
    let row = GrowthReport.row(
      cells: 25, times: FrameTimes([500, 600, 700]), canvas: 9_000_000, growth: 10_000_000)
    #expect(row == "25\t500.00\t600.00\t20.00\t9000000\t10000000\t1.11")
    #expect(row.count { $0 == "\t" } == GrowthReport.head.count { $0 == "\t" })
  }

  @Test("measures a sheet that is drawn")
  func sheet() throws {
    var report = GrowthReport()
    report.timer = .once
    let row = try SceneFiles().read { try report.row(columns: 1, data: $0, baseline: 0) }
      .split(separator: "\t")
    #expect(row.count == 7)
    #expect(row[0] == "1" && row[4] == "360000")
    // A process of any size holds a canvas at least.
    #expect(try #require(Int(row[5])) > 360_000)
  }
}
