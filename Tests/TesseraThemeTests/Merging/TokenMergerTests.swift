import TesseraGraphics
import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Merging of sources")
struct TokenMergerTests {
  /// Loads a resolver document whose one set has the given sources.
  private func merged(_ sources: String...) -> Fixture {
    Fixture(
      files: [
        "t.resolver.json": """
        {
          version: "2025.10",
          resolutionOrder: [{ name: "all", type: "set", sources: [
        \(sources.joined(separator: ",\n"))
          ] }],
        }
        """
      ])
  }

  @Test("the last source wins, groups are merged and keep their order")
  func lastWins() {
    let fixture = merged(
      #"{ a: { $type: "number", x: { $value: 1 }, y: { $value: 2, $description: "Y" } } }"#,
      #"{ b: { z: { $value: 3, $type: "number" } }, a: { y: { $value: 4 }, w: { $value: 5 } } }"#)
    #expect(fixture.findings == [])
    #expect(fixture.theme.children(of: "") == ["a", "b"])
    #expect(fixture.theme.children(of: "a") == ["x", "y", "w"])
    #expect(fixture.theme.value("a.y") == .number(4))
    #expect(fixture.theme.token("a.y")?.location.line == 5)
    #expect(fixture.theme.location(ofGroup: "a")?.line == 5)
  }

  @Test("a token is replaced whole, so that its own type goes with it")
  func replacedWhole() {
    let fixture = merged(
      #"{ a: { $value: 1, $type: "number", $description: "A" } }"#, "{ a: { $value: 2 } }")
    #expect(
      fixture.findings == [
        "error T0301 5:3 `a` has no type: neither it nor a group around it has a `$type`"
      ])
    #expect(fixture.diagnostics.first?.help == #"add `"$type": "number"` to it or to its group"#)
    #expect(
      fixture.diagnostics.first?.notes.map { "\($0.location?.line ?? 0) \($0.message)" } == [
        "4 the token that it replaces has its `$type` here, which is replaced with it"
      ])
  }

  @Test("a group keeps its type when a later source adds to it")
  func groupType() {
    let fixture = merged(
      ##"{ a: { $type: "color", x: { $value: "#fff" } } }"##, ##"{ a: { x: { $value: "#000" } } }"##
    )
    #expect(fixture.findings == [])
    #expect(fixture.theme.value("a.x") == .color(.black))
  }

  @Test("a token over a group, and a group over a token, are errors; the later one stays")
  func tokenAndGroup() {
    let fixture = merged(
      #"{ $type: "number", a: { $value: 1 }, b: { c: { $value: 2 } } }"#,
      #"{ a: { d: { $value: 3 } }, b: { $value: 4 } }"#)
    #expect(
      fixture.findings == [
        "error T0102 5:3 `a` is a group here and a token in an earlier source",
        "error T0102 5:28 `b` is a token here and a group in an earlier source",
      ])
    #expect(fixture.diagnostics.compactMap(\.notes.first?.location?.column) == [20, 38])
    #expect(fixture.theme.tokens.map(\.path) == ["a.d", "b"])
  }
}
