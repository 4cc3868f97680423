import TesseraGraphics
import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Colours of CSS as values")
struct ValueReaderCSSColorTests {
  @Test(
    "they are read with a warning and the form that DTCG has",
    arguments: [
      ("'red'", Color(.srgb, 1, 0, 0), "#ff0000"),
      ("'papayawhip'", Color(red8: 255, green8: 239, blue8: 213), "#ffefd5"),
      ("'#f008'", Color(red8: 255, green8: 0, blue8: 0, alpha: 136.0 / 255), "#ff000088"),
      (
        "'rgb(10% 20% 30%)'", Color(.srgb, 0.1, 0.2, 0.3),
        #"{ "colorSpace": "srgb", "components": [0.1, 0.2, 0.3] }"#
      ),
      (
        "'hsl(-30deg 100% 50%)'", Color(.hsl, 330, 100, 50),
        #"{ "colorSpace": "hsl", "components": [330, 100, 50] }"#
      ),
      (
        "'oklch(70% none 30 / none)'", Color(.oklch, 0.7, 0, 30, alpha: 0),
        #"{ "colorSpace": "oklch", "components": [0.7, "none", 30], "alpha": 0 }"#
      ),
      (
        "'color(display-p3 1 0 0)'", Color(.displayP3, 1, 0, 0),
        #"{ "colorSpace": "display-p3", "components": [1, 0, 0] }"#
      ),
    ])
  func read(value: String, color: Color, form: String) {
    let reading = Reading(value, as: .color)
    #expect(reading.value == .color(color))
    #expect(
      reading.findings == [
        "warning T0303 1 `x` is a colour of CSS; DTCG 2025.10 wants an object with `colorSpace`"
      ])
    #expect(reading.helps == ["write `\(form)`"])
    // What is offered is what was meant.
    let value = form.hasPrefix("#") ? "'\(form)'" : form
    #expect(Reading(value, as: .color).value == .color(color))
    #expect(Reading(value, as: .color).findings == [])
  }

  /// What is offered where nothing is near.
  private static let forms =
    "write `#rrggbb`, `#rrggbbaa`, `#rgb`, or an object with `colorSpace`"

  @Test(
    "what is no colour of CSS either is an error with what was likely meant",
    arguments: [
      ("'tomatoe'", "`tomatoe` is no colour", "did you mean `tomato`?"),
      ("'mostly harmless'", "`mostly harmless` is no colour", forms),
      ("'ff8000'", "`ff8000` is no colour", "write `#ff8000`"),
      ("'oklhc(1 2 3)'", "`oklhc(1 2 3)` is no colour", "did you mean `oklch`?"),
      ("'mix(1 2 3)'", "`mix(1 2 3)` is no colour", forms),
      (
        "'color(displayp3 1 2 3)'", "`color(displayp3 1 2 3)` is no colour",
        "did you mean `display-p3`?"
      ),
      (
        "'color(mud 1 2 3)'", "`color(mud 1 2 3)` is no colour",
        "the spaces of `color()` are `a98-rgb`, `display-p3`, `prophoto-rgb`, `rec2020`, `srgb`,"
          + " `srgb-linear`, `xyz`, `xyz-d50`, `xyz-d65`"
      ),
      (
        "'currentcolor'", "`currentcolor` is no colour",
        "`currentcolor` is no colour by itself: \(forms)"
      ),
      (
        "'rgb(1 2)'", "`rgb(1 2)` is no colour: `rgb()` has three components, not 2", forms
      ),
    ])
  func others(value: String, message: String, help: String) {
    let reading = Reading(value, as: .color)
    #expect(reading.value == nil)
    #expect(reading.findings == ["error T0305 1 \(message)"])
    #expect(reading.helps == [help])
  }

  @Test("a path without its braces is asked for as a reference, whatever the type")
  func bareReference() {
    let others =
      "accent: { $type: 'color', $value: '#ff0000' }, g: { $root: { $value: '{accent}' } },"
    #expect(Reading("'accent'", as: .color, among: others).helps == ["did you mean `{accent}`?"])
    #expect(Reading("'g'", as: .color, among: others).helps == ["did you mean `{g.$root}`?"])
    #expect(Reading("'accent'", as: .number, among: others).helps == ["did you mean `{accent}`?"])
    #expect(Reading("'accents'", as: .number, among: others).helps == [nil])
  }
}
