import TesseraGraphics

/// A rule that a theme is held against.
///
/// ## Laws
/// - A rule asks ``LintSettings/failed(_:by:threshold:fails:)`` before it reports, so that what a theme
///   exempts stays quiet and an exemption that changes nothing is found.
/// - Findings of several modes are made mode by mode; ``LintReport`` makes them one.
protocol Lint: Sendable {
  /// What the theme's entries in `lints` call it.
  var name: String { get }
  /// The code of its findings.
  var code: String { get }
  /// The measure from which it reports, where there is one that a theme may change.
  var threshold: ClosedRange<Double>? { get }
}

extension Lint {
  /// None.
  var threshold: ClosedRange<Double>? { nil }
}

/// A rule about tokens.
protocol TokenLint: Lint {
  /// What is wrong with the tokens of all modes.
  func findings(in survey: ThemeSurvey) -> [LintFinding]
}

/// A rule about the looks of a cell.
protocol CellLint: Lint {
  /// What is wrong with one cell in all items, states and modes.
  func findings(in survey: CellSurvey) -> [LintFinding]
}

/// All rules, in the order in which they are run.
enum LintRegistry {
  /// The rules about cells.
  static let cellLints: [any CellLint] = [
    ContrastLint(), HighContrastLint(), IndistinguishableLint(), ColorVisionLint(),
  ]
  /// The rules about tokens.
  static let tokenLints: [any TokenLint] = [
    GamutLint(), HexLint(), UnusedLint(), DuplicatedLint(), RedundantLint(), DeprecatedLint(),
    FlatNameLint(), MissingInModeLint(), IdleContextLint(),
  ]
  /// All of them.
  static let all: [any Lint] = cellLints + tokenLints
}
