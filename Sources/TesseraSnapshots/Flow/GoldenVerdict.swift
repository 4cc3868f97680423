/// A result, and the files to be left for it.
struct GoldenVerdict: Sendable {
  /// The result.
  var result: SnapshotResult
  /// The files, each a whole picture.
  var files: [(path: String, bytes: [UInt8])] = []
  /// Whether there is a golden, and its cell has no manifest.
  var hasNoManifest = false
}
