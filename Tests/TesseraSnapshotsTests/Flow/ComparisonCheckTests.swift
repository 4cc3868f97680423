import TesseraGraphics
import TesseraRaster
import TesseraSource
import Testing

@testable import TesseraSnapshots

@Suite("Comparison check")
struct ComparisonCheckTests {
  @Test("A comparison of every pixel is sound")
  func sound() throws {
    try ComparisonCheck.run { $0 == $1 }
  }

  /// Comparisons that miss something.
  enum Broken: CaseIterable {
    case always, size, alpha, firstPixel, rough

    func isEqual(_ a: Pixmap, _ b: Pixmap) -> Bool {
      switch self {
      case .always: true
      case .size: a.pixels == b.pixels
      case .alpha: a.pixels.elementsEqual(b.pixels) { $0.bits << 8 == $1.bits << 8 }
      case .firstPixel: a.width == b.width && a.height == b.height && a.pixels[0] == b.pixels[0]
      case .rough:
        a.pixels.elementsEqual(b.pixels) { $0.bits | 0x0101_0101 == $1.bits | 0x0101_0101 }
      }
    }
  }

  @Test(
    "One that misses a difference of any kind is a fault of our own", arguments: Broken.allCases)
  func misses(broken: Broken) throws {
    let failure = try #require(throws: SnapshotFailure.self) {
      try ComparisonCheck.run(broken.isEqual)
    }
    #expect(failure.isOwnFault)
    #expect(
      failure.diagnostics.map(\.message) == [
        "comparing does not work: two pictures that differ pass as equal"
      ])
  }

  @Test("One that finds differences where there are none is one, too")
  func neverEqual() throws {
    let failure = try #require(throws: SnapshotFailure.self) {
      try ComparisonCheck.run { _, _ in false }
    }
    #expect(failure.isOwnFault)
    #expect(
      failure.diagnostics.map(\.message) == [
        "comparing does not work: a picture differs from its own file"
      ])
  }
}
