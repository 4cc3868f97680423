package import TesseraSource

/// What verifying one snapshot came to.
package struct SnapshotResult: Sendable {
  /// The verdicts; the names are those of `verify --json`.
  package enum Status: String, Hashable, Sendable {
    /// Every pixel is equal.
    case passed
    /// Pixels differ.
    case failed
    /// There is no golden.
    case missing
    /// There is a golden but no case.
    case orphaned
    /// The sizes differ.
    case sizeMismatch
    /// The golden is no picture.
    case unreadable

    /// Whether the snapshot counts as failed.
    package var isFailure: Bool {
      switch self {
      case .failed, .sizeMismatch, .unreadable: true
      case .passed, .missing, .orphaned: false
      }
    }

    /// Whether recording would change the golden.
    package var isPending: Bool { isFailure || self == .missing }
  }

  /// The snapshot.
  package let id: SnapshotID
  /// The verdict.
  package let status: Status
  /// Where pixels differ.
  package var difference: PixelDifference?
  /// One sentence that says why it did not pass, or what passed all the same.
  package var cause: String?
  /// What the golden's manifest lets differ, where something does.
  package var tolerance: Tolerance?
  /// The golden without a case that has the very picture, where the snapshot has no golden: most likely
  /// it was renamed.
  package var renamedFrom: SnapshotID?
  /// Whether the golden was recorded with other fonts, so that the count of pixels says nothing.
  package var hasOtherFonts = false
  /// What kind of change made pixels differ.
  package var pixelCause: DifferenceCause?
  /// The layers that changed.
  package var changes: [LayerChange] = []
  /// What made the golden unreadable.
  package var diagnostic: Diagnostic?
  /// The golden's file, where there is one and it is not what was drawn.
  package var expectedPath: String?
  /// The fresh render's file.
  package var actualPath: String?
  /// The difference picture's file.
  package var differencePath: String?
  /// The golden's pixels, where there is one and it is not what was drawn.
  package var expectedHash: PixelHash?
  /// The fresh render's pixels, where it was left as a file.
  package var actualHash: PixelHash?

  /// Creates a result.
  package init(id: SnapshotID, status: Status, cause: String?) {
    self.id = id
    self.status = status
    self.cause = cause
  }
}
