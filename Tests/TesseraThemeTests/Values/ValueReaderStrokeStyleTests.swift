import TesseraGraphics
import Testing

@testable import TesseraTheme

@Suite("Stroke style values")
struct ValueReaderStrokeStyleTests {
  @Test("all eight names are read", arguments: StrokeStyleValue.Keyword.allCases)
  func keywords(keyword: StrokeStyleValue.Keyword) {
    let reading = Reading("'\(keyword.rawValue)'", as: .strokeStyle)
    #expect(reading.findings == [])
    #expect(reading.value == .strokeStyle(.keyword(keyword)))
  }

  @Test("dashes are points, each a dimension or a reference to one")
  func dashes() {
    let reading = Reading(
      "{ dashArray: ['{gap}', { value: 0.5, unit: 'rem' }, '{gap}'], lineCap: 'square' }",
      as: .strokeStyle, among: "gap: { $type: 'dimension', $value: { value: 3, unit: 'px' } },")
    #expect(reading.findings == [])
    #expect(reading.value == .strokeStyle(.dashes([3, 8, 3], cap: .square)))
  }

  @Test(
    "faults have their place",
    arguments: [
      (
        "'dotty'",
        ["error T0303 1 `x` is the name of a line style or an object, not `dotty`"],
        "did you mean `dotted`?"
      ),
      (
        "'wavy'", ["error T0303 1 `x` is the name of a line style or an object, not `wavy`"],
        "the names are `solid`, `dashed`, `dotted`, `double`, `groove`, `ridge`, `outset`, `inset`"
      ),
      ("3", ["error T0303 1 `x` is the name of a line style or an object, not a number"], nil),
      (
        "{ dashArray: [] }",
        [
          "error T0306 1 this strokeStyle lacks its `lineCap`",
          "error T0303 14 `dashArray` is an array of dimensions, not an empty one",
        ], nil
      ),
      (
        "{ dashArray: { value: 1, unit: 'px' }, lineCap: 'flat' }",
        [
          "error T0303 14 `dashArray` is an array of dimensions, not an object",
          "error T0303 49 `lineCap` is `round`, `butt` or `square`, not `flat`",
        ], nil
      ),
      (
        "{ dashArray: [{ value: -1, unit: 'px' }], lineCap: 1 }",
        [
          "error T0303 15 an element of `dashArray` is 0 or more, not negative",
          "error T0303 52 `lineCap` is `round`, `butt` or `square`, not a number",
        ], nil
      ),
    ])
  func faults(text: String, findings: [String], help: String?) {
    let reading = Reading(text, as: .strokeStyle)
    #expect(reading.value == nil)
    #expect(reading.findings == findings)
    #expect(reading.helps.first == .some(help))
  }
}
