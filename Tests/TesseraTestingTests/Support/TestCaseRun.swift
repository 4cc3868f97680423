import Foundation
import XCTest

@testable import TesseraTesting

/// A test case of XCTest that is run here and now, and what it was told.
final class TestCaseRun: XCTestCase {
  /// What failed, in order.
  private(set) var failures: [Failure] = []

  /// One failure and where it is shown.
  struct Failure: Equatable, Sendable {
    let message: String
    let file: String
    let line: Int
  }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    failures.append(Failure(message: description, file: filePath, line: lineNumber))
  }

  /// What fails in a test that writes no golden.
  ///
  /// On a thread of its own: XCTest waits on the test's thread for work of the concurrency runtime, which
  /// would wait in turn where that thread is one of the runtime's few.
  static func failures(of test: @escaping @Sendable () throws -> Void) async -> [Failure] {
    await withCheckedContinuation { continuation in
      Thread {
        let run = TestCaseRun(name: "test") { _ in
          try RecordChoice.$trait.withValue(.never, operation: test)
        }
        run.run()
        continuation.resume(returning: run.failures)
      }.start()
    }
  }
}
