internal import Synchronization
internal import Glibc
package import TesseraSource

/// The two streams of a command: results on one, findings for people on the other.
package struct Output: Sendable {
  /// Writes to standard output.
  package var result: @Sendable (String) -> Void
  /// Writes to standard error.
  package var finding: @Sendable (String) -> Void
  /// Why standard output did not take all results, as soon as that has happened.
  package var failure: @Sendable () -> Diagnostic?
  /// Whether findings are coloured.
  package var usesColor: Bool
  /// Whether progress is shown.
  package var showsProgress: Bool

  /// Creates output from two writers.
  package init(
    result: @escaping @Sendable (String) -> Void, finding: @escaping @Sendable (String) -> Void,
    failure: @escaping @Sendable () -> Diagnostic? = { nil },
    usesColor: Bool = false, showsProgress: Bool = false
  ) {
    self.result = result
    self.finding = finding
    self.failure = failure
    self.usesColor = usesColor
    self.showsProgress = showsProgress
  }

  /// Prints a finding by the one renderer.
  package func report(_ diagnostic: Diagnostic) {
    finding(DiagnosticRenderer(color: usesColor).text(for: diagnostic) + "\n")
  }

  /// Prints one JSON value.
  package func print(_ json: JSONOutput) { result(JSONWriter.pretty(json) + "\n") }

  /// The streams of this process.
  static func standard(variables: [String: String]) -> Output {
    let error = Mutex<Int32?>(nil)
    let style = OutputStyle(
      variables: variables, resultIsTerminal: isatty(STDOUT_FILENO) == 1,
      findingIsTerminal: isatty(STDERR_FILENO) == 1)
    return Output(
      result: { text in
        let number = write(text, to: STDOUT_FILENO)
        if let number { error.withLock { $0 = $0 ?? number } }
      },
      // A standard error that takes nothing leaves no place to say so.
      finding: { _ = write($0, to: STDERR_FILENO) },
      failure: { error.withLock(\.self).flatMap(failure) },
      usesColor: style.usesColor, showsProgress: style.showsProgress)
  }

  /// What is said about an error number of standard output.
  private static func failure(_ number: Int32) -> Diagnostic? {
    // A reader that has seen enough, as `head` does, is none of the user's errors. Mostly the signal
    // ends the process before this is asked.
    guard number != EPIPE else { return nil }
    // SAFETY: strerror returns a NUL-terminated string, which is copied at once.
    let reason = unsafe String(cString: strerror(number))
    return Diagnostic(.error, "standard output cannot be written: \(reason)")
  }

  /// Writes all of a text; returns the error number where the stream does not take it.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      // SAFETY: the pointer is valid for `count` bytes during the call, and write(2) only reads.
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      }
      if written >= 0 {
        bytes = bytes.dropFirst(written)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
