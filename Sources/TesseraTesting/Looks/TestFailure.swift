internal import TesseraSource

/// Why an expectation does not hold: what a test framework shows, and pictures to look at.
struct TestFailure: Error, Hashable {
  /// A file that goes with a failure.
  struct Attachment: Hashable {
    /// The file's name.
    let name: String
    /// What is in it.
    let bytes: [UInt8]
  }

  /// One or more lines.
  let message: String
  /// Pictures to look at.
  var attachments: [Attachment] = []

  /// Creates a failure from its lines.
  init(_ lines: [String], attachments: [Attachment] = []) {
    message = lines.joined(separator: "\n")
    self.attachments = attachments
  }

  /// Creates a failure from findings, in the words of the command line.
  init(_ diagnostics: [Diagnostic]) {
    self.init(diagnostics.map { DiagnosticRenderer(color: false).text(for: $0) })
  }

  /// Creates a failure from an error of a lower floor.
  init(_ error: some DiagnosticConvertible) {
    self.init([error.diagnostic])
  }
}
