internal import TesseraSource

/// What is wrong with the value of a token (T0301…T0306).
///
/// The warnings are the lenient profile: shapes that real files use and DTCG does not have are
/// read, and the fix is offered.
enum TokenValueError: DiagnosticConvertible {
  /// T0301: a value whose type nothing tells; guessing is forbidden.
  case untyped(path: String, guess: TokenType?, replaced: TokenDeclaration?, SourceSpan)
  /// T0302: a `$type` that DTCG does not have.
  case unknownType(found: String, help: String?, SourceSpan)
  /// T0302, a warning: a `$type` of other tools, whose tokens are kept as written.
  case keptType(String, SourceSpan)
  /// T0303: a value of another shape than its type has.
  case wrongValue(owner: String, wanted: String, found: String, help: String?, SourceSpan)
  /// T0303, a warning: a shape that DTCG does not have, but that is understood.
  case legacyValue(owner: String, wanted: String, found: String, help: String?, SourceSpan)
  /// T0303, a warning: a position of a gradient's stop outside 0…1, where it is cut.
  case cutPosition(found: String, taken: String, help: String?, SourceSpan)
  /// T0304: a unit that cannot be read.
  case unknownUnit(String, help: String?, SourceSpan)
  /// T0304, a warning: a unit that DTCG does not have, but that is understood.
  case legacyUnit(String, help: String?, SourceSpan)
  /// T0304, a warning: a unit of CSS that is no fixed number of points; the token is kept as written.
  case keptUnit(String, help: String?, SourceSpan)
  /// T0304: a unit that is none of time.
  case unknownDurationUnit(String, help: String?, SourceSpan)
  /// T0305: a colour that cannot be read.
  case color(reason: String, help: String?, SourceSpan)
  /// T0305, a warning: a colour with a part outside its range that is understood.
  case unusualColor(reason: String, help: String?, SourceSpan)
  /// T0306: a composite value without one of its parts.
  case missingPart(name: String, of: TokenType, SourceSpan)
  /// T0306, a warning: a composite value without a part for which something is assumed.
  case assumedPart(name: String, of: TokenType, value: String, SourceSpan)
  /// T0306: a part that the composite type does not have; a warning where it is ignored.
  case extraPart(name: String, of: TokenType, help: String?, isError: Bool, SourceSpan)

  var diagnostic: Diagnostic {
    switch self {
    case .untyped(let path, let guess, let replaced, let span):
      return untyped(path, guess, replaced, span)
    case .unknownType(let found, let help, let span):
      return Diagnostic(
        .error, code: "T0302", at: span.location, "\(found) is no token type",
        help: help ?? "the types are " + TokenType.allCases.map(\.rawValue).listed)
    case .keptType(let name, let span):
      return Diagnostic(
        .warning, code: "T0302", at: span.location,
        "`\(name)` is no type of DTCG 2025.10; its tokens are kept as written and cannot be drawn",
        help: "the types are " + TokenType.allCases.map(\.rawValue).listed)
    case .wrongValue(let owner, let wanted, let found, let help, let span):
      return Diagnostic(
        .error, code: "T0303", at: span.location, "\(owner) is \(wanted), not \(found)",
        help: help)
    case .legacyValue(let owner, let wanted, let found, let help, let span):
      return Diagnostic(
        .warning, code: "T0303", at: span.location,
        "\(owner) is \(found); DTCG 2025.10 wants \(wanted)", help: help)
    case .cutPosition(let found, let taken, let help, let span):
      return Diagnostic(
        .warning, code: "T0303", at: span.location,
        "the position \(found) lies outside 0…1 and counts as \(taken)", help: help)
    case .unknownUnit(let unit, let help, let span):
      return Diagnostic(
        .error, code: "T0304", at: span.location,
        unit.isEmpty ? "the dimension has no unit" : "`\(unit)` is no unit of a dimension",
        help: help ?? "the units are `px` and `rem`")
    case .legacyUnit(let unit, let help, let span):
      return Diagnostic(
        .warning, code: "T0304", at: span.location,
        unit.isEmpty ? "the dimension has no unit" : "`\(unit)` is no unit of DTCG 2025.10",
        help: help)
    case .keptUnit(let unit, let help, let span):
      return Diagnostic(
        .warning, code: "T0304", at: span.location,
        "`\(unit)` is no unit of DTCG 2025.10; the token is kept as written and cannot be drawn",
        help: help ?? "the units are `px` and `rem`")
    case .unknownDurationUnit(let unit, let help, let span):
      return Diagnostic(
        .error, code: "T0304", at: span.location,
        unit.isEmpty ? "the duration has no unit" : "`\(unit)` is no unit of a duration",
        help: help ?? "the units are `ms` and `s`")
    case .color(let reason, let help, let span):
      return Diagnostic(.error, code: "T0305", at: span.location, reason, help: help)
    case .unusualColor(let reason, let help, let span):
      return Diagnostic(.warning, code: "T0305", at: span.location, reason, help: help)
    case .missingPart(let name, let type, let span):
      return Diagnostic(
        .error, code: "T0306", at: span.location, "this \(type.rawValue) lacks its `\(name)`")
    case .assumedPart(let name, let type, let value, let span):
      return Diagnostic(
        .warning, code: "T0306", at: span.location,
        "this \(type.rawValue) lacks its `\(name)`; \(value) is taken",
        help: "write it out: DTCG 2025.10 requires it")
    case .extraPart(let name, let type, let help, let isError, let span):
      return Diagnostic(
        isError ? .error : .warning, code: "T0306", at: span.location,
        "a \(type.rawValue) has no `\(name)`" + (isError ? "" : "; it is ignored"), help: help)
    }
  }

  private func untyped(
    _ path: String, _ guess: TokenType?, _ replaced: TokenDeclaration?, _ span: SourceSpan
  ) -> Diagnostic {
    let known = replaced?.type?.type ?? guess
    var notes: [Diagnostic.Note] = []
    if let replaced, let type = replaced.type {
      notes.append(
        .init(
          "the token that it replaces has its `$type` here, which is replaced with it",
          at: type.span.location))
    }
    return Diagnostic(
      .error, code: "T0301", at: span.location,
      "`\(path)` has no type: neither it nor a group around it has a `$type`", notes: notes,
      help: known.map { "add `\"$type\": \"\($0.rawValue)\"` to it or to its group" })
  }
}
