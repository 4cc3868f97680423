import TesseraCollection
import Testing

@testable import TesseraBench

@Suite("CollectionRows")
struct CollectionRowsTests {
  @Test("grows to a million items, upwards")
  func sizes() {
    #expect(CollectionRows.sizes == [10_000, 100_000, 1_000_000])
  }

  @Test(
    "a row for each size, and never more cells than the screen needs",
    arguments: CollectionTask.allCases)
  func rows(task: CollectionTask) throws {
    let rows = try CollectionRows(passes: 1).rows(task, sizes: [1_000, 3_000])
      .map { $0.split(separator: "\t") }
    #expect(rows.map { $0[0] } == Array(repeating: "collection-\(task.rawValue)", count: 2))
    #expect(rows.map { $0[1] } == ["1000", "3000"])
    for row in rows {
      #expect(row.count == CollectionRows.head.split(separator: "\t").count)
      #expect(row[2...4].allSatisfy { Double($0).map { $0 > 0 } ?? false })
      let cells = try #require(Int(row[6]))
      #expect(task == .difference ? cells == 0 : (12...CollectionStage.cellLimit).contains(cells))
    }
  }
}
