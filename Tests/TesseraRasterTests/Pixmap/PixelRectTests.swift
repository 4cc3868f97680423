import Testing
import TesseraGraphics

@testable import TesseraRaster

@Suite("Rectangle of pixels")
struct PixelRectTests {
  @Test("has its columns and rows from the corner on, as far as there are numbers")
  func corner() {
    let rect = PixelRect(x: -3, y: 7, width: 5, height: 0)
    #expect(rect.columns == -3..<2)
    #expect(rect.rows == 7..<7)
    let last = PixelRect(x: .max - 1, y: .min, width: 5, height: 4)
    #expect(last.columns == (.max - 1)..<Int.max)
    #expect(last.rows == .min..<(.min + 4))
  }

  @Test("grows on all sides, as far as there are numbers")
  func grown() {
    let rect = PixelRect(x: 2, y: .max - 3, width: 4, height: 2).grown(by: 5)
    #expect(rect == PixelRect(columns: -3..<11, rows: (.max - 8)..<Int.max))
    #expect(
      PixelRect(x: 0, y: .min + 1, width: 1, height: 1).grown(by: 2)
        == PixelRect(columns: -2..<3, rows: .min..<(.min + 4)))
  }

  @Test("takes pictures out of sight")
  func outOfSight() {
    let stamp = Pixmap(width: 3, height: 3, fill: Pixel(.white))
    var pixmap = Pixmap(width: 4, height: 4)
    for (x, y) in [(Int.max, 0), (0, .min), (.max - 1, .max), (.min, .min)] {
      pixmap.copy(stamp, toX: x, y: y)
      var canvas = Canvas(width: 4, height: 4)
      canvas.draw(stamp, atX: x, y: y)
      let drawn = canvas.finish()
      #expect(drawn == Pixmap(width: 4, height: 4))
    }
    #expect(pixmap == Pixmap(width: 4, height: 4))
  }
}
