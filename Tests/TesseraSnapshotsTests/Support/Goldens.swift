import TesseraCells
import TesseraGraphics
import TesseraPNG
import TesseraSnapshots
import TesseraSource
import TesseraTestSupport
import TesseraTheme
import Testing

/// A folder with goldens, and what a test does with them.
struct Goldens {
  /// The folder that holds `Snapshots` and `.tessera`.
  let folder: TemporaryFolder
  /// The goldens.
  let store: SnapshotStore

  init() throws {
    folder = try TemporaryFolder()
    store = SnapshotStore(folder: folder.file("Snapshots"))
  }

  /// The names of the goldens that recording wrote.
  func record(
    _ cases: [SnapshotCase], mode: RecordMode = .changed, threads: Int = 2
  ) throws -> [String] {
    try SnapshotRecorder(store: store, threads: threads).record(cases, mode: mode).changed
      .written.map(\.text)
  }

  /// The results of verifying.
  func verify(
    _ cases: [SnapshotCase], orphans: [SnapshotID] = [], threads: Int = 2
  ) throws -> [SnapshotResult] {
    try SnapshotVerifier(store: store, threads: threads).verify(cases, orphans: orphans).results
  }

  /// The result of verifying one case.
  func result(_ test: SnapshotCase) throws -> SnapshotResult {
    let results = try verify([test])
    #expect(results.count == 1)
    return try #require(results.first)
  }

  /// The files of pictures, without manifests.
  func pictures() throws -> [String] {
    try folder.files(in: "Snapshots").filter { $0.hasSuffix(".png") }
  }

  /// Replaces a golden's texts, and its first pixel by a clear one; its line with it.
  func tamper(_ id: SnapshotID, _ change: (PNGText) -> PNGText?) throws {
    let path = store.goldenPath(id)
    let bytes = try SourceFile.read(path, limit: 1 << 20, what: "golden")
    let file = try PNGDecoder.decode(bytes, path: path)
    var image = file.image.bytes
    image.replaceSubrange(0..<4, with: [0, 0, 0, 0])
    let encoded = try PNGEncoder.encode(
      .init(width: file.image.width, height: file.image.height, bytes: image), scale: 2,
      text: file.text.compactMap(change))
    try SourceFile.write(encoded, to: path)
    _ = try ManifestBuilder(store: store, threads: 1).build()
  }
}

/// The catalogue's cases of cells.
func cases(
  of cells: SampleCell..., document: ThemeDocument? = nil
) throws -> [SnapshotCase] {
  try SnapshotCatalogue(of: cells, document: document).cases
}

/// The first case: the normal state at scale 2.
func firstCase(of cell: SampleCell, document: ThemeDocument? = nil) throws -> SnapshotCase {
  try #require(try cases(of: cell, document: document).first)
}

extension PNGText {
  /// The same with another value, where the keyword is the one given.
  func replacing(_ keyword: String, by text: String) -> PNGText {
    self.keyword == keyword ? PNGText(keyword: keyword, text: text) : self
  }
}
