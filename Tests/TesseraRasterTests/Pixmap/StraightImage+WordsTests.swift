import TesseraGraphics
import TesseraRaster
import Testing

@Suite("StraightImage words")
struct StraightImageWordsTests {
  /// Opaque, translucent, clear with a colour, clear; two rows.
  private static let image = StraightImage(
    width: 2, height: 2,
    bytes: [1, 2, 3, 255, 200, 100, 50, 128, 9, 8, 7, 0, 0, 0, 0, 0])

  @Test("Straight words are the bytes, red in the low one")
  func straight() {
    #expect(Self.image.straightWords() == [0xFF03_0201, 0x8032_64C8, 0x0007_0809, 0])
  }

  @Test("Premultiplied words are those of a pixmap")
  func premultiplied() {
    #expect(Self.image.premultipliedWords() == [0xFF03_0201, 0x8019_3264, 0, 0])
    #expect(Self.image.premultipliedWords() == Pixmap(Self.image).pixels.map(\.bits))
  }
}
