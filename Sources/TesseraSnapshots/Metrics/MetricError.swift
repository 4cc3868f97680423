package import TesseraSource

/// What can be wrong with the name of a metric.
package enum MetricError: DiagnosticConvertible, Hashable {
  /// There is no such metric.
  case unknown(name: String, known: [String])
  /// The metric needs a number behind its name.
  case missingNumber(name: String, usage: String)
  /// The metric takes no number.
  case unwantedNumber(name: String)
  /// The number is none, or none that the metric takes.
  case badNumber(name: String, text: String, expected: String, usage: String)
  /// What follows the number means nothing to the metric.
  case badOption(name: String, text: String, usage: String)

  package var diagnostic: Diagnostic {
    switch self {
    case .unknown(let name, let known):
      let near = Suggestion.closest(to: name, in: known)
      return Diagnostic(
        .error, "unknown metric `\(name)`",
        help: near.map { "did you mean `\($0)`?" }
          ?? "metrics: \(Metric.usages.joined(separator: ", "))")
    case .missingNumber(let name, let usage):
      return Diagnostic(.error, "the metric `\(name)` needs a number", help: "write \(usage)")
    case .unwantedNumber(let name):
      return Diagnostic(.error, "the metric `\(name)` takes no number", help: "write \(name) alone")
    case .badNumber(let name, let text, let expected, let usage):
      return Diagnostic(
        .error, "the metric `\(name)` cannot have `\(text)`",
        help: "write \(usage) with \(expected)")
    case .badOption(let name, let text, let usage):
      return Diagnostic(
        .error, "the metric `\(name)` has no use for `\(text)`", help: "write \(usage)")
    }
  }
}
