import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Where values come from")
struct TokenExplanationTests {
  private static let fixture = Fixture(
    files: [
      "t.resolver.json": """
      { version: "2025.10",
        sets: { base: { sources: [{ $ref: "t.base.json" }] } },
        modifiers: { appearance: { default: "light", contexts: {
          light: [], dark: [{ $ref: "t.dark.json" }] } } },
        resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/appearance" }] }
      """,
      "t.base.json": """
      { ink: { $type: "color", $value: "#000000" },
        paper: { $type: "color", $value: { colorSpace: "srgb",
          components: [1, 1, 1] } },
        text: { $value: "{ink}", $extensions: { tessera: { alpha: 0.5 } },
          $deprecated: "use `ink`" },
        group: { $deprecated: true, row: { $value: "{text}" } },
        copy: { $extends: "{group}" },
        line: { $type: "border", $value: { color: "{text}", width: "{none}", style: "solid" } } }
      """,
      "t.dark.json": """
      { text: { $ref: "#/paper" } }
      """,
    ])

  private func explanation(
    _ path: String, _ contexts: [String: String] = [:]
  ) throws -> TokenExplanation {
    let document = try #require(Self.fixture.document)
    return try document.explanation(of: path, in: document.mode(selecting: contexts))
  }

  @Test("a chain is told step by step: what counts, from where, and what it replaces")
  func text() throws {
    #expect(
      try explanation("copy.row", ["appearance": "dark"]).text == """
        copy.row = #ffffff (color) in appearance=dark
          1. copy.row: "{text}" from the set base at t.base.json:6:31
             it comes from group.row by the `$extends` at t.base.json:7:21
             it is deprecated
          2. text: "#/paper" from appearance=dark at t.dark.json:1:3
             it replaces "{ink}" from the set base at t.base.json:4:3
          3. paper: { colorSpace: "srgb", components: [1, 1, 1] } from the set base at t.base.json:2:3
        """)
    #expect(
      try explanation("text").text == """
        text = #00000080 (color) in appearance=light
          1. text: "{ink}" from the set base at t.base.json:4:3
             its alpha is multiplied by 0.5
             it is deprecated: use `ink`
          2. ink: "#000000" from the set base at t.base.json:1:3
        """)
  }

  @Test("a token without a value is explained as far as its references lead")
  func unresolved() throws {
    let steps = try explanation("line").steps
    #expect(steps.map(\.path) == ["line", "text", "ink", "none"])
    #expect(steps.map(\.referredBy) == [nil, "line", "text", "line"])
    #expect(steps.last?.winner == nil)
    #expect(try explanation("line").result == nil)
    #expect(try explanation("line").text.hasPrefix("line has no value in appearance=light\n"))
    #expect(try explanation("line").text.hasSuffix("\n  4. none is not in the theme"))
  }

  @Test("programs read the same as an object")
  func json() throws {
    #expect(
      JSONWriter.compact(try explanation("text", ["appearance": "dark"]).json)
        == ##"{"token":"text","mode":{"appearance":"dark"},"type":"color","value":"##
        + ##"{"colorSpace":"srgb","components":[1,1,1]},"srgb":"#ffffffff","steps":["##
        + ##"{"token":"text","source":"t.dark.json:1:3","origin":"appearance=dark","##
        + ##""text":"\"#/paper\"","replaces":[{"source":"t.base.json:4:3","##
        + ##""origin":"the set base","text":"\"{ink}\""}]},"##
        + ##"{"token":"paper","referredBy":"text","source":"t.base.json:2:3","##
        + ##""origin":"the set base","text":"{ colorSpace: \"srgb\", components: [1, 1, 1] }","##
        + ##""replaces":[]}]}"##)
  }

  @Test(
    "a token that the theme lacks is an error with what was likely meant",
    arguments: [
      ("txet", "did you mean `text`?"), ("group", "it is a group; name a token in it"),
    ])
  func unknown(path: String, help: String) throws {
    let error = #expect(throws: ThemeError.self) { try explanation(path) }
    #expect(error?.diagnostic.line == "error T0202 the theme has no token `\(path)`")
    #expect(error?.diagnostic.help == help)
  }
}
