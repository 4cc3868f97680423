import TesseraSource

/// What working on one case on some thread came to.
enum SnapshotOutcome<Value: Sendable>: Sendable {
  /// A value, and warnings from drawing.
  case success(Value, [Diagnostic])
  /// What to print.
  case failure([Diagnostic])

  /// All values in order and all warnings, each once.
  ///
  /// - Throws: ``SnapshotFailure`` with all errors, each once, where there is one.
  static func gather(
    _ outcomes: [SnapshotOutcome]
  ) throws(SnapshotFailure) -> (values: [Value], warnings: [Diagnostic]) {
    var values: [Value] = []
    var warnings: [Diagnostic] = []
    var errors: [Diagnostic] = []
    for outcome in outcomes {
      switch outcome {
      case .success(let value, let found):
        values.append(value)
        warnings += found
      case .failure(let found):
        errors += found
      }
    }
    guard errors.isEmpty else { throw SnapshotFailure(errors.uniqued()) }
    return (values, warnings.uniqued())
  }
}
