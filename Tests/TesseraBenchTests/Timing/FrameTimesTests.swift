import Testing

@testable import TesseraBench

@Suite("FrameTimes")
struct FrameTimesTests {
  @Test(
    "takes the least, and the middle one as the peers do",
    arguments: [([3], 3, 3), ([4, 1, 3], 1, 3), ([4, 1, 3, 2], 1, 3)]
      as [([Double], Double, Double)])
  func figures(samples: [Double], minimum: Double, median: Double) {
    let times = FrameTimes(samples)
    #expect(times.minimum == minimum)
    #expect(times.median == median)
  }

  @Test(
    "prints two digits behind the point",
    arguments: [
      (0, "0.00"), (3, "3.00"), (2.5, "2.50"), (16_890.914, "16890.91"), (0.065, "0.07"),
      (1_234.999, "1235.00"),
    ] as [(Double, String)])
  func text(number: Double, text: String) {
    #expect(number.hundredthsText == text)
    #expect(FrameTimes([number]).text == "\(text)\t\(text)")
  }
}
