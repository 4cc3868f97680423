public import TesseraSnapshots
public import Testing

/// A trait that says which goldens the expectations of a test or suite may write.
public struct RecordingTrait: TestTrait, SuiteTrait, TestScoping {
  /// Which goldens.
  let mode: RecordMode

  /// Whether the tests of a suite have it, too: they do.
  public var isRecursive: Bool { true }

  /// Runs a test with the mode in force.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await RecordChoice.$trait.withValue(mode) { try await function() }
  }
}

extension Trait where Self == RecordingTrait {
  /// Says which goldens the expectations of a test or suite may write.
  ///
  /// Without it, those that are missing are written, and none where the variable `CI` is set. The
  /// variable `TESSERA_RECORD` wins over both.
  public static func recording(_ mode: RecordMode) -> RecordingTrait { RecordingTrait(mode: mode) }
}
