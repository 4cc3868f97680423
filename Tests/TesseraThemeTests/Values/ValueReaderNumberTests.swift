import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Number values")
struct ValueReaderNumberTests {
  @Test(
    "numbers of every form", arguments: [("0", 0.0), ("-1.5", -1.5), ("1e3", 1_000), ("+.5", 0.5)])
  func numbers(text: String, value: Double) {
    let reading = Reading(text, as: .number)
    #expect(reading.findings == [])
    #expect(reading.value == .number(value))
  }

  @Test(
    "anything else is an error",
    arguments: [
      ("'100'", "error T0303 1 `x` is a number, not a string", "write 100 without quotes"),
      ("'many'", "error T0303 1 `x` is a number, not a string", nil),
      ("true", "error T0303 1 `x` is a number, not a boolean", nil),
      ("-Infinity", "error T0303 1 `x` is a finite number, not -Infinity", nil),
    ])
  func others(text: String, finding: String, help: String?) {
    let reading = Reading(text, as: .number)
    #expect(reading.value == nil)
    #expect(reading.findings == [finding])
    #expect(reading.helps == [help])
  }
}
