import TesseraGraphics
import TesseraPNG
import Testing

@Suite("ColorDeclaration")
struct ColorDeclarationTests {
  /// Two pixels of Display P3 and what they are in sRGB.
  private let displayP3: [UInt8] = [190, 110, 70, 255, 60, 80, 200, 128]
  private let converted: [UInt8] = [203, 105, 60, 255, 54, 81, 207, 128]

  private func decode(_ chunks: [UInt8]...) throws -> PNGFile {
    try PNGDecoder.decode(
      PNGFixture.file(
        PNGFixture.header(width: 2, height: 1), chunks.flatMap(\.self),
        PNGFixture.pixelData([0] + displayP3)), path: "a.png")
  }

  private func gamma(_ value: Int) -> [UInt8] {
    PNGFixture.chunk("gAMA", PNGFixture.big32(value))
  }

  private func primaries(_ values: [Int]) -> [UInt8] {
    PNGFixture.chunk("cHRM", values.flatMap(PNGFixture.big32))
  }

  private let sRGBPrimaries = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
  private let declaredSRGB = PNGFixture.chunk("sRGB", [0])
  private let warning = " is not applied: the colours are read as sRGB"

  @Test("nothing, or sRGB in one of its forms, is read as it stands")
  func sRGB() throws {
    let quiet: [[UInt8]] = [
      [], declaredSRGB, gamma(45_455) + declaredSRGB + primaries(sRGBPrimaries),
      primaries(sRGBPrimaries), PNGFixture.chunk("cICP", [1, 13, 0, 1]),
      ProfileFixture(name: "sRGB IEC61966-2.1", matrix: ProfileFixture.sRGB).chunk,
      PNGFixture.chunk("cICP", [1, 13, 0, 1]) + ProfileFixture().chunk,
    ]
    for chunks in quiet {
      let file = try decode(chunks)
      #expect(file.image.bytes == displayP3)
      #expect(file.warnings.isEmpty)
    }
  }

  @Test("Display P3 is converted, as a profile of either version and as cICP")
  func convertedSpaces() throws {
    let forms: [[UInt8]] = [
      ProfileFixture().chunk, ProfileFixture(isVersion2: true).chunk,
      PNGFixture.chunk("cICP", [12, 13, 0, 1]), gamma(45_455) + ProfileFixture().chunk,
    ]
    for chunks in forms {
      let file = try decode(chunks)
      #expect(file.image.bytes == converted)
      #expect(file.warnings.isEmpty)
    }
  }

  @Test("any other profile is read as sRGB, with a warning that names it")
  func otherProfiles() throws {
    let adobe = ProfileFixture(
      name: "Adobe RGB (1998)", matrix: ProfileFixture.adobeRGB, curve: .gamma(563.0 / 256))
    let file = try decode(adobe.chunk)
    #expect(file.image.bytes == displayP3)
    #expect(file.warnings == ["the embedded colour profile \"Adobe RGB (1998)\"" + warning])
  }

  @Test("a profile of grey is named, too")
  func profileOfGrey() throws {
    let file = try PNGDecoder.decode(
      PNGFixture.file(
        PNGFixture.header(width: 1, height: 1, colorType: 0),
        ProfileFixture(name: "Dot Gain 20%", space: "GRAY").chunk,
        PNGFixture.pixelData([0, 77])), path: "a.png")
    #expect(file.image.bytes == [77, 77, 77, 255])
    #expect(file.warnings == ["the embedded colour profile \"Dot Gain 20%\"" + warning])
  }

  @Test("a profile that libpng refuses is read as sRGB, with its words and ours")
  func unreadableProfile() throws {
    let file = try decode(PNGFixture.chunk("iCCP", Array("profile\0\0nonsense".utf8)))
    #expect(file.image.bytes == displayP3)
    #expect(file.warnings.count == 2)
    #expect(
      file.warnings.last == "the embedded colour profile, which cannot be read," + warning)
  }

  @Test("gAMA, cHRM and cICP that do not mean sRGB are left out with a warning")
  func otherChunks() throws {
    let loud: [([UInt8], String)] = [
      (gamma(45_455), "the gamma 0.45455 of the gAMA chunk"),
      (gamma(100_000) + primaries(sRGBPrimaries), "the gamma 1.0 of the gAMA chunk"),
      (PNGFixture.chunk("gAMA", [1]), "the malformed gAMA chunk"),
      (
        primaries([31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000]),
        "the primaries in the cHRM chunk"
      ),
      (PNGFixture.chunk("cICP", [9, 16, 0, 1]), "the colour space 9-16-0-1 of the cICP chunk"),
      (
        PNGFixture.chunk("cICP", [UInt8](repeating: 7, count: 5)), "the malformed cICP chunk"
      ),
    ]
    for (chunks, name) in loud {
      let file = try decode(chunks)
      #expect(file.image.bytes == displayP3)
      #expect(file.warnings == [name + warning])
    }
  }
}
