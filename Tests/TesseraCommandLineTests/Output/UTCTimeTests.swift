import Testing

@testable import TesseraCommandLine

@Suite("UTC time")
struct UTCTimeTests {
  @Test(
    "Moments as ISO 8601 has them, leap days and the time before 1970 too",
    arguments: [
      (0, "1970-01-01T00:00:00"), (1_796_070_360, "2026-11-30T20:26:00"),
      (951_782_399, "2000-02-28T23:59:59"), (951_782_400, "2000-02-29T00:00:00"),
      (4_107_542_400, "2100-03-01T00:00:00"), (-1, "1969-12-31T23:59:59"),
      (1_709_251_199, "2024-02-29T23:59:59"),
    ])
  func text(seconds: Int, text: String) {
    #expect(UTCTime.text(seconds) == text)
  }
}
