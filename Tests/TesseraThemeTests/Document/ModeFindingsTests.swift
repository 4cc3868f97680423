import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Findings of several modes")
struct ModeFindingsTests {
  /// A theme with two modifiers, whose contexts have the given tokens.
  private func theme(
    base: String = "{}", light: String = "{}", dark: String = "{}", high: String = "{}",
    low: String = "{}"
  ) -> Fixture {
    Fixture(
      files: [
        "t.resolver.json": """
        {
          version: "2025.10",
          sets: { base: { sources: [{ $ref: "t.base.json" }] } },
          modifiers: {
            appearance: { default: "light", contexts: {
              light: [{ $ref: "t.light.json" }], dark: [{ $ref: "t.dark.json" }],
            } },
            contrast: { default: "normal", contexts: {
              normal: [], high: [{ $ref: "t.high.json" }], low: [{ $ref: "t.low.json" }],
            } },
          },
          resolutionOrder: [
            { $ref: "#/sets/base" }, { $ref: "#/modifiers/appearance" },
            { $ref: "#/modifiers/contrast" },
          ],
        }
        """,
        "t.base.json": base, "t.light.json": light, "t.dark.json": dark, "t.high.json": high,
        "t.low.json": low,
      ])
  }

  @Test("a finding of all modes is reported once, without a mode")
  func all() {
    #expect(
      theme(base: "{ a: { $value: '{b}' } }").findings == [
        "error T0202 1:16 unknown token `{b}`"
      ])
  }

  @Test("a finding of some modes has the contexts that bring it about")
  func some() {
    let broken = "{ a: { $value: '{b}' } }"
    let sound = "{ a: { $type: 'number', $value: 1 } }"
    #expect(
      theme(dark: broken).findings == [
        "error T0202 1:16 [appearance=dark] unknown token `{b}`"
      ])
    #expect(
      theme(dark: broken, high: sound).findings == [
        "error T0202 1:16 [appearance=dark contrast=normal|low] unknown token `{b}`"
      ])
    #expect(
      theme(light: sound, dark: sound, high: broken).findings == [
        "error T0202 1:16 [contrast=high] unknown token `{b}`"
      ])
  }

  @Test("modes that no choice of contexts describes are named by the first")
  func mixed() {
    // Broken in dark, and in light where the contrast is high.
    let fixture = theme(
      base: "{ a: { $value: '{b}' } }", light: "{ b: { $type: 'number', $value: 1 } }",
      high: "{ b: { c: {} } }")
    #expect(
      fixture.findings == [
        "error T0203 1:16 [contrast=high] `{b}` is a group, not a token",
        "error T0202 1:16 [appearance=dark contrast=normal|low] unknown token `{b}`",
        "error T0102 1:3 [appearance=light contrast=high] `b` is a group here and a token in an "
          + "earlier source",
      ])
    let corner = theme(
      base: "{ n: { $type: 'number', $value: 1 }, a: { $value: '{n}' } }",
      dark: "{ n: { $value: 1 } }", high: "{ n: { $type: 'number', $value: 1 } }",
      low: "{ n: { $type: 'color', $value: 1 } }")
    #expect(
      corner.findings == [
        "error T0301 1:3 [appearance=dark contrast=normal] `n` has no type: neither it nor a group "
          + "around it has a `$type`",
        "error T0303 1:32 [contrast=low] `n` is a hex string or an object with `colorSpace`, "
          + "not a number",
      ])
  }

  @Test("an unknown token that other modes have is named with them")
  func otherModes() {
    let fixture = theme(
      base: "{ a: { $value: '{b}' } }", dark: "{ b: { $type: 'number', $value: 1 } }")
    #expect(
      fixture.findings == ["error T0202 1:16 [appearance=light] unknown token `{b}`"])
    #expect(fixture.diagnostics.first?.help == "`{b}` exists only in appearance=dark")
    let everywhere = theme(
      light: "{ a: { $value: '{b}' } }", dark: "{ b: { $type: 'number', $value: 1 } }")
    #expect(everywhere.diagnostics.first?.help == "`{b}` exists only in appearance=dark")
    #expect(everywhere.diagnostics.first?.mode == "appearance=light")
  }

  @Test("the set of modes that is no product of contexts is described by its first")
  func noProduct() {
    let modifiers = [
      ThemeModifier(name: "m", contexts: ["a", "b"], default: "a", declaresDefault: true),
      ThemeModifier(name: "n", contexts: ["c", "d"], default: "c", declaresDefault: true),
    ]
    let modes = [("a", "c"), ("a", "d"), ("b", "c"), ("b", "d")].map {
      ThemeMode(
        selections: [.init(modifier: "m", context: $0.0), .init(modifier: "n", context: $0.1)])
    }
    var findings = ModeFindings(modes: modes, modifiers: modifiers)
    let span = SourceSpan(source: SourceText(path: "t.json", bytes: [0x61]), range: 0..<1)
    for mode in [0, 3] { findings.add(PointerError.tooLarge(span), mode: mode) }
    #expect(findings.diagnostics { _, _ in false }.map(\.mode) == ["m=a n=c and 1 more"])
  }
}
