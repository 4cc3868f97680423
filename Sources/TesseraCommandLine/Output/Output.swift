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
    let firstError = Mutex<StandardStreamError?>(nil)
    let style = OutputStyle(
      variables: variables, resultIsTerminal: isatty(STDOUT_FILENO) == 1,
      findingIsTerminal: isatty(STDERR_FILENO) == 1)
    return Output(
      result: { text in
        do throws(StandardStreamError) {
          try StandardStream.output.write(text)
        } catch {
          firstError.withLock { $0 = $0 ?? error }
        }
      },
      // A standard error that takes nothing leaves no place to say so.
      finding: { try? StandardStream.error.write($0) },
      failure: {
        // A reader that went away is none of the user's errors. Mostly the signal ends the process
        // before this is asked.
        firstError.withLock(\.self).flatMap { $0.isReaderGone ? nil : $0.diagnostic }
      },
      usesColor: style.usesColor, showsProgress: style.showsProgress)
  }
}
