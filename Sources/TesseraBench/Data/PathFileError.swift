internal import TesseraSource

/// What can be wrong in a path file, with its place.
enum PathFileError: DiagnosticConvertible, Hashable {
  /// A line begins with no letter of the format.
  case unknownStep(String, at: SourceLocation)
  /// A step has too few or too many numbers.
  case wrongCount(step: String, expected: Int, found: Int, at: SourceLocation)
  /// A word is no finite decimal number.
  case invalidNumber(String, at: SourceLocation)
  /// A step stands before the first `M`, or behind a `Z` without one.
  case noContour(step: String, at: SourceLocation)

  var diagnostic: Diagnostic {
    switch self {
    case .unknownStep(let step, let location):
      Diagnostic(
        .error, at: location, "`\(step)` is no step of a path",
        help: "a line begins with M, L, Q, C, Z or G")
    case .wrongCount(let step, let expected, let found, let location):
      Diagnostic(
        .error, at: location, "\(step) takes \(expected) numbers, found \(found)",
        help: "M x y, L x y, Q cx cy x y, C c1x c1y c2x c2y x y, Z, G")
    case .invalidNumber(let text, let location):
      Diagnostic(
        .error, at: location, "`\(text)` is no number",
        help: "write a finite decimal number such as -12.5")
    case .noContour(let step, let location):
      Diagnostic(
        .error, at: location, "\(step) stands outside a contour",
        help: "begin the contour with M x y")
    }
  }
}
