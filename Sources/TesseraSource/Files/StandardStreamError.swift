/// Why a stream of the program did not take all that was written to it.
package struct StandardStreamError: DiagnosticConvertible, Hashable, Sendable {
  let stream: StandardStream
  let failure: SystemFailure

  /// Whether the reader has seen enough, as `head` has, and went away.
  package var isReaderGone: Bool { failure.isBrokenPipe }

  /// The error as a finding about no file.
  package var diagnostic: Diagnostic {
    let name = stream == .output ? "standard output" : "standard error"
    return Diagnostic(.error, "\(name) cannot be written: \(failure.text)")
  }
}
