import TesseraGraphics
import TesseraRaster
import TesseraSnapshots
import Testing

@Suite("Pixel hash")
struct PixelHashTests {
  private static let dot = Pixel(premultipliedRed: 1, green: 2, blue: 3, alpha: 255)

  // What xxHash's own one-shot function says of the bytes of sides and pixels.
  @Test("The hash is XXH3-128 of width, height and rows")
  func values() {
    let row = Pixmap(width: 2, height: 1, pixels: [Self.dot, .clear])
    #expect(PixelHash(row).description == "b6d9abd3fa1c6d2bf88079eff6da7fe4")
    let column = Pixmap(width: 1, height: 2, pixels: [Self.dot, .clear])
    #expect(PixelHash(column).description == "8825ce553a9701081f6c7d0e15400b5d")
    let pixels = (0..<600).map { Pixel(bits: 0xFF00_0000 | $0) }
    #expect(
      PixelHash(Pixmap(width: 300, height: 2, pixels: pixels)).description
        == "ec4d2f8a50aee2df9240336fa5bd2a8f")
  }

  @Test("One level of one channel makes another hash")
  func sensitivity() {
    let one = PixelHash(Pixmap(width: 3, height: 3, fill: Self.dot))
    let other = PixelHash(Pixmap(width: 3, height: 3, fill: Pixel(bits: Self.dot.bits + 1)))
    #expect(one != other)
  }

  @Test("Its text is read again, and nothing else is")
  func text() {
    let hash = PixelHash(Pixmap(width: 1, height: 1))
    #expect(PixelHash(hash.description) == hash)
    let zeros = String(repeating: "0", count: 32)
    #expect(PixelHash(zeros)?.description == zeros)
    for text in [
      "", "0", zeros + "0", String(zeros.dropLast()) + "A", String(zeros.dropLast()) + "g",
      "+" + zeros.dropLast(),
    ] {
      #expect(PixelHash(text) == nil)
    }
  }
}
