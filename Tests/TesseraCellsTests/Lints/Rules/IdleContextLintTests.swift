import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite("Lint: idle contexts")
struct IdleContextLintTests {
  @Test("an empty file and an empty list change nothing, unless an entry says that this is meant")
  func idle() throws {
    func findings(_ base: String) throws -> [String] {
      try LintFixture(
        base: base, dark: "{}", high: ##"{ a: { $type: "color", $value: "#000000" } }"##
      ).findings("T0614")
    }
    let a = ##"a: { $type: "color", $value: "#111111" }"##
    #expect(
      try findings("{ \(a) }") == [
        "T0614 t:5:48 [appearance=dark] this context changes nothing: it has the same tokens as"
          + " `light`"
      ])
    let entry = "{ lint: 'idle-context', mode: 'appearance=dark', off: true, reason: 'later' }"
    #expect(
      try findings("{ \(a), $extensions: { tessera: { lints: [\(entry)] } } }") == [])
  }
}
