import TesseraSource
import Testing

@testable import TesseraBench

@Suite("SnapshotRows")
struct SnapshotRowsTests {
  @Test("measures 2,000 goldens and a pair of 18 megapixels")
  func sizes() {
    #expect(SnapshotRows.count == 2_000)
    #expect(SnapshotRows.pair.width * SnapshotRows.pair.height == 17_920_000)
  }

  @Test("a row for each run and each part of its cost")
  func verifyRows() throws {
    let rows = try SnapshotRows(passes: 1).verifyRows(count: 8).map { $0.split(separator: "\t") }
    #expect(
      rows.map { $0[0] }
        == [
          "unchanged", "unchanged-deep", "changed", "cost-layout", "cost-render", "cost-hash",
          "cost-decode", "cost-compare", "cost-report",
        ].map { "snapshots-\($0)" })
    for row in rows {
      #expect(row.count == SnapshotRows.head.split(separator: "\t").count)
      #expect(Double(row[2]).map { $0 > 0 } == true)
    }
  }

  @Test("a pair is compared opaque and translucent, and decoded")
  func pairRows() throws {
    let rows = try SnapshotRows(passes: 1).pairRows(width: 40, height: 30)
    #expect(rows.map { $0.prefix { $0 != "\t" } }.count == 4)
    #expect(rows.allSatisfy { $0.hasPrefix("snapshots-pair-") && $0.contains("\t1200\t") })
  }

  @Test("figures that would be worthless are errors that say why")
  func errors() {
    #expect(
      SnapshotRowsError.failed(3, changed: 20).diagnostic.message
        == "3 of the benchmark's goldens fail, where 20 were changed")
    #expect(
      CollectionTaskError.updates(3, changed: 20).diagnostic.message
        == "the benchmark's difference has 3 updates, where 20 were made")
  }
}
