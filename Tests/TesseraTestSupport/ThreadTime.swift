internal import Glibc
internal import Testing

/// Processor time of one thread, which other tests and programs on the machine do not lengthen as they
/// lengthen time on the clock.
package enum ThreadTime {
  /// The seconds of processor time that this thread spends in `body`.
  ///
  /// - Throws: What `body` throws, and where the system has no such clock.
  package static func spent(in body: () throws -> Void) throws -> Double {
    let start = try now()
    try body()
    return try now() - start
  }

  private static func now() throws -> Double {
    var time = timespec()
    // Safe: the call fills the value given.
    try #require(unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
