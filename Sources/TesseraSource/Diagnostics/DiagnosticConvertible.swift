/// An error that can say what is wrong, where, and what to do; every stage's error enum is one.
public protocol DiagnosticConvertible: Error {
  /// The error as a finding.
  var diagnostic: Diagnostic { get }
}
