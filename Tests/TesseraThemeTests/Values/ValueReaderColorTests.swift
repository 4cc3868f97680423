import TesseraGraphics
import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Colour values")
struct ValueReaderColorTests {
  @Test(
    "spaces are read as they stand",
    arguments: [
      (#"{ colorSpace: "srgb", components: [0.1, 0, 1] }"#, Color(.srgb, 0.1, 0, 1)),
      (
        #"{ colorSpace: "display-p3", components: [0.16, 0.38, 0.93], alpha: 0.5 }"#,
        Color(.displayP3, 0.16, 0.38, 0.93, alpha: 0.5)
      ),
      (
        ##"{ colorSpace: "oklch", components: [0.25, 0.02, 260], hex: "#1c2129" }"##,
        Color(.oklch, 0.25, 0.02, 260)
      ),
      (
        #"{ colorSpace: "oklch", components: [0.5, "none", "none"], alpha: 0 }"#,
        Color(.oklch, 0.5, 0, 0, alpha: 0)
      ),
      (##"{ colorSpace: "srgb", components: [1, 1, 1], hex: "#FFFFFF" }"##, Color(.srgb, 1, 1, 1)),
      (#"{ colorSpace: "hsl", components: [330, 100, 50] }"#, Color(.hsl, 330, 100, 50)),
      (#"{ colorSpace: "hwb", components: ["none", 0, 100] }"#, Color(.hwb, 0, 0, 100)),
      (#"{ colorSpace: "lab", components: [50, -170, 90] }"#, Color(.lab, 50, -170, 90)),
      (#"{ colorSpace: "lch", components: [50, 170, 0] }"#, Color(.lch, 50, 170, 0)),
      (#"{ colorSpace: "oklab", components: [1, -0.6, 0.6] }"#, Color(.oklab, 1, -0.6, 0.6)),
      (#"{ colorSpace: "xyz-d50", components: [0, 1, 0.8] }"#, Color(.xyzD50, 0, 1, 0.8)),
      ("'#ff8000'", Color(red8: 255, green8: 128, blue8: 0)),
    ])
  func colors(value: String, color: Color) {
    let reading = Reading(value, as: .color)
    #expect(reading.findings == [])
    #expect(reading.value == .color(color))
  }

  /// What is offered where no name is near.
  private static let spaces =
    "the spaces are `srgb`, `srgb-linear`, `hsl`, `hwb`, `lab`, `lch`, `oklab`, `oklch`,"
    + " `display-p3`, `a98-rgb`, `prophoto-rgb`, `rec2020`, `xyz-d65`, `xyz-d50`"

  @Test(
    "faults have their place and a help",
    arguments: [
      ("12", "T0303 1 `x` is a hex string or an object with `colorSpace`, not a number", nil),
      (
        "{ colorSpace: 'displayp3', components: [1, 1, 1] }",
        "T0305 15 unknown colour space `displayp3`", "did you mean `display-p3`?"
      ),
      (
        "{ colorSpace: 'mud', components: [1, 1, 1] }",
        "T0305 15 unknown colour space `mud`", Self.spaces
      ),
      (
        "{ components: [1, 1, 1] }", "T0305 1 a color object needs a `colorSpace`",
        Self.spaces
      ),
      (
        "{ colorSpace: 1, components: [1, 1, 1] }",
        "T0303 15 `colorSpace` is a string, not a number", nil
      ),
      ("{ colorSpace: 'srgb' }", "T0305 1 a color object needs three `components`", nil),
      (
        "{ colorSpace: 'srgb', components: 1 }",
        "T0303 35 `components` is an array of three numbers, not a number", nil
      ),
      (
        "{ colorSpace: 'srgb', components: [1, 1] }",
        "T0305 35 a color has three components, not 2", nil
      ),
      (
        "{ colorSpace: 'srgb', components: [1, 1, 1, 0.5] }",
        "T0305 35 a color has three components, not 4", "write the fourth as `alpha`"
      ),
      (
        "{ colorSpace: 'srgb', components: [1, 'nine', 1] }",
        "T0303 39 a component is a number or `none`, not a string", nil
      ),
      (
        "{ colorSpace: 'srgb', components: [1, NaN, 1] }",
        "T0303 39 a component is a finite number, not NaN", nil
      ),
      (
        "{ colorSpace: 'srgb', components: [255, 128, 0] }",
        "T0305 36 a component of `srgb` lies outside 0…1",
        "divide components that count to 255 by 255"
      ),
      (
        "{ colorSpace: 'display-p3', components: [0.5, 0.5, -0.1] }",
        "T0305 52 a component of `display-p3` lies outside 0…1", nil
      ),
      (
        "{ colorSpace: 'oklch', components: [62, 0.1, 20] }",
        "T0305 37 the lightness of `oklch` lies outside 0…1", "divide a percentage by 100"
      ),
      (
        "{ colorSpace: 'oklch', components: [0.6, -0.1, 20] }",
        "T0305 42 the chroma of `oklch` is negative", nil
      ),
      (
        "{ colorSpace: 'hsl', components: [10, 101, 50] }",
        "T0305 39 the saturation of `hsl` lies outside 0…100", nil
      ),
      (
        "{ colorSpace: 'hwb', components: [10, -1, 50] }",
        "T0305 39 the whiteness of `hwb` lies outside 0…100", nil
      ),
      (
        "{ colorSpace: 'hwb', components: [10, 1, 101] }",
        "T0305 42 the blackness of `hwb` lies outside 0…100", nil
      ),
      (
        "{ colorSpace: 'lab', components: [101, 1, 1] }",
        "T0305 35 the lightness of `lab` lies outside 0…100", nil
      ),
      (
        "{ colorSpace: 'lch', components: [50, -1, 1] }",
        "T0305 39 the chroma of `lch` is negative", nil
      ),
      (
        "{ colorSpace: 'oklab', components: [62, 0.1, 0.2] }",
        "T0305 37 the lightness of `oklab` lies outside 0…1", "divide a percentage by 100"
      ),
      (
        "{ colorSpace: 'xyz-d65', components: [0.5, -0.1, 1.5] }",
        "T0305 44 a component of `xyz-d65` lies outside 0…1", nil
      ),
      (
        "{ colorSpace: 'rec2020', components: [0.5, 1.1, 0.5] }",
        "T0305 44 a component of `rec2020` lies outside 0…1",
        "divide components that count to 255 by 255"
      ),
      (
        "{ colorSpace: 'srgb', components: [0, 0, 0], alpha: 2 }",
        "T0305 53 `alpha` lies outside 0…1", "0 is clear, 1 is opaque"
      ),
      (
        "{ colorSpace: 'srgb', components: [0, 0, 0], alpha: 'none' }",
        "T0303 53 `alpha` is a number, not a string", nil
      ),
    ])
  func faults(value: String, finding: String, help: String?) {
    let reading = Reading(value, as: .color)
    #expect(reading.value == nil)
    #expect(reading.findings == ["error " + finding])
    #expect(reading.helps == [help])
  }

  @Test("all faults of a colour come in one run")
  func several() {
    let reading = Reading(
      "{ colorSpace: 'mud', components: [1, true, []], alpha: -1, opacity: 1 }", as: .color)
    #expect(
      reading.findings == [
        "error T0305 15 unknown colour space `mud`",
        "error T0303 38 a component is a number or `none`, not a boolean",
        "error T0303 44 a component is a number or `none`, not an array",
        "error T0305 56 `alpha` lies outside 0…1",
        "warning T0103 60 a color has no `opacity`; it is ignored",
      ])
  }

  @Test("a hue outside the circle is turned into it, with a warning")
  func hue() {
    let reading = Reading("{ colorSpace: 'oklch', components: [0.5, 0.1, -30] }", as: .color)
    #expect(reading.value == .color(Color(.oklch, 0.5, 0.1, 330)))
    #expect(
      reading.findings == ["warning T0305 47 the hue of `oklch` is not from 0 to below 360"])
    #expect(reading.helps == ["write 330"])
    let whole = Reading("{ colorSpace: 'oklch', components: [0.5, 0.1, 360] }", as: .color)
    #expect(whole.value == .color(Color(.oklch, 0.5, 0.1, 0)))
    #expect(whole.helps == ["write 0"])
    // The remainder is exact, but nobody meant it.
    let vast = Reading("{ colorSpace: 'oklch', components: [0.5, 0.1, 1e18] }", as: .color)
    #expect(vast.value == .color(Color(.oklch, 0.5, 0.1, 280)))
    #expect(vast.helps == [nil])
    let tiny = Reading("{ colorSpace: 'oklch', components: [0.5, 0.1, -1e-20] }", as: .color)
    #expect(tiny.value == .color(Color(.oklch, 0.5, 0.1, 0)))
  }

  @Test("white has a component above 1 in XYZ, which is a warning")
  func xyz() {
    let reading = Reading(
      "{ colorSpace: 'xyz-d65', components: [0.9505, 1, 1.0891] }", as: .color)
    #expect(reading.value == .color(Color(.xyzD65, 0.9505, 1, 1.0891)))
    #expect(
      reading.findings == ["warning T0305 50 a component of `xyz-d65` lies outside 0…1"])
  }

  @Test("a fallback that is no hex colour is a warning", arguments: ["'#12345678'", "'red'", "1"])
  func fallback(hex: String) {
    let reading = Reading(
      "{ colorSpace: 'srgb', components: [0, 0, 0], hex: \(hex) }", as: .color)
    #expect(reading.value == .color(.black))
    #expect(
      reading.findings == [
        "warning T0305 51 `hex` is no hex colour without alpha; the components count"
      ])
  }

  @Test("a fallback of three digits is a warning, and an error of the strict profile")
  func shortFallback() {
    let text = """
      { "x": { "$type": "color",
        "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#f00" } } }
      """
    let message = "T0305 2:69 `hex` has three digits; DTCG 2025.10 wants six"
    #expect(Fixture(text).findings == ["warning " + message])
    #expect(Fixture(text).diagnostics.map(\.help) == ["write `#ff0000`"])
    let strict = Fixture(text, loading: ThemeLoading(profile: .strict))
    #expect(strict.findings == ["error " + message])
  }
}
