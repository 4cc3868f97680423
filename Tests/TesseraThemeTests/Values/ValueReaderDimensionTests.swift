import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Dimension values")
struct ValueReaderDimensionTests {
  @Test(
    "pixels are points, a rem is 16 of them, and negative lengths are lengths",
    arguments: [
      ("{ value: 10, unit: 'px' }", 10.0), ("{ value: 1.5, unit: 'rem' }", 24),
      ("{ value: -4, unit: 'px' }", -4), ("{ value: 0, unit: 'rem' }", 0),
    ])
  func lengths(text: String, value: Double) {
    let reading = Reading(text, as: .dimension)
    #expect(reading.findings == [])
    #expect(reading.value == .dimension(value))
  }

  @Test(
    "shapes that real files use are read with a warning and the fix",
    arguments: [
      (
        "42", 42.0, "T0303 1 `x` is a number; DTCG 2025.10 wants an object with `value` and `unit`",
        #"write `{ "value": 42, "unit": "px" }`"#
      ),
      (
        "'16px'", 16,
        "T0303 1 `x` is a string; DTCG 2025.10 wants an object with `value` and `unit`",
        #"write `{ "value": 16, "unit": "px" }`"#
      ),
      (
        "'-0.5rem'", -8,
        "T0303 1 `x` is a string; DTCG 2025.10 wants an object with `value` and `unit`",
        #"write `{ "value": -0.5, "unit": "rem" }`"#
      ),
      (
        "'7'", 7, "T0303 1 `x` is a string; DTCG 2025.10 wants an object with `value` and `unit`",
        #"write `{ "value": 7, "unit": "px" }`"#
      ),
      (
        "{ value: 3, unit: 'dp' }", 3, "T0304 19 `dp` is no unit of DTCG 2025.10",
        "write `px`, which means the same"
      ),
      (
        "{ value: 0, unit: '' }", 0, "T0304 19 the dimension has no unit",
        "write `px`, also beside 0"
      ),
      ("{ value: 3 }", 3, "T0304 1 the dimension has no unit", "write `px`"),
      ("{ value: 0 }", 0, "T0304 1 the dimension has no unit", "write `px`, also beside 0"),
    ])
  func legacy(text: String, value: Double, finding: String, help: String) {
    let reading = Reading(text, as: .dimension)
    #expect(reading.value == .dimension(value))
    #expect(reading.findings == ["warning " + finding])
    #expect(reading.helps == [help])
  }

  @Test(
    "anything else is an error",
    arguments: [
      (
        "{ value: 3, unit: 'xp' }", "T0304 19 `xp` is no unit of a dimension",
        "did you mean `px`?"
      ),
      ("{ value: 3, unit: 1 }", "T0303 19 `unit` is `px` or `rem`, not a number", nil),
      (
        "{ value: '3', unit: 'px' }", "T0303 10 `value` is a number, not a string",
        "write 3 without quotes"
      ),
      (
        "{ unit: 'px' }",
        "T0303 1 `x` is an object with `value` and `unit`, not one without `value`", nil
      ),
      ("'wide'", "T0303 1 `x` is an object with `value` and `unit`, not a string", nil),
      ("[]", "T0303 1 `x` is an object with `value` and `unit`, not an array", nil),
      ("Infinity", "T0303 1 `x` is a finite number, not Infinity", nil),
    ])
  func faults(text: String, finding: String, help: String?) {
    let reading = Reading(text, as: .dimension)
    #expect(reading.value == nil)
    #expect(reading.findings == ["error " + finding])
    #expect(reading.helps == [help])
  }

  @Test(
    "a unit that depends on what is around it keeps the token as written, without a value",
    arguments: [
      ("{ value: 3, unit: 'vw' }", 19, "vw", "the units are `px` and `rem`"),
      (
        "{ value: 3, unit: 'em' }", 19, "em",
        "an `em` depends on the font around it; write `px` or `rem`"
      ),
      ("{ value: 50, unit: '%' }", 20, "%", "the units are `px` and `rem`"),
      ("'4em'", 1, "em", "an `em` depends on the font around it; write `px` or `rem`"),
    ])
  func kept(text: String, column: Int, unit: String, help: String) {
    let reading = Reading(text, as: .dimension)
    #expect(reading.value == nil)
    #expect(
      reading.findings == [
        "warning T0304 \(column) `\(unit)` is no unit of DTCG 2025.10; the token is kept as "
          + "written and cannot be drawn"
      ])
    #expect(reading.helps == [help])
    #expect(Fixture("{ x: { $type: 'dimension', $value: \(text) } }").theme.unresolved == [])
  }

  @Test("a member that a dimension does not have is ignored with a warning")
  func unknownMember() {
    let reading = Reading("{ value: 3, unit: 'px', units: 'px' }", as: .dimension)
    #expect(reading.value == .dimension(3))
    #expect(reading.findings == ["warning T0103 25 a dimension has no `units`; it is ignored"])
    #expect(reading.helps == ["did you mean `unit`?"])
  }
}
