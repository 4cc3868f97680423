package import TesseraSource

/// What can stop the text stage.
package enum TextError: DiagnosticConvertible, Hashable {
  /// A font of the built-in table is not installed.
  case missingBuiltInFont(family: String, path: String, debianPackage: String)
  /// A font file cannot be read.
  case unreadableFont(SourceError)
  /// A file is no font, or a damaged one; `reason` says what is wrong with it.
  case brokenFont(path: String, reason: String)
  /// A text has more scalars than `TextLimits.scalars`.
  case textTooLong(scalars: Int)
  /// A length or a weight is not finite, or below the least value that makes sense.
  case invalidMeasure(name: String, value: Double, minimum: Double?)
  /// A feature's name is not four printable ASCII characters, or its value not within 0 and 65,535.
  case invalidFeature(tag: String, value: Int)
  /// A C library refused its work, which only a lack of memory makes it do.
  case libraryFailed(name: String)

  /// The finding in the form in which all stages report.
  package var diagnostic: Diagnostic {
    switch self {
    case .missingBuiltInFont(let family, let path, let debianPackage):
      Diagnostic(
        .error, at: SourceLocation(path: path),
        "the font \(family) is not installed (Debian package \(debianPackage))",
        help: "apt-get install \(debianPackage)")
    case .unreadableFont(let error):
      error.diagnostic
    case .brokenFont(let path, let reason):
      Diagnostic(
        .error, at: SourceLocation(path: path), "not a usable font: \(reason)",
        help: "give a TrueType or OpenType file with outlines (.ttf, .otf, .ttc, .otc)")
    case .textTooLong(let scalars):
      Diagnostic(
        .error,
        "a text of \(scalars) Unicode scalars is longer than the limit of \(TextLimits.scalars)")
    case .invalidMeasure(let name, let value, let minimum?):
      Diagnostic(.error, "\(name) is \(value), but must be a finite number of at least \(minimum)")
    case .invalidMeasure(let name, let value, nil):
      Diagnostic(.error, "\(name) is \(value), but must be a finite number")
    case .invalidFeature(let tag, let value):
      Diagnostic(
        .error, "`\(tag)` with the value \(value) is no feature of a font",
        help: "a feature is named by four ASCII characters, such as tnum, and its value is a small "
          + "whole number")
    case .libraryFailed(let name):
      Diagnostic(.error, "\(name) ran out of memory")
    }
  }

  /// Refuses a `value` that is not finite or below `minimum`; `name` begins the message.
  static func check(
    _ value: Double, is name: String, atLeast minimum: Double? = nil
  ) throws(TextError) {
    guard value.isFinite, value >= minimum ?? value else {
      throw .invalidMeasure(name: name, value: value, minimum: minimum)
    }
  }
}
