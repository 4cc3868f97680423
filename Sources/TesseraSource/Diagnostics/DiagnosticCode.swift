// One table of all codes: DiagnosticCode+Table.swift. The stages write a code as a literal where they
// make the finding, so that a search for `T0202` leads to it; a test reads all sources and holds the
// literals against the table. An enum of codes was rejected: it would have to know every stage's
// mistakes on the lowest floor, and nothing but its spelling could go wrong.

/// A code of findings: what it stands for, whatever the wording of the single finding.
package struct DiagnosticCode: Hashable, Sendable {
  /// The part of the program whose findings a code is for, in the order of the codes' hundreds.
  package enum Stage: String, Hashable, Sendable, CaseIterable {
    /// Text as such: the syntax of JSON and JSON5.
    case text
    /// The form of a token file.
    case tokens
    /// References between tokens and groups.
    case references
    /// The types and values of tokens.
    case values
    /// Resolver documents, their files, and the modes that are asked for.
    case resolver
    /// Cells and the roles that they take from a theme.
    case cells
    /// Lints: a theme that is in order, but not for the eye.
    case lints
    /// Formats of others, to and from which tokens are carried.
    case exchange
    /// Fonts, and what of a text they lack.
    case fonts
    /// Icon files and sets, and the names that they are found by.
    case icons
    /// Replay scripts, and what they find.
    case replay
    /// Goldens, the manifests that list them, and the bundles of shards.
    case snapshots
  }

  /// The code, `T` and four digits.
  package let name: String
  /// The severity of the gravest findings with the code.
  package let severity: Diagnostic.Severity
  /// What the code stands for in one line, a sentence without its period.
  package let meaning: String
  /// What a theme's entries in `lints` call the rule whose findings have the code; nil for all that no
  /// entry can silence.
  package var lint: String?

  /// The stage that the code is for; nil for a number that belongs to none.
  package var stage: Stage? {
    guard let hundreds = Int(name.dropFirst().prefix(2)) else { return nil }
    return Stage.allCases.indices.contains(hundreds) ? Stage.allCases[hundreds] : nil
  }

  /// All codes that entries in `lints` can silence.
  package static let lints = all.filter { $0.lint != nil }

  /// The code called `name`, or nil.
  package static func named(_ name: String) -> DiagnosticCode? { byName[name] }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
