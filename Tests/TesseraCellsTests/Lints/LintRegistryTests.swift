import TesseraSource
import Testing

@testable import TesseraCells

@Suite("All lints")
struct LintRegistryTests {
  @Test("a code's rule has the name that entries call it by, and that findings show")
  func names() {
    let rules = LintRegistry.all.map { "\($0.code) \($0.name)" }
    #expect(DiagnosticCode.lints.map { "\($0.name) \($0.lint ?? "")" } == rules.sorted())
  }
}
