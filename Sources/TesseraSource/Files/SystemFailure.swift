internal import Glibc

/// A system call that failed, by its error number.
struct SystemFailure: Error, Hashable, Sendable {
  /// The `errno` of the call.
  let number: Int32

  /// The system's own words, such as `Permission denied`.
  var text: String { SystemCall.text(of: number) }

  /// Whether no one reads the other end of a pipe any more.
  var isBrokenPipe: Bool { number == EPIPE }
}
