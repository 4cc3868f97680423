import TesseraGraphics
import TesseraPNG
import Testing

@Suite("PNG ends")
struct PNGEndsTests {
  private static let file: [UInt8] = {
    let image = StraightImage(width: 3, height: 2, bytes: [UInt8](repeating: 9, count: 24))
    return (try? PNGEncoder.encode(image, scale: 1)) ?? []
  }()

  private func ends(_ bytes: [UInt8]) -> PNGEnds? {
    PNGEnds(
      head: Array(bytes.prefix(PNGEnds.headCount)), tail: Array(bytes.suffix(PNGEnds.tailCount)))
  }

  @Test("Both ends of a file give its size")
  func size() {
    #expect(ends(Self.file)?.width == 3)
    #expect(ends(Self.file)?.height == 2)
  }

  @Test("A file that is empty, cut off at either end or no PNG has none")
  func none() {
    #expect(ends([]) == nil)
    #expect(ends([UInt8](Self.file.dropLast())) == nil)
    #expect(ends([UInt8](Self.file.dropFirst())) == nil)
    #expect(ends(Array("version https://git-lfs.github.com/spec/v1\n".utf8)) == nil)
  }
}
