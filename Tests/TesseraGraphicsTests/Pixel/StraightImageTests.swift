import Testing

import TesseraGraphics

@Suite("StraightImage")
struct StraightImageTests {
  @Test("pixels lie in rows from the top and are premultiplied when read")
  func pixels() {
    let image = StraightImage(
      width: 2, height: 2,
      bytes: [
        255, 0, 0, 255, 0, 255, 0, 128,
        0, 0, 255, 0, 1, 2, 3, 255,
      ])
    #expect(image.pixel(x: 0, y: 0) == Pixel(straightRed: 255, green: 0, blue: 0, alpha: 255))
    #expect(image.pixel(x: 1, y: 0) == Pixel(premultipliedRed: 0, green: 128, blue: 0, alpha: 128))
    #expect(image.pixel(x: 0, y: 1) == .clear)
    #expect(image.pixel(x: 1, y: 1) == Pixel(straightRed: 1, green: 2, blue: 3, alpha: 255))
  }

  @Test("a byte count that does not fit the size stops the program")
  func wrongCount() async {
    await #expect(processExitsWith: .failure) {
      _ = StraightImage(width: 2, height: 2, bytes: [0, 0, 0, 0])
    }
  }
}
