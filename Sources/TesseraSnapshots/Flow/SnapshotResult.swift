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
  /// Whether the manifest lists what is drawn now and the golden is another picture: somebody changed
  /// its file, and neither the drawing nor the renderer is to blame.
  package var isEdited = false
  /// What kind of change made pixels differ.
  package var pixelCause: DifferenceCause?
  /// What changed in the drawing, each with the pixels that it reaches; also of a golden that passed,
  /// where its display list was read.
  package var changes: [LayerChange] = []
  /// How many of the pixels that differ are touched by nothing that changed; nil where that is not
  /// known: the golden has no display list, the sizes differ, or it passed.
  package var unexplainedPixels: Int?
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

  /// Whether pixels changed that no change of the drawing explains: the renderer draws otherwise.
  package var isRendererChanged: Bool { unexplainedPixels ?? 0 > 0 }

  /// Whether the drawing changed and no pixel did: what changed is covered, or by less than one level.
  package var isHidden: Bool { status == .passed && !changes.isEmpty }

  /// Whether it passed with pixels that differ, because its manifest says that they may.
  package var isTolerated: Bool { status == .passed && tolerance != nil }

  /// Whether the drawing told that pixels would change; nil where there is nothing to tell from.
  package var isPredicted: Bool? {
    guard status == .failed, unexplainedPixels != nil else { return nil }
    return !visibleChanges.isEmpty
  }

  /// The changes that reach pixels, or may.
  package var visibleChanges: [LayerChange] { changes.filter { $0.pixels != 0 } }

  /// The paths of the layers whose changes reach pixels, or may, each once.
  package var layers: [String] { visibleChanges.map(\.path).uniqued() }

  /// The theme's tokens that took part in these changes, each once.
  package var tokens: [String] { visibleChanges.flatMap(\.tokens).uniqued() }

  /// The changes that reach no pixel.
  package var hiddenChanges: [LayerChange] { changes.filter { $0.pixels == 0 } }

  /// The theme's values that differ and reach pixels, or may, each once.
  package var tokenChanges: [TokenChange] {
    visibleChanges.flatMap(\.tokenChanges).uniqued()
  }

  /// Creates a result.
  package init(id: SnapshotID, status: Status, cause: String?) {
    self.id = id
    self.status = status
    self.cause = cause
  }
}
