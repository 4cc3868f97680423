import TesseraGraphics
import Testing

@testable import TesseraPNG

@Suite("ICCProfile")
struct ICCProfileTests {
  private func warnings(_ profile: ProfileFixture) throws -> [String] {
    let bytes = PNGFixture.small(profile.chunk)
    return try PNGDecoder.decode(bytes, path: "a.png").warnings
  }

  private let named = [
    "the embedded colour profile \"Display P3\" is not applied: the colours are read as sRGB"
  ]

  /// The sRGB curve as a table of equal steps.
  private func table(_ count: Int) -> ProfileFixture.Curve {
    .table(
      (0..<count).map { index in
        let encoded = Double(index) / Double(count - 1)
        return encoded <= 0.04045
          ? encoded / 12.92 : PortableMath.pow((encoded + 0.055) / 1.055, 2.4)
      })
  }

  @Test("the space is known by its numbers, whatever its name")
  func names() throws {
    #expect(try warnings(ProfileFixture(name: "Color LCD")).isEmpty)
    #expect(try warnings(ProfileFixture(name: "Farbraum 色")).isEmpty)
  }

  @Test("the curve may be a table, of few entries or many", arguments: [33, 256, 1_024, 4_096])
  func tables(count: Int) throws {
    #expect(try warnings(ProfileFixture(curve: table(count))).isEmpty)
  }

  @Test("another curve is another space, although the name and the primaries are right")
  func curves() throws {
    let curves: [ProfileFixture.Curve] = [
      .gamma(1), .gamma(2.2), .gamma(2.4), .table([0, 1]), .table([]),
      .parametric([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0]), .parametric([2.4]),
    ]
    for curve in curves {
      #expect(try warnings(ProfileFixture(curve: curve)) == named)
    }
  }

  @Test("other primaries are another space, although the name is right")
  func primaries() throws {
    #expect(try warnings(ProfileFixture(matrix: ProfileFixture.adobeRGB)) == named)
  }

  @Test("a profile whose many tags all reach over the whole of it is not copied for each")
  func overlappingTags() throws {
    let count = 100_000
    var bytes = [UInt8](repeating: 0, count: 128) + PNGFixture.big32(count)
    let size = 132 + 12 * count
    for index in 0..<count {
      bytes += [UInt8(index >> 16), UInt8(index >> 8 & 255), UInt8(index & 255), 65]
      bytes += PNGFixture.big32(0) + PNGFixture.big32(size)
    }
    // Copies would take 120 GB.
    let profile = try #require(ICCProfile(bytes))
    #expect(!profile.isSRGB && !profile.isDisplayP3 && profile.name == nil)
  }

  @Test("a profile without a tag that we need is not ours", arguments: ["gXYZ", "bTRC"])
  func missingTags(tag: String) throws {
    #expect(try warnings(ProfileFixture(lacking: [tag])) == named)
  }
}
