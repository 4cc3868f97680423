import Testing
import TesseraGraphics
import TesseraRaster

@Suite("Mask")
struct MaskTests {
  @Test("covers the shape's pixels only, and is 0 elsewhere")
  func area() {
    let mask = Coverage.mask(of: .rectangle(Rect(2.5, 3, 4, 2)), width: 20, height: 20)
    #expect(mask.area == PixelRect(x: 2, y: 3, width: 5, height: 2))
    #expect(mask.coverage == [128, 255, 255, 255, 128, 128, 255, 255, 255, 128])
    #expect(mask[4, 4] == 255)
    #expect(mask[-1, 4] == 0)
    #expect(mask[4, 2] == 0)
    #expect(mask[4, 900] == 0)
  }

  @Test("is cut to the canvas")
  func canvas() {
    let mask = Coverage.mask(of: .rectangle(Rect(-5, -5, 8, 7.5)), width: 10, height: 10)
    #expect(mask.area == PixelRect(x: 0, y: 0, width: 3, height: 3))
    #expect(mask.coverage == [255, 255, 255, 255, 255, 255, 128, 128, 128])
    let beside = Coverage.mask(of: .rectangle(Rect(12, 0, 5, 5)), width: 10, height: 10)
    #expect(beside.area.isEmpty)
  }
}
