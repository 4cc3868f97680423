import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Typography values")
struct ValueReaderTypographyTests {
  private static let tokens = """
    f: { $type: 'fontFamily', $value: ['Inter', 'sans-serif'] },
    w: { $type: 'fontWeight', $value: 'semi-bold' },
    n: { $type: 'number', $value: 1.5 },
    d: { $type: 'dimension', $value: { value: 30, unit: 'px' } },
    c: { $type: 'color', $value: '#fff' },
    """

  private func read(_ text: String) -> Reading {
    Reading(text, as: .typography, among: Self.tokens)
  }

  @Test("all parts as literals")
  func literals() {
    let reading = read(
      """
      { fontFamily: 'Inter', fontSize: { value: 17, unit: 'px' }, fontWeight: 600, \
      letterSpacing: { value: -0.5, unit: 'px' }, lineHeight: 1.3 }
      """)
    #expect(reading.findings == [])
    #expect(
      reading.value
        == .typography(
          Typography(
            families: ["Inter"], size: 17, weight: 600, letterSpacing: -0.5, lineHeight: 1.3)))
  }

  @Test("all parts as references")
  func references() {
    let reading = read(
      """
      { fontFamily: '{f}', fontSize: '{d}', fontWeight: '{w}', letterSpacing: '{d}', \
      lineHeight: '{n}' }
      """)
    #expect(reading.findings == [])
    #expect(
      reading.value
        == .typography(
          Typography(
            families: ["Inter", "sans-serif"], size: 30, weight: 600, letterSpacing: 30,
            lineHeight: 1.5)))
  }

  @Test("letter spacing and line height may be missing, with warnings that name the assumption")
  func missingSpacing() {
    let reading = read("{ fontFamily: 'A', fontSize: '{d}', fontWeight: 400 }")
    #expect(
      reading.value
        == .typography(
          Typography(families: ["A"], size: 30, weight: 400, letterSpacing: 0, lineHeight: 1.2)))
    #expect(
      reading.findings == [
        "warning T0306 1 this typography lacks its `letterSpacing`; 0 is taken",
        "warning T0306 1 this typography lacks its `lineHeight`; 1.2 is taken",
      ])
  }

  @Test(
    "a line height as a dimension becomes a multiple of the font size, with a warning",
    arguments: [
      ("{ value: 24, unit: 'px' }", 0.8), ("'{d}'", 1), ("{ value: 3, unit: 'rem' }", 1.6),
    ])
  func lineHeight(text: String, multiple: Double) {
    let reading = read(
      """
      { lineHeight: \(text), fontFamily: 'A', fontSize: '{d}', fontWeight: 400, \
      letterSpacing: { value: 0, unit: 'px' } }
      """)
    #expect(
      reading.value
        == .typography(
          Typography(
            families: ["A"], size: 30, weight: 400, letterSpacing: 0, lineHeight: multiple)))
    #expect(
      reading.findings == [
        "warning T0303 15 `lineHeight` is a dimension; DTCG 2025.10 wants a multiple of the font "
          + "size"
      ])
    #expect(reading.helps == ["write \(multiple == 1 ? "1" : "\(multiple)")"])
  }

  @Test("letter spacing in em is relative to the font size, with a warning")
  func em() {
    let reading = read(
      """
      { letterSpacing: { value: 0.1, unit: 'em' }, fontFamily: 'A', fontSize: '{d}', \
      fontWeight: 400, lineHeight: 1 }
      """)
    #expect(
      reading.value
        == .typography(
          Typography(families: ["A"], size: 30, weight: 400, letterSpacing: 3, lineHeight: 1)))
    #expect(reading.findings == ["warning T0304 38 `em` is no unit of DTCG 2025.10"])
    #expect(reading.helps == [#"write `{ "value": 3, "unit": "px" }`"#])
  }

  @Test("parts that typography does not have are ignored with a warning")
  func extraParts() {
    let reading = read(
      """
      { fontFamily: 'A', fontSize: '{d}', fontWeight: 400, letterSpacing: '{d}', lineHeight: 1,
      fontStyle: 'italic', linehight: 2 }
      """)
    #expect(
      reading.findings == [
        "warning T0306 1 a typography has no `fontStyle`; it is ignored",
        "warning T0306 22 a typography has no `linehight`; it is ignored",
      ])
    #expect(reading.helps[1] == "did you mean `lineHeight`?")
    #expect(reading.value != nil)
  }

  @Test("every fault of every part comes in one run")
  func faults() {
    let reading = read(
      """
      { fontFamily: '{n}', fontSize: { value: -1, unit: 'px' }, letterSpacing: '{c}', \
      lineHeight: -2 }
      """)
    #expect(reading.value == nil)
    #expect(
      Set(reading.findings) == [
        "error T0306 1 this typography lacks its `fontWeight`",
        "error T0206 15 `fontFamily` should be a fontFamily, but `{n}` is a number",
        "error T0303 32 `fontSize` is 0 or more, not negative",
        "error T0206 74 `letterSpacing` should be a dimension, but `{c}` is a color",
        "error T0303 93 `lineHeight` is 0 or more, not negative",
      ])
  }

  @Test(
    "what is no line height is an error",
    arguments: [
      ("'tall'", "error T0303 93 `lineHeight` is a number, not a string"),
      ("'{c}'", "error T0206 93 `lineHeight` should be a number, but `{c}` is a color"),
      ("'{nothing}'", "error T0202 93 unknown token `{nothing}`"),
    ])
  func faultyLineHeight(text: String, finding: String) {
    let reading = read(
      """
      { fontFamily: 'A', fontSize: '{d}', fontWeight: 400, letterSpacing: '{d}',   lineHeight:\
          \(text) }
      """)
    #expect(reading.value == nil)
    #expect(reading.findings == [finding])
  }

  @Test("a line height as a dimension needs a font size above 0")
  func zeroSize() {
    let reading = read(
      """
      { lineHeight: '{d}', fontFamily: 'A', fontSize: { value: 0, unit: 'px' }, fontWeight: 4, \
      letterSpacing: '{d}' }
      """)
    #expect(
      reading.findings == [
        "error T0303 15 `lineHeight` is a number, not a dimension beside the font size 0"
      ])
  }

  @Test("a value that is no object is an error")
  func noObject() {
    let reading = read("'Inter'")
    #expect(
      reading.findings == [
        "error T0303 1 `x` is an object with `fontFamily`, `fontSize`, `fontWeight`, not a string"
      ])
  }
}
