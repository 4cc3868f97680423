package import TesseraPNG
package import TesseraRaster
package import TesseraSheets
package import TesseraSource

/// The pictures of two folders, compared by their paths in them.
package struct FolderDiff: Sendable {
  /// What comparing one path came to; the names are those of `diff --json`.
  package enum Status: String, CaseIterable, Hashable, Sendable {
    /// Both pictures are there, and no pixel is over the metric.
    case equal
    /// Pixels are over the metric.
    case differs
    /// Only the second folder has the picture.
    case missingLeft
    /// Only the first folder has the picture.
    case missingRight
    /// The sizes differ.
    case sizeMismatch
    /// One of the two cannot be read.
    case unreadable
  }

  /// A path and what comparing it came to.
  package struct Result: Sendable {
    /// The path in both folders.
    package let path: String
    /// The verdict.
    package let status: Status
    /// What differs, in words; empty where nothing does.
    package var text: [String] = []
    /// What was found on the way; errors where it is unreadable.
    package var diagnostics: [Diagnostic] = []

    /// Whether there is something to show in a difference picture.
    package var hasPicture: Bool { status == .differs || status == .sizeMismatch }
  }

  /// The results, sorted by path.
  package let results: [Result]

  /// How pictures are compared.
  package struct Options: Sendable {
    /// What makes pixels differ.
    package var metric: Metric
    /// What is left out.
    package var ignored: [PixelRect]
    /// How large pictures may be.
    package var limits: PNGLimits
    /// Where difference pictures go, at the same paths; nil for none.
    package var pictureFolder: String?

    /// Creates options.
    package init(
      metric: Metric, ignored: [PixelRect], limits: PNGLimits, pictureFolder: String? = nil
    ) {
      self.metric = metric
      self.ignored = ignored
      self.limits = limits
      self.pictureFolder = pictureFolder
    }
  }

  /// Compares all PNG files in and below two folders.
  ///
  /// - Parameters:
  ///   - left: The folder of pictures that were expected.
  ///   - right: The other one.
  ///   - options: How.
  ///   - threads: How many threads compare.
  ///   - progress: Called after each path.
  /// - Throws: ``SnapshotFailure`` for a folder that cannot be read, two that hold no picture, and a
  ///   difference picture that cannot be written.
  package init(
    _ left: String, _ right: String, options: Options, threads: Int,
    progress: ProgressHandler? = nil
  ) throws(SnapshotFailure) {
    let names = (try PictureFolder.names(in: left), try PictureFolder.names(in: right))
    let paths = Set(names.0).union(names.1).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard !paths.isEmpty else { throw SnapshotFailure(PictureFolderError.empty(left, right)) }
    let sides = (Set(names.0), Set(names.1))
    typealias Outcome = Swift.Result<Result, SnapshotFailure>
    let outcomes = paths.parallelMap(threads: threads, progress: progress) {
      path -> Outcome in
      guard sides.0.contains(path) else {
        return .success(Result(path: path, status: .missingLeft))
      }
      guard sides.1.contains(path) else {
        return .success(Result(path: path, status: .missingRight))
      }
      let files = (FilePath.join(left, path), FilePath.join(right, path))
      return Outcome { () throws(SnapshotFailure) in
        try Self.compare(files, path, options)
      }
    }
    var results: [Result] = []
    for outcome in outcomes { results.append(try outcome.get()) }
    self.results = results
  }

  /// Compares the two pictures of one path.
  private static func compare(
    _ files: (String, String), _ path: String, _ options: Options
  ) throws(SnapshotFailure) -> Result {
    let (expected, actual): (PictureFile, PictureFile)
    do {
      (expected, actual) = try PictureFile.pair(files.0, files.1, limits: options.limits)
    } catch {
      return Result(
        path: path, status: .unreadable, text: error.diagnostics.map(\.message),
        diagnostics: error.diagnostics)
    }
    let diff = PictureDiff(
      expected.image, actual.image, metric: options.metric, ignoring: options.ignored)
    let status: Status = diff.isEqual ? .equal : diff.map == nil ? .sizeMismatch : .differs
    var result = Result(
      path: path, status: status, diagnostics: expected.warnings + actual.warnings)
    guard status != .equal else { return result }
    result.text = diff.text
    if let folder = options.pictureFolder {
      try diff.writePicture(to: FilePath.join(folder, path))
    }
    return result
  }

  /// Whether every path is in both folders and equal.
  package var isEqual: Bool { results.allSatisfy { $0.status == .equal } }

  /// The members of the object of design section 9.
  package var members: [(String, JSONOutput)] {
    let results = results.map { result in
      JSONOutput.object([
        ("path", .string(result.path)), ("status", .string(result.status.rawValue)),
      ])
    }
    return [("equal", .bool(isEqual)), ("results", .array(results))]
  }
}
