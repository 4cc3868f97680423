import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Font families and weights")
struct ValueReaderFontTests {
  @Test(
    "one name or several, also from another token",
    arguments: [
      ("'Inter'", ["Inter"]), ("['Inter', 'sans-serif']", ["Inter", "sans-serif"]),
      ("['Inter', '{base}']", ["Inter", "A", "B"]), ("'{base}'", ["A", "B"]),
    ])
  func families(text: String, families: [String]) {
    let reading = Reading(
      text, as: .fontFamily, among: "base: { $type: 'fontFamily', $value: ['A', 'B'] },")
    #expect(reading.findings == [])
    #expect(reading.value == .fontFamily(families))
  }

  @Test("a list in one string is split, with a warning")
  func list() {
    let reading = Reading(#""'Segoe UI', -apple-system , sans-serif""#, as: .fontFamily)
    #expect(reading.value == .fontFamily(["Segoe UI", "-apple-system", "sans-serif"]))
    #expect(
      reading.findings == [
        "warning T0303 1 `x` is a list in one string; DTCG 2025.10 wants an array of names"
      ])
    #expect(reading.helps == [#"write `["Segoe UI", "-apple-system", "sans-serif"]`"#])
  }

  @Test(
    "anything else is an error",
    arguments: [
      ("''", "1 `x` is at least one font family, not empty"),
      ("[]", "1 `x` is at least one font family, not empty"),
      ("200", "1 `x` is a font family's name or an array of names, not a number"),
      (
        "['A', 1]", "7 an element of `x` is a font family's name or an array of names, not a number"
      ),
      ("['A', ['B']]", "7 an element of `x` is a font family's name, not an array"),
    ])
  func faultyFamilies(text: String, finding: String) {
    let reading = Reading(text, as: .fontFamily)
    #expect(reading.value == nil)
    #expect(reading.findings == ["error T0303 " + finding])
  }

  @Test(
    "weights are numbers from 1 to 1000 or DTCG's names",
    arguments: [
      ("1", 1.0), ("450.5", 450.5), ("1000", 1_000), ("'thin'", 100), ("'hairline'", 100),
      ("'extra-light'", 200), ("'ultra-light'", 200), ("'light'", 300), ("'normal'", 400),
      ("'regular'", 400), ("'book'", 400), ("'medium'", 500), ("'semi-bold'", 600),
      ("'demi-bold'", 600), ("'bold'", 700), ("'extra-bold'", 800), ("'ultra-bold'", 800),
      ("'black'", 900), ("'heavy'", 900), ("'extra-black'", 950), ("'ultra-black'", 950),
    ])
  func weights(text: String, weight: Double) {
    let reading = Reading(text, as: .fontWeight)
    #expect(reading.findings == [])
    #expect(reading.value == .fontWeight(weight))
  }

  @Test(
    "other weights are errors",
    arguments: [
      ("0", "0", nil), ("1001", "1001", nil), ("NaN", "NaN", nil),
      ("'Bold'", "`Bold`", "did you mean `bold`?"),
      ("'semibold'", "`semibold`", "did you mean `semi-bold`?"),
      ("'600'", "`600`", "write 600 without quotes"), ("true", "a boolean", nil),
    ])
  func faultyWeights(text: String, found: String, help: String?) {
    let reading = Reading(text, as: .fontWeight)
    #expect(reading.value == nil)
    #expect(
      reading.findings == [
        "error T0303 1 `x` is a number from 1 to 1000 or the name of a weight, not \(found)"
      ])
    #expect(reading.helps == [help])
  }

  @Test("lists that refer to lists may come to 256 families, not to 2⁴⁰")
  func limit() {
    func fixture(doublings: Int) -> Fixture {
      let lists = (1...doublings).map { index in
        "f\(index): { $value: ['{f\(index - 1)}', '{f\(index - 1)}'] }"
      }
      return Fixture(
        "{ $type: 'fontFamily', f0: { $value: 'A' },\n\(lists.joined(separator: ",\n")) }")
    }
    let last = fixture(doublings: 8)
    #expect(last.findings == [])
    #expect(last.theme.value("f8") == .fontFamily(Array(repeating: "A", count: 256)))
    let many = fixture(doublings: 40)
    #expect(
      many.findings == [
        "error T0303 10:24 `f9` is a list of at most 256 font families, not more"
      ])
    #expect(many.theme.value("f8") != nil && many.theme.value("f40") == nil)
  }
}
