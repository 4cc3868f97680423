import Testing

import TesseraGraphics

@Suite("Colour vision")
struct ColorVisionTests {
  @Test(
    "colours as Machado's matrices at full severity give them",
    arguments: [
      (ColorVision.protan, "#d1242f", "#5d542d"), (.protan, "#1a7f37", "#807330"),
      (.deutan, "#d1242f", "#877928"), (.deutan, "#1a7f37", "#756b3d"),
      (.tritan, "#d1242f", "#e6002b"), (.tritan, "#1a7f37", "#007c6f"),
      (.protan, "#ff0000", "#6d5f00"), (.deutan, "#0062f6", "#0063f3"),
      (.tritan, "#0062f6", "#0089a3"),
    ])
  func simulated(vision: ColorVision, color: String, seen: String) throws {
    #expect(vision.simulated(try #require(Color.parseHex(color))).hexText == seen)
  }

  @Test("white, black and alpha stay as they are", arguments: ColorVision.allCases)
  func neutral(vision: ColorVision) {
    #expect(vision.simulated(.white).hexText == "#ffffff")
    #expect(vision.simulated(.black) == .black)
    #expect(vision.simulated(Color.white.withAlpha(0.25)).alpha == 0.25)
  }

  @Test("red and green that are far apart come close without cones for middle waves")
  func confusion() throws {
    let red = try #require(Color.parseHex("#d1242f"))
    let green = try #require(Color.parseHex("#1a7f37"))
    #expect(abs(red.deltaEOK(green) - 0.308) < 0.001)
    let deutan = ColorVision.deutan
    #expect(abs(deutan.simulated(red).deltaEOK(deutan.simulated(green)) - 0.0591) < 0.000_1)
  }
}
