import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Differences of two themes")
struct ThemeDifferenceTests {
  /// A theme with the tokens of all modes, and those of the context `dark`.
  private func theme(
    _ base: String, dark: String = "", modifier: String = "appearance"
  ) throws -> ThemeDocument {
    let fixture = Fixture(
      files: [
        "t.resolver.json": """
        { version: "2025.10", resolutionOrder: [
          { name: "base", type: "set", sources: [{ \(base) }] },
          { name: "\(modifier)", type: "modifier", default: "light", contexts: {
            light: [], dark: [{ \(dark) }] } } ] }
        """
      ])
    return try #require(fixture.document)
  }

  private static let ink = ##"ink: { $type: "color", $value: "#000000" }"##

  @Test("tokens added, removed and changed are told once, with their modes and values")
  func changes() throws {
    let old = try theme(
      Self.ink + ##", text: { $value: "{ink}" }, gone: { $type: "number", $value: 1 }"##,
      dark: ##"text: { $type: "color", $value: "#ffffff" }"##)
    let new = try theme(
      ##"ink: { $type: "color", $value: "#111111" }, text: { $value: "{ink}" }"##,
      dark: ##"text: { $type: "color", $value: "#eeeeee" }, more: { $type: "number", $value: 2 }"##)
    let difference = ThemeDifference(from: old, to: new)
    #expect(
      difference.text == """
        - gone: 1
        ~ ink: #000000 → #111111
        + more: 2 (appearance=dark)
        ~ text: #000000 → #111111 (appearance=light)
        ~ text: #ffffff → #eeeeee (appearance=dark)
        """)
    #expect(!difference.isEmpty)
    #expect(
      JSONWriter.compact(difference.json)
        == ##"{"equal":false,"contexts":{"removed":[],"added":[]},"changes":["##
        + ##"{"token":"gone","change":"removed","old":{"type":"number","value":1}},"##
        + ##"{"token":"ink","change":"changed","##
        + ##""old":{"type":"color","value":"#000000","srgb":"#000000ff"},"##
        + ##""new":{"type":"color","value":"#111111","srgb":"#111111ff"}},"##
        + ##"{"token":"more","change":"added","modes":"appearance=dark","##
        + ##""new":{"type":"number","value":2}},"##
        + ##"{"token":"text","change":"changed","modes":"appearance=light","##
        + ##""old":{"type":"color","value":"#000000","srgb":"#000000ff"},"##
        + ##""new":{"type":"color","value":"#111111","srgb":"#111111ff"}},"##
        + ##"{"token":"text","change":"changed","modes":"appearance=dark","##
        + ##""old":{"type":"color","value":"#ffffff","srgb":"#ffffffff"},"##
        + ##""new":{"type":"color","value":"#eeeeee","srgb":"#eeeeeeff"}}]}"##)
  }

  @Test("what is written otherwise but means the same has not changed")
  func same() throws {
    let old = try theme(Self.ink + ##", text: { $value: "{ink}" }"##)
    let new = try theme(
      ##"text: { $type: "color", $value: "#000" }, ink: { $ref: "#/text" }"##)
    #expect(ThemeDifference(from: old, to: new).isEmpty)
    #expect(ThemeDifference(from: old, to: new).text == "")
  }

  @Test("another type, a value that is lost and colours of the same bytes are differences")
  func kinds() throws {
    let old = try theme(
      ##"a: { $type: "number", $value: 400 }, b: { $type: "number", $value: 1 }, "##
        + ##"c: { $type: "color", $value: { colorSpace: "srgb", components: [0, 0, 0] } }, "##
        + ##"d: { $type: "string", $value: "x" }"##)
    let new = try theme(
      ##"a: { $type: "fontWeight", $value: 400 }, b: { $type: "number", $value: "{none}" }, "##
        + ##"c: { $type: "color", $value: { colorSpace: "srgb", components: [0.001, 0, 0] } }, "##
        + ##"d: { $type: "string", $value: "y" }"##)
    #expect(
      ThemeDifference(from: old, to: new).text == ##"""
        ~ a: 400 (number) → 400 (fontWeight)
        ~ b: 1 (number) → no value (no type)
        ~ c: {"colorSpace":"srgb","components":[0,0,0]} → {"colorSpace":"srgb","components":[0.001,0,0]}
        ~ d: "x" → "y"
        """##)
  }

  @Test("contexts that only one theme has are named")
  func contexts() throws {
    let old = try theme(Self.ink, modifier: "scheme")
    let new = try theme(Self.ink)
    #expect(
      ThemeDifference(from: old, to: new).text == """
        - the context scheme=light
        - the context scheme=dark
        + the context appearance=light
        + the context appearance=dark
        """)
  }
}
