import TesseraGraphics
import TesseraPNG
import Testing

@testable import TesseraBench

@Suite("PNGReport")
struct PNGReportTests {
  @Test("has the peers' pictures")
  func subjects() {
    #expect(PNGReport.subjects.map(\.name) == ["S10", "S11", "S6", "FLAT"])
    #expect(PNGReport.subjects.map(\.side) == [300, 1_500, 96, 1_500])
  }

  @Test("prints both efforts, written and read, with the size of the file")
  func rows() throws {
    let image = StraightImage(width: 8, height: 8, bytes: SceneFiles.pixels(side: 8))
    let sizes = try PNGEffort.allCases.map {
      try PNGEncoder.encode(image, scale: 1, effort: $0).count
    }
    let rows = try PNGReport(timer: .once).rows(for: "S6", image).map {
      $0.split(separator: "\t").map(String.init)
    }
    #expect(
      rows.map { Array($0[..<3]) } == [
        ["enc", "S6", "tessera-fast"], ["enc", "S6", "tessera-small"],
        ["dec", "S6", "tessera(tessera-fast)"], ["dec", "S6", "tessera(tessera-small)"],
      ])
    #expect(rows.map { $0[5] } == (sizes + sizes).map(String.init))
    for row in rows { #expect(row[3] == row[4] && Double(row[3]) != nil && row.count == 6) }
  }
}
