import XCTest

/// A test case of XCTest that is run here and now, and what it was told.
final class TestCaseRun: XCTestCase {
  /// What failed, in order.
  private(set) var failures: [Failure] = []

  /// One failure and where it is shown.
  struct Failure: Equatable {
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

  /// What fails in a test.
  static func failures(of test: @escaping () throws -> Void) -> [Failure] {
    let run = TestCaseRun(name: "test") { _ in try test() }
    run.run()
    return run.failures
  }
}
