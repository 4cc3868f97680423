import Testing

@testable import TesseraTheme

@Suite("Duration values")
struct ValueReaderDurationTests {
  @Test(
    "milliseconds count, a second is 1,000 of them",
    arguments: [
      ("{ value: 100, unit: 'ms' }", 100.0), ("{ value: 1.5, unit: 's' }", 1_500),
      ("{ value: 0, unit: 's' }", 0), ("{ value: -20, unit: 'ms' }", -20),
    ])
  func times(text: String, value: Double) {
    let reading = Reading(text, as: .duration)
    #expect(reading.findings == [])
    #expect(reading.value == .duration(value))
  }

  @Test(
    "a string with its unit is read with a warning and the fix",
    arguments: [
      ("'200ms'", 200.0, #"write `{ "value": 200, "unit": "ms" }`"#),
      ("'.5s'", 500, #"write `{ "value": .5, "unit": "s" }`"#),
    ])
  func legacy(text: String, value: Double, help: String) {
    let reading = Reading(text, as: .duration)
    #expect(reading.value == .duration(value))
    #expect(
      reading.findings == [
        "warning T0303 1 `x` is a string; DTCG 2025.10 wants an object with `value` and `unit`"
      ])
    #expect(reading.helps == [help])
  }

  @Test(
    "anything else is an error",
    arguments: [
      (
        "{ value: 1, unit: 'mss' }", "T0304 19 `mss` is no unit of a duration", "did you mean `ms`?"
      ),
      (
        "{ value: 1, unit: 'hour' }", "T0304 19 `hour` is no unit of a duration",
        "the units are `ms` and `s`"
      ),
      ("{ value: 1 }", "T0304 1 the duration has no unit", "the units are `ms` and `s`"),
      ("{ value: 1, unit: 5 }", "T0303 19 `unit` is `ms` or `s`, not a number", nil),
      (
        "{ unit: 'ms' }",
        "T0303 1 `x` is an object with `value` and `unit`, not one without `value`", nil
      ),
      ("100", "T0303 1 `x` is an object with `value` and `unit`, not a number", nil),
      ("''", "T0303 1 `x` is an object with `value` and `unit`, not a string", nil),
      ("'100'", "T0303 1 `x` is an object with `value` and `unit`, not a string", nil),
    ])
  func faults(text: String, finding: String, help: String?) {
    let reading = Reading(text, as: .duration)
    #expect(reading.value == nil)
    #expect(reading.findings == ["error " + finding])
    #expect(reading.helps == [help])
  }
}
