import TesseraGraphics
import TesseraRaster
import Testing

@Suite("Where pictures differ")
struct PixmapDifferenceTests {
  private let black = Pixel(Color.black)

  @Test("equal pictures differ nowhere")
  func equal() {
    #expect(Pixmap(width: 5, height: 3).changedArea(since: Pixmap(width: 5, height: 3)) == nil)
  }

  @Test("the area holds every pixel that differs, and no row or column more")
  func area() {
    var changed = Pixmap(width: 9, height: 7)
    changed[6, 2] = black
    changed[3, 5] = black
    let area = changed.changedArea(since: Pixmap(width: 9, height: 7))
    #expect(area == PixelRect(columns: 3..<7, rows: 2..<6))
    changed[0, 0] = black
    changed[8, 6] = black
    #expect(changed.changedArea(since: Pixmap(width: 9, height: 7)) == changed.area)
  }
}
