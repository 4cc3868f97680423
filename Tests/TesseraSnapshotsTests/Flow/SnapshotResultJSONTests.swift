import TesseraCells
import TesseraRaster
import TesseraSource
import Testing

@testable import TesseraSnapshots

@Suite("SnapshotResult+JSON")
struct SnapshotResultJSONTests {
  /// A result of every kind of cause and change.
  private static let results: [SnapshotResult] = {
    let causes: [DifferenceCause] = [
      .recolored([.init(from: "#FF0000", to: "#00FF00")], keepsEdges: true),
      .remapped(colors: 12), .shifted(x: -2, y: 3), .alpha, .edges, .noise, .geometry,
    ]
    return causes.enumerated().map { index, cause in
      var result = SnapshotResult(
        id: SnapshotID(text: "a/b/c/\(index)"), status: .failed, cause: "a \"cause\" → \(index)")
      result.difference = PixelDifference(
        count: 3, antialiased: 1, total: 40,
        bounds: index == 0 ? nil : PixelRect(x: 1, y: 2, width: 3, height: 4), maxChannelDelta: 9)
      result.pixelCause = cause
      result.hasOtherFonts = index == 1
      result.isEdited = index == 4
      result.changes = LayerChange.changes(
        from: [
          DisplayLine(path: "a", kind: "fill", geometry: "g", paint: "p", tokens: ["x>y=1"]),
          DisplayLine(path: "b", kind: "fill", geometry: "g", paint: "p", tokens: []),
        ],
        to: [
          DisplayLine(path: "a", kind: "fill", geometry: "g", paint: "q", tokens: ["x>z=2"]),
          DisplayLine(path: "c", kind: "text", geometry: "g", paint: "p", tokens: []),
        ])
      result.expectedHash = PixelHash(Pixmap(width: 1, height: index + 1))
      result.actualHash = index == 2 ? nil : PixelHash(Pixmap(width: 2, height: 1))
      result.diagnostic =
        index == 3
        ? Diagnostic(
          .error, code: "T1151", at: SourceLocation(path: "x.png"), "no picture",
          notes: [.init("a note")], help: "some help") : nil
      return result
    }
  }()

  @Test("what is kept and read again is the same, whatever the cause")
  func round() throws {
    let goldens = try Goldens()
    #expect(SnapshotResults.keep(Self.results, in: goldens.store) == nil)
    let read = try SnapshotResults.kept(in: goldens.store)
    #expect(read.map(\.id) == Self.results.map(\.id))
    for (result, other) in zip(Self.results, read) {
      #expect(result.status == other.status && result.cause == other.cause)
      #expect(result.difference == other.difference)
      #expect(result.pixelCause == other.pixelCause)
      #expect(result.hasOtherFonts == other.hasOtherFonts)
      #expect(result.isEdited == other.isEdited)
      #expect(result.changes == other.changes)
      #expect(result.expectedHash == other.expectedHash && result.actualHash == other.actualHash)
      // It is about the golden, which lies where the reader's goldens are.
      let place = goldens.store.goldenPath(result.id)
      #expect(result.diagnostic?.renamingFiles { _ in place } == other.diagnostic)
      #expect(other.expectedPath == goldens.store.goldenPath(result.id))
      #expect((other.actualPath == nil) == (result.actualHash == nil))
    }
  }

  @Test("results of a run with one golden take the place of the same snapshots' alone")
  func update() throws {
    let goldens = try Goldens()
    try SnapshotResults.update(
      [SnapshotResult(id: SnapshotID(text: "z"), status: .passed, cause: nil)], in: goldens.store)
    #expect(!SourceFile.exists(goldens.store.resultsPath))
    try SnapshotResults.update(Array(Self.results.prefix(2)), in: goldens.store)
    try SnapshotResults.update(Array(Self.results.suffix(1)), in: goldens.store)
    let passed = SnapshotResult(id: Self.results[0].id, status: .passed, cause: nil)
    try SnapshotResults.update([passed], in: goldens.store)
    let kept = try SnapshotResults.kept(in: goldens.store)
    #expect(kept.map(\.id.text) == ["a/b/c/0", "a/b/c/1", "a/b/c/6"])
    #expect(kept.map(\.status) == [.passed, .failed, .failed])
  }
}
