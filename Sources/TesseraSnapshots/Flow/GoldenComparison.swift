import TesseraCells
import TesseraPNG
import TesseraRaster
import TesseraSheets
import TesseraSource

/// One fresh render against its golden's line and, where that does not settle it, against its picture.
///
/// The line and the picture must agree: where they do not, nothing passes, because nobody knows which of
/// the two was looked at. A process that was ended between writing the picture and writing the line
/// leaves just that behind, and recording again cures it.
struct GoldenComparison: Sendable {
  /// The goldens.
  let store: SnapshotStore
  /// What is said to be in them.
  let manifests: Manifests
  /// Whether a line alone settles nothing.
  let isDeep: Bool

  /// Whether a golden's pixels are those of a fresh render.
  static func isEqual(_ golden: Pixmap, _ fresh: Pixmap) -> Bool { golden == fresh }

  /// Whether a line is about the pixels of a fresh render.
  static func isEqual(_ line: ManifestLine, _ fresh: ManifestLine) -> Bool { line.describes(fresh) }

  /// Compares a fresh picture with its golden, whose file may give warnings.
  ///
  /// - Throws: `PNGError` where a picture that differs cannot be made a file.
  func compare(
    _ picture: CellPicture, _ test: SnapshotCase
  ) throws(PNGError) -> (GoldenVerdict, [Diagnostic]) {
    let fresh = ManifestLine(test.id, picture.pixmap)
    let line = manifests[test.id]
    if !isDeep, let line, Self.isEqual(line, fresh), store.isPlausible(test.id, line) {
      return (Self.passed(test.id, picture), [])
    }
    let golden: Snapshot?
    do {
      golden = try store.golden(test.id)
    } catch {
      var result = SnapshotResult(id: test.id, status: .unreadable, cause: error.diagnostic.message)
      result.diagnostic = error.diagnostic
      result.expectedPath = store.goldenPath(test.id)
      return (try leaving(picture, test, result, fresh), [])
    }
    guard let golden else {
      let lost = ManifestError.lacksPicture(path: store.goldenPath(test.id))
      let cause = line == nil ? "there is no golden" : lost.diagnostic.message
      let result = SnapshotResult(id: test.id, status: .missing, cause: cause)
      return (try leaving(picture, test, result, fresh), [])
    }
    let place = SourceLocation(path: store.goldenPath(test.id))
    let warnings = golden.warnings.map { Diagnostic(.warning, at: place, $0) }
    return (try compare(golden, picture, test, fresh), warnings)
  }

  /// Compares a fresh picture with its golden's.
  private func compare(
    _ golden: Snapshot, _ picture: CellPicture, _ test: SnapshotCase, _ fresh: ManifestLine
  ) throws(PNGError) -> GoldenVerdict {
    let isEqual = Self.isEqual(golden.pixmap, picture.pixmap)
    let stored = isEqual ? fresh : ManifestLine(test.id, golden.pixmap)
    let line = manifests[test.id]
    let fault = fault(of: stored, fresh)
    if isEqual, fault == nil {
      var verdict = Self.passed(test.id, picture)
      let hidden = golden.hiddenChanges(to: picture.list)
      if !hidden.isEmpty {
        verdict.result.cause = "the drawing changed and no pixel did"
        verdict.result.changes = hidden
      }
      verdict.hasNoManifest = manifests.lacksOne(cellOf: test.id)
      return verdict
    }
    let tolerance = fault == nil ? line?.tolerance : nil
    if let tolerance,
      let result = Self.tolerated(test.id, golden.pixmap, picture.pixmap, tolerance)
    {
      return GoldenVerdict(result: result)
    }
    var result: SnapshotResult
    if isEqual {
      result = SnapshotResult(id: test.id, status: .failed, cause: fault)
      result.difference = .none(of: picture.pixmap.pixels.count)
    } else {
      let isEdited = line.map { Self.isEqual($0, fresh) } ?? false
      let explanation = DifferenceExplanation(golden, picture, test, isEdited: isEdited)
      let allowance = tolerance.map { "beyond what \($0.metric.name) allows" }
      let causes = [fault, explanation.cause, allowance].compactMap(\.self)
      result = SnapshotResult(
        id: test.id, status: explanation.difference == nil ? .sizeMismatch : .failed,
        cause: causes.joined(separator: "; "))
      result.difference = explanation.difference
      result.pixelCause = explanation.pixelCause
      result.hasOtherFonts = explanation.hasOtherFonts
      result.isEdited = isEdited
      result.changes = explanation.changes
      result.unexplainedPixels = explanation.unexplained
      result.differencePath = store.differencePath(test.id)
    }
    result.tolerance = tolerance
    result.expectedPath = store.goldenPath(test.id)
    result.expectedHash = stored.hash
    return try leaving(picture, test, result, fresh, expected: isEqual ? nil : golden.pixmap)
  }

  /// What is wrong between a golden's picture and its cell's manifest, in words; nil where they agree, or
  /// there is none.
  private func fault(of stored: ManifestLine, _ fresh: ManifestLine) -> String? {
    let path = store.goldenPath(stored.id)
    guard let manifest = manifests[cellOf: stored.id] else { return nil }
    guard let line = manifest[stored.id] else {
      return ManifestError.unlisted(path: path).diagnostic.message
    }
    guard !line.describes(stored) else { return nil }
    let which =
      Self.isEqual(line, fresh)
      ? "; what is listed is drawn now, so the file was changed"
      : Self.isEqual(stored, fresh) ? "; it is drawn now, so the line is wrong" : ""
    return ManifestError.stale(path: path).diagnostic.message + which
  }

  /// The result of two pictures that are equal.
  private static func passed(_ id: SnapshotID, _ picture: CellPicture) -> GoldenVerdict {
    var result = SnapshotResult(id: id, status: .passed, cause: nil)
    result.difference = .none(of: picture.pixmap.pixels.count)
    return GoldenVerdict(result: result)
  }

  /// The result of two pictures that differ by no more than is tolerated; nil for those that do.
  private static func tolerated(
    _ id: SnapshotID, _ golden: Pixmap, _ fresh: Pixmap, _ tolerance: Tolerance
  ) -> SnapshotResult? {
    guard let (allowed, exact) = tolerance.compare(golden, fresh), allowed.count == 0 else {
      return nil
    }
    let pixels = exact.count == 1 ? "1 pixel differs" : "\(exact.count.groupedText) pixels differ"
    var result = SnapshotResult(
      id: id, status: .passed,
      cause: "\(pixels) by at most \(exact.maxChannelDelta), which \(tolerance.metric.name) allows:"
        + " \(tolerance.reason)")
    result.tolerance = tolerance
    result.difference = allowed
    return result
  }

  /// Adds the pending render, and a difference picture where there is something to compare with.
  private func leaving(
    _ picture: CellPicture, _ test: SnapshotCase, _ result: SnapshotResult, _ fresh: ManifestLine,
    expected: Pixmap? = nil
  ) throws(PNGError) -> GoldenVerdict {
    var verdict = GoldenVerdict(result: result)
    let pending = store.pendingPath(test.id)
    verdict.result.actualPath = pending
    verdict.result.actualHash = fresh.hash
    verdict.files.append((pending, try Snapshot.encode(picture, for: test)))
    if let expected {
      let difference = DifferencePicture.draw(expected: expected, actual: picture.pixmap)
      let scale = test.request.options.environment.scale
      verdict.files.append(
        (
          store.differencePath(test.id),
          try PNGEncoder.encode(difference.straightImage(), scale: scale)
        ))
    }
    return verdict
  }
}
