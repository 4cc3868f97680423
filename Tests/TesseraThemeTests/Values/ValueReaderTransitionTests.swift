import Testing

@testable import TesseraTheme

@Suite("Transition values")
struct ValueReaderTransitionTests {
  private static let tokens = """
    quick: { $type: 'duration', $value: { value: 0.1, unit: 's' } },
    ease: { $type: 'cubicBezier', $value: [0.25, 0.1, 0.25, 1] },
    """

  @Test("parts are values or references")
  func transition() {
    let reading = Reading(
      "{ duration: '{quick}', delay: { value: 0, unit: 'ms' }, timingFunction: '{ease}' }",
      as: .transition, among: Self.tokens)
    #expect(reading.findings == [])
    #expect(
      reading.value
        == .transition(
          TransitionValue(
            duration: 100, delay: 0, timingFunction: CubicBezier(0.25, 0.1, 0.25, 1))))
  }

  @Test("every part is required and checked")
  func faults() {
    let reading = Reading(
      "{ duration: '{ease}', timingFunction: [0, 0, 2, 0] }", as: .transition,
      among: Self.tokens)
    #expect(reading.value == nil)
    #expect(
      reading.findings == [
        "error T0306 1 this transition lacks its `delay`",
        "error T0206 13 `duration` should be a duration, but `{ease}` is a cubicBezier",
        "error T0303 46 the x of a control point is a number from 0 to 1, not 2",
      ])
  }
}
