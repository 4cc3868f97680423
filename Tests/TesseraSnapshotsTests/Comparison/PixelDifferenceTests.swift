import TesseraGraphics
import TesseraRaster
import TesseraSnapshots
import Testing

@Suite("Pixel difference")
struct PixelDifferenceTests {
  private static let blank = Pixmap(width: 7, height: 5, fill: Pixel(bits: 0xFF80_8080))

  private static func difference(_ first: Pixmap, _ second: Pixmap) -> PixelDifference {
    Metric.exact.compare(PixelGrid(first), PixelGrid(second)).difference
  }

  @Test("Equal pictures have none")
  func equal() {
    let difference = Self.difference(Self.blank, Self.blank)
    #expect(difference.count == 0 && difference.total == 35)
    #expect(difference.bounds == nil && difference.maxChannelDelta == 0)
  }

  @Test(
    "Count, bounds and the largest difference of a channel are exact",
    arguments: [
      ([(3, 2)], PixelRect(x: 3, y: 2, width: 1, height: 1)),
      ([(0, 0), (6, 4)], PixelRect(x: 0, y: 0, width: 7, height: 5)),
      ([(5, 1), (2, 3), (3, 1)], PixelRect(x: 2, y: 1, width: 4, height: 3)),
    ])
  func different(places: [(Int, Int)], bounds: PixelRect) {
    var other = Self.blank
    for (index, place) in places.enumerated() {
      other[place.0, place.1] = Pixel(
        premultipliedRed: 128, green: 128 - UInt8(index + 1), blue: 128, alpha: 255)
    }
    let difference = Self.difference(Self.blank, other)
    #expect(difference.count == places.count && difference.bounds == bounds)
    #expect(difference.maxChannelDelta == places.count)
    #expect(Self.difference(other, Self.blank) == difference)
  }

  @Test("Alpha counts as a channel")
  func alpha() {
    var other = Self.blank
    other[0, 0] = Pixel(premultipliedRed: 128, green: 128, blue: 128, alpha: 155)
    #expect(Self.difference(Self.blank, other).maxChannelDelta == 100)
  }
}
