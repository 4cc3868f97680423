import TesseraGraphics
import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Gradient values")
struct ValueReaderGradientTests {
  private static let tokens = """
    ink: { $type: 'color', $value: '#000' },
    half: { $type: 'number', $value: 0.5 },
    one: { $type: 'gradient', $value: [{ color: '#fff', position: 1 }] },
    two: { $type: 'gradient', $value: ['{one}', '{one}'] },
    """

  private func read(_ text: String) -> Reading {
    Reading(text, as: .gradient, among: Self.tokens)
  }

  @Test("stops keep their order, positions are cut to 0…1, parts may be references")
  func stops() {
    let reading = read(
      "[{ color: '{ink}', position: -3 }, { color: '#fff', position: '{half}' }, "
        + "{ color: '{ink}', position: 7 }, '{one}']")
    #expect(
      reading.findings == [
        "warning T0303 30 the position -3 lies outside 0…1 and counts as 0",
        "warning T0303 103 the position 7 lies outside 0…1 and counts as 1",
      ])
    #expect(reading.helps == [nil, "write a percentage as a part of 1: 0.07"])
    #expect(
      reading.value
        == .gradient(
          Gradient([
            .init(.black, at: 0), .init(.white, at: 0.5), .init(.black, at: 1),
            .init(.white, at: 1),
          ])))
  }

  @Test(
    "faults have their place",
    arguments: [
      ("[]", ["error T0303 1 `x` is an array of stops, not an empty one"]),
      ("'#fff'", ["error T0303 1 `x` is an array of stops, not a string"]),
      (
        "[{ color: '#fff' }, { position: 0 }]",
        [
          "error T0306 2 this gradient lacks its `position`",
          "error T0306 21 this gradient lacks its `color`",
        ]
      ),
      (
        "[{ color: 1, position: '0' }]",
        [
          "error T0303 11 `color` is a hex string or an object with `colorSpace`, not a number",
          "error T0303 24 `position` is a number, not a string",
        ]
      ),
      (
        "['#fff']",
        ["error T0303 2 a stop of `x` is an object with `color`, `position`, not a string"]
      ),
      ("['{two}']", ["error T0303 2 a stop of `x` is one stop, not a gradient of 2"]),
      ("['{ink}']", ["error T0206 2 a stop of `x` should be a gradient, but `{ink}` is a color"]),
      ("['{x1}']", ["error T0202 2 unknown token `{x1}`"]),
    ])
  func faults(text: String, findings: [String]) {
    let reading = read(text)
    #expect(reading.value == nil)
    #expect(reading.findings == findings)
  }

  @Test("a part that a stop does not have is ignored with a warning")
  func extraPart() {
    let reading = read("[{ color: '#fff', position: 0, positon: 1 }]")
    #expect(reading.value == .gradient(Gradient([.init(.white, at: 0)])))
    #expect(reading.findings == ["warning T0306 32 a gradient has no `positon`; it is ignored"])
    #expect(reading.helps == ["did you mean `position`?"])
  }
}
