import TesseraSource

@testable import TesseraTheme

/// The value of one token, and what is wrong with it.
struct Reading {
  /// The value.
  let value: TokenValue?
  /// Severity, code, column and message of each finding.
  let findings: [String]
  /// The help of each finding.
  let helps: [String?]

  /// Reads `value` as the value of a token `x` in a line of its own, among other tokens.
  init(_ value: String, as type: TokenType, among others: String = "") {
    let fixture = Fixture("{ \(others)\nx: { $type: '\(type.rawValue)', $value:\n\(value)\n} }")
    self.value = fixture.theme.value("x")
    findings = fixture.diagnostics.map { diagnostic in
      let column = diagnostic.location?.column ?? 0
      return "\(diagnostic.severity) \(diagnostic.code ?? "") \(column) \(diagnostic.message)"
    }
    helps = fixture.diagnostics.map(\.help)
  }
}
