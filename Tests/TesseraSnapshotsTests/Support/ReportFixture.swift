import TesseraCells
import TesseraGraphics
import TesseraPNG
import TesseraRaster
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraSnapshots

/// Results of every kind with their pictures, some of which have names to break a page with.
struct ReportFixture {
  /// The folder of the pictures.
  let folder: TemporaryFolder
  /// The results, sorted by name.
  let results: [SnapshotResult]

  init() throws {
    folder = try TemporaryFolder()
    let blue = try Self.changed("badge/acme/plain/normal", folder, layers: ["background"])
    let both = try Self.changed(
      "badge/acme/plain/selected", folder, layers: ["background", "icon"])
    let hostile = try Self.changed(
      "card/acme/it's/normal", folder, layers: ["content/<img src=x onerror=alert(1)>"],
      token: "</script <script 'alert(2)'", cause: "1 | <b>*_`@me` #12 &amp; \u{1}")
    var wide = SnapshotResult(
      id: SnapshotID(text: "card/acme/wide/normal"), status: .sizeMismatch,
      cause: "the golden is 40×20 pixels, the picture 48×20")
    try Self.leave(&wide, folder, expected: Self.picture(0x33_6699), actual: Self.picture(1, 48))
    var missing = SnapshotResult(
      id: SnapshotID(text: "list/acme/a/normal"), status: .missing, cause: "there is no golden")
    try Self.leave(&missing, folder, expected: nil, actual: Self.picture(0x33_6698))
    var unreadable = SnapshotResult(
      id: SnapshotID(text: "list/acme/b/normal"), status: .unreadable,
      cause: "the file is not a PNG picture")
    try Self.leave(&unreadable, folder, expected: nil, actual: Self.picture(0x33_6698))
    unreadable.expectedPath = "Snapshots/list/acme/b/normal.png"
    let orphan = SnapshotResult(
      id: SnapshotID(text: "gone/acme/x/normal"), status: .orphaned,
      cause: "no registered cell has this snapshot")
    let passed = ["badge/acme/plain/highlighted", "list/acme/c/normal"].map {
      SnapshotResult(id: SnapshotID(text: $0), status: .passed, cause: nil)
    }
    results = ([blue, both, hostile, wide, missing, unreadable, orphan] + passed)
      .sorted { $0.id < $1.id }
  }

  /// The report of some of the results.
  func report(
    _ results: [SnapshotResult]? = nil, diagnostics: [Diagnostic] = []
  ) -> SnapshotReport {
    SnapshotReport(
      results ?? self.results, diagnostics: diagnostics,
      commands: ReportCommands(
        acceptSome: "tessera approve", acceptAll: "tessera approve acme",
        prune: "tessera prune --delete"),
      time: "2026-11-30T20:26:00")
  }

  /// Two that passed and are told: a manifest allows the one, the other's change is covered.
  static func toldPasses() throws -> [SnapshotResult] {
    var tolerated = SnapshotResult(
      id: SnapshotID(text: "badge/acme/gpu/normal"), status: .passed,
      cause: "3 pixels differ by at most 2, which channel:2 allows: the | <vendor>")
    tolerated.tolerance = Tolerance(metric: .channel(2), reason: "the | <vendor>")
    var hidden = SnapshotResult(
      id: SnapshotID(text: "card/acme/covered/normal"), status: .passed,
      cause: "the drawing changed and no pixel did")
    hidden.changes = LayerChange.changes(
      from: [], to: [.init(path: "content/x", kind: "", geometry: "", paint: "", tokens: ["a.b=1"])]
    )
    for index in hidden.changes.indices { hidden.changes[index].pixels = 0 }
    return [tolerated, hidden]
  }

  /// What is wrong with a manifest, on its second line.
  static var manifestError: Diagnostic {
    let text = SourceText(path: "Snapshots/badge/manifest.tsv", bytes: Array("a\n```` <b>\n".utf8))
    return ManifestError.unexplained(text.location(of: 2..<6)).diagnostic
  }

  /// A result whose background has another blue.
  private static func changed(
    _ id: String, _ folder: TemporaryFolder, layers: [String], token: String = "color.base",
    cause: String = "800 pixels changed uniformly from #336699 to #336698; no edge moved"
  ) throws -> SnapshotResult {
    func lines(_ color: String) -> [DisplayLine] {
      layers.map { layer in
        DisplayLine(
          path: layer, kind: "fill", geometry: "rect 0 0 40 20", paint: color,
          tokens: ["cell.badge.surface>\(token)=\(color)"])
      }
    }
    var result = SnapshotResult(id: SnapshotID(text: id), status: .failed, cause: cause)
    result.difference = PixelDifference(
      count: 800, total: 800, bounds: PixelRect(x: 0, y: 0, width: 40, height: 20),
      maxChannelDelta: 1)
    result.changes = LayerChange.changes(from: lines("#336699"), to: lines("#336698"))
    try leave(&result, folder, expected: picture(0x33_6699), actual: picture(0x33_6698))
    return result
  }

  /// A picture of one colour, 20 pixels high.
  private static func picture(_ rgb: UInt32, _ width: Int = 40) -> PixelGrid {
    PixelGrid(width: width, height: 20, fill: opaque(rgb))
  }

  /// Writes pictures where a verify leaves them.
  private static func leave(
    _ result: inout SnapshotResult, _ folder: TemporaryFolder, expected: PixelGrid?,
    actual: PixelGrid
  ) throws {
    if let expected {
      result.expectedPath = "Snapshots/\(result.id).png"
      result.expectedHash = PixelHash(Pixmap(expected.image))
      try folder.write(expected, to: "Snapshots/\(result.id).png")
      result.differencePath = ".tessera/difference/\(result.id).png"
    }
    result.actualPath = ".tessera/pending/\(result.id).png"
    result.actualHash = PixelHash(Pixmap(actual.image))
    try folder.write(actual, to: ".tessera/pending/\(result.id).png")
  }
}

extension SnapshotReport {
  /// The files that it writes, by their names.
  func files(in folder: TemporaryFolder) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    write(picturesFrom: folder.path, threads: 2) { files[$0] = $1 }
    return files
  }
}
