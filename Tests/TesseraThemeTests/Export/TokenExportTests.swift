import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Tokens as programs read them")
struct TokenExportTests {
  /// The tokens of a token file, in one line.
  private func json(_ tokens: String) throws -> String {
    let fixture = Fixture(tokens)
    let document = try #require(fixture.document)
    let export = TokenExport(document, in: document.defaultMode)
    return JSONWriter.compact(export.json(fixture.diagnostics))
  }

  @Test("an export has the file, the mode, all tokens by path, what is unresolved and why")
  func whole() throws {
    let fixture = Fixture(
      files: [
        "t.resolver.json": """
        { version: "2025.10", resolutionOrder: [
          { name: "base", type: "set", sources: [{ $ref: "t.json" }] },
          { name: "m", type: "modifier", default: "x", contexts: { x: [], y: [
            { b: { $type: "color", $value: "#0000ff88" } }] } } ] }
        """,
        "t.json": """
        { b: { $type: "color", $value: { colorSpace: "srgb", components: [1, 0.50, 0e3], x: "y" } },
          a: { $value: "{b}" }, z: { $type: "number", $value: "{nothing}" } }
        """,
      ])
    let document = try #require(fixture.document)
    let mode = try document.mode(selecting: ["m": "y"])
    let yellow = TokenExport(document, in: document.defaultMode)
    #expect(yellow.entries.map(\.srgb) == ["#ff8000ff", "#ff8000ff"])
    #expect(
      JSONWriter.compact(yellow.entries[0].value)
        == #"{"colorSpace":"srgb","components":[1,0.5,0],"x":"y"}"#)
    let found = fixture.diagnostics.map { JSONWriter.compact($0.json) }.joined(separator: ",")
    #expect(
      JSONWriter.compact(TokenExport(document, in: mode).json(fixture.diagnostics))
        == ##"{"file":"t.resolver.json","mode":{"m":"y"},"tokens":{"##
        + ##""a":{"type":"color","value":"#0000ff88","srgb":"#0000ff88","source":"t.json:2:3"},"##
        + ##""b":{"type":"color","value":"#0000ff88","srgb":"#0000ff88","##
        + ##""source":"t.resolver.json:4:7"}},"unresolved":["z"],"diagnostics":[\##(found)]}"##)
  }

  @Test("references of all forms are replaced, also inside composite values")
  func references() throws {
    let text = try json(
      """
      { ink: { $type: "color", $value: { colorSpace: "srgb", components: [0, 0, 0] } },
        one: { $type: "dimension", $value: { value: 1.0, unit: "rem" } }, alias: { $ref: "#/one" },
        line: { $type: "border", $value: { color: "{ink}", width: { $ref: "#/alias/$value" },
          style: "{dash}" } },
        dash: { $type: "strokeStyle", $value: { dashArray: ["{alias}"], lineCap: "butt" } },
        n: { $type: "number", $value: { $ref: "#/one/$value/value" } } }
      """)
    for part in [
      #""line":{"type":"border","value":{"color":{"colorSpace":"srgb","components":[0,0,0]},"#
        + #""width":{"value":1,"unit":"rem"},"style":{"dashArray":[{"value":1,"unit":"rem"}],"#
        + #""lineCap":"butt"}},"source":"t.tokens.json:3:3"}"#,
      #""n":{"type":"number","value":1,"#, #""alias":{"type":"dimension","value":{"value":1,"#,
      #""unresolved":[]"#,
    ] {
      #expect(text.contains(part))
    }
  }

  @Test("legacy types and units stand as written, a token without a type as read with `null`")
  func kept() throws {
    let text = try json(
      """
      { s: { $type: "string", $value: "{t}" }, t: { $type: "string", $value: "A" },
        w: { $type: "dimension", $value: { value: 50, unit: "vw" } }, v: { $value: "{w}" },
        u: { $value: { any: ["{w}", 1e21] } }, p: { $type: "dimension", $value: "4px" } }
      """)
    for part in [
      #""s":{"type":"string","value":"A","#, #""p":{"type":"dimension","value":"4px","#,
      #""v":{"type":"dimension","value":{"value":50,"unit":"vw"},"#,
      #""u":{"type":null,"value":{"any":["{w}",1e+21]},"#, #""unresolved":[],"#,
    ] {
      #expect(text.contains(part))
    }
  }

  @Test("alpha factors are multiplied into the colour, along the whole chain")
  func alpha() throws {
    let text = try json(
      """
      { ink: { $type: "color", $value: { colorSpace: "oklch", components: [0, 0, 0], alpha: 0.5 } },
        dim: { $value: "{ink}", $extensions: { tessera: { alpha: 0.5 } } },
        dimmer: { $value: "{dim}", $extensions: { tessera: { alpha: 0.5 } } },
        hex: { $type: "color", $value: "#ff0000", $extensions: { tessera: { alpha: 0.25 } } } }
      """)
    for part in [
      #""dim":{"type":"color","value":{"colorSpace":"oklch","components":[0,0,0],"alpha":0.25},"#,
      #""dimmer":{"type":"color","value":{"colorSpace":"oklch","components":[0,0,0],"#
        + #""alpha":0.125},"#,
      ##""hex":{"type":"color","value":{"colorSpace":"srgb","components":[1,0,0],"alpha":0.25},"##
        + ##""srgb":"#ff000040","##,
    ] {
      #expect(text.contains(part))
    }
  }

  @Test("the families of a list that is referred to stand in its place")
  func families() throws {
    let text = try json(
      "{ $type: 'fontFamily', a: { $value: ['A', 'B'] }, b: { $value: ['{a}', 'C'] } }")
    #expect(text.contains(#""b":{"type":"fontFamily","value":["A","B","C"]"#))
  }
}
