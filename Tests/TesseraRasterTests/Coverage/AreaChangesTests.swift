import TesseraTestSupport
import Testing
import TesseraGraphics

@testable import TesseraRaster

@Suite("Changes of covered area")
struct AreaChangesTests {
  /// Some rows of random changes, whose sums stay within a pixel or leave it a little.
  private static func changes(columns: Range<Int>, seed: UInt64) -> AreaChanges {
    var random = RandomSource(seed: seed)
    var changes = AreaChanges()
    changes.begin(columns: columns)
    for row in 0..<min(4, changes.mostRows) {
      var covered = 0
      var column = columns.lowerBound
      while column < columns.upperBound {
        let next =
          [0, 65_536, 65_536, -3, 65_540, Int.random(in: 0...65_536, using: &random)]
          .randomElement(using: &random) ?? 0
        changes.add(next - covered, at: column, row: row)
        covered = next
        column +=
          Int.random(in: 0...2, using: &random) == 0
          ? Int.random(in: 1...40, using: &random) : 1
      }
    }
    return changes
  }

  @Test(
    "become runs that follow each other, the same from both kinds of loops", arguments: 0..<40)
  func runs(seed: UInt64) {
    let columns = -3..<(Int(seed) * 17 % 700 + 1)
    var compiled = Self.changes(columns: columns, seed: seed)
    var reference = compiled
    var rows = [CoverageRow(columns: columns), CoverageRow(columns: columns)]
    for index in 0..<min(4, compiled.mostRows) {
      compiled.move(index, into: &rows[0], kernels: .compiled)
      reference.move(index, into: &rows[1], kernels: .reference)
      #expect(rows[0].runs.map(\.columns) == rows[1].runs.map(\.columns))
      #expect(rows[0].runs.map(\.uniform) == rows[1].runs.map(\.uniform))
      var end = columns.lowerBound
      for run in rows[0].runs {
        #expect(run.columns.lowerBound >= end && run.columns.upperBound <= columns.upperBound)
        end = run.columns.upperBound
        for x in run.columns where run.uniform == nil {
          let place = x - columns.lowerBound
          #expect(rows[0].bytes[place] == rows[1].bytes[place])
        }
      }
      // All is taken out.
      compiled.move(index, into: &rows[0], kernels: .compiled)
      #expect(rows[0].runs.isEmpty)
    }
  }

  @Test("blend a colour as their runs do", arguments: 0..<40)
  func over(seed: UInt64) {
    let columns = 2..<(Int(seed) * 13 % 300 + 3)
    var changes = Self.changes(columns: columns, seed: 70 + seed)
    var others = changes
    let rows = 0..<min(4, changes.mostRows)
    let area = PixelRect(x: 0, y: 5, width: columns.upperBound + 1, height: rows.count)
    var random = RandomSource(seed: 90 + seed)
    let pixels = (0..<area.width * area.height).map { _ in
      Pixel(Color(red8: .random(in: 0...255, using: &random), green8: 7, blue8: 90))
    }
    let color = Pixel(Color(red8: 200, green8: 30, blue8: 90).withAlpha(seed % 2 == 0 ? 1 : 0.4))
    var surface = Surface(area: area, pixels: pixels)
    surface.over(color, through: &changes, rows: 5..<(5 + rows.count))
    var expected = Surface(area: area, pixels: pixels, kernels: .reference)
    var row = CoverageRow(columns: columns)
    for index in rows {
      others.move(index, into: &row, kernels: .reference)
      expected.over(color, through: row, rows: (5 + index)..<(6 + index))
    }
    #expect(surface.pixels == expected.pixels)
    // All is taken out.
    changes.move(0, into: &row, kernels: .compiled)
    #expect(row.runs.isEmpty)
  }
}
