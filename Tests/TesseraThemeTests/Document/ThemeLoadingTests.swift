import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Profiles")
struct ThemeLoadingTests {
  /// A token file in which `a` is a legacy shape, the codes of its errors in the strict profile and
  /// how many warnings it gives in the lenient one.
  private static let legacy: [(tokens: String, codes: [String], warnings: Int)] = [
    (
      ##"{"a":{"$type":"color","$value":"#fff"}}"##, ["T0303"], 0
    ),
    (##"{"a":{"$type":"dimension","$value":"16px"}}"##, ["T0303"], 1),
    (##"{"a":{"$type":"dimension","$value":"2em"}}"##, ["T0303"], 1),
    (##"{"a":{"$type":"dimension","$value":4}}"##, ["T0303"], 1),
    (##"{"a":{"$type":"dimension","$value":{"value":4,"unit":"dp"}}}"##, ["T0304"], 1),
    (##"{"a":{"$type":"dimension","$value":{"value":4,"unit":"%"}}}"##, ["T0304"], 1),
    (##"{"a":{"$type":"dimension","$value":{"value":4}}}"##, ["T0304"], 1),
    (##"{"a":{"$type":"dimension","$value":{"value":4,"unit":"px","x":1}}}"##, ["T0103"], 1),
    (##"{"a":{"$type":"duration","$value":"1s"}}"##, ["T0303"], 1),
    (##"{"a":{"$type":"fontFamily","$value":"A, B"}}"##, ["T0303"], 1),
    (##"{"a":{"$type":"string","$value":"A"}}"##, ["T0302"], 1),
    (
      ##"{"a":{"$type":"typography","$value":{"fontFamily":"A","fontWeight":400,"fontSize":"##
        + ##"{"value":4,"unit":"px"}}}}"##, ["T0306", "T0306"], 2
    ),
    (
      ##"{"a":{"$type":"color","$value":{"colorSpace":"oklch","components":[0,0,400]}}}"##,
      ["T0305"], 1
    ),
    (
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0],"hex":"#fff0"}}}"##,
      ["T0305"], 1
    ),
    (
      ##"{"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}},"##
        + ##""a":{"$type":"color","$value":{"$ref":"#/b/$value","alpha":0.5}}}"##, ["T0207"], 1
    ),
    (
      ##"{"a":{"$type":"gradient","$value":[{"position":0,"x":0,"color":"##
        + ##"{"colorSpace":"srgb","components":[0,0,0]}}]}}"##, ["T0306"], 1
    ),
  ]

  @Test(
    "what the lenient profile reads with a warning, or silently, is an error in the strict one",
    arguments: legacy)
  func profiles(tokens: String, codes: [String], warnings: Int) {
    let lenient = Fixture(tokens)
    #expect(lenient.diagnostics.map(\.severity) == Array(repeating: .warning, count: warnings))
    #expect(!lenient.theme.unresolved.contains("a"))
    let strict = Fixture(tokens, loading: ThemeLoading(profile: .strict))
    #expect(
      strict.diagnostics.map { "\($0.severity) \($0.code ?? "")" }
        == codes.map { "error " + $0.prefix(5) })
    #expect(!strict.findings.contains { $0.contains("ignored") || $0.contains("taken") })
    #expect(strict.theme.token("a") == nil)
  }

  @Test("strict token files are JSON; resolver documents may be JSON5 in both profiles")
  func grammar() {
    let resolver = """
      // A comment.
      { version: "2025.10", resolutionOrder: [{ name: "a", type: "set",
        sources: [{ $ref: "a.json" }] }], }
      """
    let files = ["t.resolver.json": resolver, "a.json": "{ n: { $type: 'number', $value: 1 } }"]
    #expect(Fixture(files: files).findings == [])
    let strict = Fixture(files: files, loading: ThemeLoading(profile: .strict))
    #expect(strict.diagnostics.map(\.code) == ["T0001", "T0001", "T0001", "T0001"])
    #expect(strict.diagnostics.allSatisfy { $0.location?.path == "a.json" })
    #expect(strict.theme.value("n") == .number(1))
    let member = Fixture(
      ##"{"a":{"$type":"number","$value":1,"alpha":1}}"##, loading: ThemeLoading(profile: .strict))
    #expect(member.findings == ["error T0103 1:35 a token has no `alpha`"])
    let alone = Fixture("{ n: 1 }", loading: ThemeLoading(profile: .strict))
    #expect(alone.diagnostics.first?.code == "T0001")
  }

  @Test("a resolver document without what the specification requires is an error in strict")
  func resolver() {
    let text = """
      { order: 1, resolutionOrder: [{ name: "m", type: "modifier", CONTEXT: { a: [] } }] }
      """
    func findings(_ word: String, _ profile: ThemeLoading.Profile) -> [String] {
      Fixture(
        files: ["t.resolver.json": text.replacing("CONTEXT", with: word)],
        loading: ThemeLoading(profile: profile)
      ).findings
    }
    #expect(
      findings("context", .lenient) == [
        "warning T0412 1:1 the resolver document has no `version`; 2025.10 is taken",
        "warning T0103 1:3 a resolver document has no `order`; it is ignored",
        "warning T0401 1:39 the modifier `m` has only one context",
        "warning T0401 1:62 `context` is read as `contexts`",
      ])
    #expect(
      findings("context", .strict) == [
        "error T0412 1:1 the resolver document has no `version`",
        "error T0103 1:3 a resolver document has no `order`",
        "error T0401 1:39 the modifier `m` has no contexts",
        "error T0103 1:62 a modifier has no `context`",
      ])
    #expect(
      findings("contexts", .strict).last
        == "error T0401 1:39 the modifier `m` has only one context")
  }

  @Test("tokens of other tools' types are kept, also through aliases, but fit no other place")
  func kept() {
    let fixture = Fixture(
      """
      {
        name: { $type: "string", $value: "Inter" },
        alias: { $value: "{name}" },
        again: { $type: "string", $value: "{alias}" },
        wrong: { $type: "number", $value: "{name}" },
        other: { $type: "string", $value: "{n}" },
        n: { $type: "number", $value: 1 },
        lost: { $type: "string", $value: ["{nothing}"] },
        wide: { $type: "dimension", $value: { value: 50, unit: "vw" } },
        border: { $type: "border", $value: { width: "{wide}", style: "solid", color: "#000" } },
        group: { $type: "boolean", a: { $value: true }, b: { $value: "1px {n}" } },
      }
      """)
    let kept = "is no type of DTCG 2025.10; its tokens are kept as written and cannot be drawn"
    #expect(
      fixture.findings == [
        "warning T0302 2:18 `string` \(kept)", "warning T0302 4:19 `string` \(kept)",
        "error T0206 5:37 `wrong` should be a number, but `{name}` is a string",
        "warning T0302 6:19 `string` \(kept)",
        "error T0206 6:37 `other` should be a string, but `{n}` is a number",
        "warning T0302 8:18 `string` \(kept)", "error T0202 8:37 unknown token `{nothing}`",
        "warning T0304 9:58 `vw` is no unit of DTCG 2025.10; the token is kept as written and "
          + "cannot be drawn",
        "warning T0302 11:19 `boolean` \(kept)",
      ])
    #expect(fixture.theme.unresolved == ["lost", "other", "wrong"])
    #expect(fixture.theme.tokens.map(\.path) == ["n"])
    #expect(fixture.theme.hasToken("border"))
  }
}
