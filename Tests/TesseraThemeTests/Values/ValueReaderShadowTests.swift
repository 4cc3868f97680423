import TesseraGraphics
import Testing

@testable import TesseraTheme

@Suite("Shadow values")
struct ValueReaderShadowTests {
  private static let tokens = """
    ink: { $type: 'color', $value: '#000' },
    four: { $type: 'dimension', $value: { value: 4, unit: 'px' } },
    less: { $type: 'dimension', $value: { value: -4, unit: 'px' } },
    one: { $type: 'shadow', $value: { color: '{ink}', offsetX: '{less}', offsetY: '{four}',
      blur: '{four}', spread: '{less}', inset: true } },
    two: { $type: 'shadow', $value: ['{one}', '{one}'] },
    """
  private static let first = ShadowValue(
    color: .black, offsetX: -4, offsetY: 4, blur: 4, spread: -4, isInset: true)

  private func read(_ text: String) -> Reading {
    Reading(text, as: .shadow, among: Self.tokens)
  }

  @Test("one shadow or several, parts and whole shadows by reference")
  func shadows() {
    let one = read(
      "{ color: '#ffffff80', offsetX: '{four}', offsetY: { value: 1, unit: 'rem' }, "
        + "blur: { value: 0, unit: 'px' }, spread: '{less}' }")
    let white = Color(red: 1, green: 1, blue: 1, alpha: 128.0 / 255)
    #expect(one.findings == [])
    #expect(
      one.value
        == .shadow([ShadowValue(color: white, offsetX: 4, offsetY: 16, blur: 0, spread: -4)]))
    let several = read(
      "['{one}', { color: '{ink}', offsetX: '{four}', offsetY: '{four}', blur: '{four}', "
        + "spread: '{four}', inset: false }]")
    #expect(several.findings == [])
    #expect(
      several.value
        == .shadow([
          Self.first,
          ShadowValue(color: .black, offsetX: 4, offsetY: 4, blur: 4, spread: 4),
        ]))
    #expect(read("'{two}'").value == .shadow([Self.first, Self.first]))
  }

  @Test(
    "faults have their place",
    arguments: [
      ("[]", ["error T0303 1 `x` is at least one shadow, not an empty array"]),
      (
        "1",
        [
          "error T0303 1 `x` is an object with `color`, `offsetX`, `offsetY`, `blur`, `spread`, "
            + "not a number"
        ]
      ),
      (
        "['{two}', 'soft']",
        [
          "error T0303 2 an element of `x` is one shadow, not a token of 2 shadows",
          "error T0303 11 an element of `x` is an object with `color`, `offsetX`, `offsetY`, "
            + "`blur`, `spread`, not a string",
        ]
      ),
      (
        "{ color: '{four}', offsetX: '{four}', offsetY: '{four}', blur: '{less}', inset: 1 }",
        [
          "error T0306 1 this shadow lacks its `spread`",
          "error T0206 10 `color` should be a color, but `{four}` is a dimension",
          "error T0303 64 `blur` is 0 or more, not negative",
          "error T0303 81 `inset` is true or false, not a number",
        ]
      ),
    ])
  func faults(text: String, findings: [String]) {
    let reading = read(text)
    #expect(reading.value == nil)
    #expect(reading.findings == findings)
  }
}
