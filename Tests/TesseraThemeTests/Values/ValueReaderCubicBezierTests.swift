import Testing

@testable import TesseraTheme

@Suite("Easing curves")
struct ValueReaderCubicBezierTests {
  @Test("four numbers are two control points, whose y may leave 0…1")
  func curve() {
    let reading = Reading("[0, -2, 1, 3.5]", as: .cubicBezier)
    #expect(reading.findings == [])
    #expect(reading.value == .cubicBezier(CubicBezier(0, -2, 1, 3.5)))
  }

  @Test(
    "faults have their place",
    arguments: [
      ("[0, 0, 1]", ["error T0303 1 `x` is an array of four numbers, not one of 3"]),
      ("'ease'", ["error T0303 1 `x` is an array of four numbers, not a string"]),
      (
        "[-0.1, 0, 1.5, 0]",
        [
          "error T0303 2 the x of a control point is a number from 0 to 1, not -0.1",
          "error T0303 11 the x of a control point is a number from 0 to 1, not 1.5",
        ]
      ),
      ("[0, '1', 1, 0]", ["error T0303 5 an element of `x` is a number, not a string"]),
    ])
  func faults(text: String, findings: [String]) {
    let reading = Reading(text, as: .cubicBezier)
    #expect(reading.value == nil)
    #expect(reading.findings == findings)
  }
}
