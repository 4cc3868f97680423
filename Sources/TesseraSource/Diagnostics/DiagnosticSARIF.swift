// Findings → a log that code scanning services and editors read: SARIF 2.1.0 (OASIS Standard).
//
// One run holds everything. Its columns are UTF-16 code units, one of the two units that SARIF knows
// and the one of the editors that show it; ours, grapheme clusters, are none. A finding without a code
// gets the general one, because a result without a rule cannot be suppressed or grouped. What we
// advise is part of the message: a `fix` would have to be an exact replacement.

/// Writes findings as a SARIF log.
package struct DiagnosticSARIF: Hashable, Sendable {
  /// The version of the program.
  private let version: String
  /// Where the program is described; nil where that is nowhere.
  private let informationURI: String?

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - version: The version of the program.
  ///   - informationURI: The absolute URI of a page about the program.
  package init(version: String, informationURI: String? = nil) {
    self.version = version
    self.informationURI = informationURI
  }

  /// The log of one run, the findings in the order given.
  package func log(of diagnostics: [Diagnostic]) -> JSONOutput {
    let rules = Set(diagnostics.map(Self.ruleName)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
    let results = diagnostics.map { diagnostic in
      let rule = Self.ruleName(of: diagnostic)
      return SARIFResult(diagnostic, rule: rule, ruleIndex: indices[rule] ?? 0).json
    }
    return .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver(rules: rules))])),
            ("columnKind", .string("utf16CodeUnits")),
            ("results", .array(results)),
          ])
        ])
      ),
    ])
  }

  /// The rule that a finding is a result of.
  private static func ruleName(of diagnostic: Diagnostic) -> String { diagnostic.code ?? "T0000" }

  /// The program and the rules that its results name.
  private func driver(rules: [String]) -> JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("name", .string("tessera")), ("version", .string(version)),
    ]
    if let informationURI { members.append(("informationUri", .string(informationURI))) }
    members.append(("rules", .array(rules.map(Self.rule))))
    return .object(members)
  }

  private static func rule(_ name: String) -> JSONOutput {
    var members: [(String, JSONOutput)] = [("id", .string(name))]
    // A code of a plug-in has no row in our table.
    if let code = DiagnosticCode.named(name) {
      members += [
        ("shortDescription", .object([("text", .string(code.meaning + "."))])),
        ("defaultConfiguration", .object([("level", .string(code.severity.rawValue))])),
      ]
      if let stage = code.stage {
        members.append(("properties", .object([("tags", .array([.string(stage.rawValue)]))])))
      }
    }
    return .object(members)
  }
}
