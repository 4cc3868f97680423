import TesseraRaster
import TesseraSheets
import TesseraSource

// Entries and their pictures → one page to review them on, that needs no network and no server.
//
// The page's structure, style and scripts are files of their own under Page/, which the compiler embeds
// in the program: so the page can be written from wherever the program is installed. What was found is
// an object of JSON inside it, from which the scripts build everything by way of text nodes, so no name
// can become markup. Pictures are data beside that object and become images only when they are looked
// at. Markup for each snapshot was rejected: two thousand of them make a page that nobody can scroll.
//
// A page of more than some mebibytes opens slowly, so the pictures of what comes later lie in files
// beside it, and the page says so.

/// A report as a page.
struct HTMLReport: Sendable {
  /// The report.
  let report: SnapshotReport
  /// From where the entries' paths are seen.
  let folder: String
  /// How many threads read pictures.
  let threads: Int

  /// Bytes of pictures that the page itself holds.
  static let inlineLimit = 24 << 20
  /// Bytes above which the pictures of one snapshot are files.
  static let inlineEntryLimit = 4 << 20
  /// Snapshots whose pictures are in memory at one time.
  private static let batch = 32

  /// Writes the page, and before it the pictures that it does not hold.
  func write<Failure>(
    to write: (_ name: String, _ bytes: [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let entries = report.groups.flatMap(\.entries)
    var pictures: [UInt8] = []
    var rows: [JSONOutput] = []
    var room = Self.inlineLimit
    var apart = 0
    for start in stride(from: 0, to: entries.count, by: Self.batch) {
      let some = Array(entries[start..<min(start + Self.batch, entries.count)])
      let found = some.parallelMap(threads: threads) { ReportPictures(of: $0, in: folder) }
      for (entry, found) in zip(some, found) {
        let isInline = found.byteCount <= min(room, Self.inlineEntryLimit)
        if isInline { room -= found.byteCount } else { apart += 1 }
        var sources: [(String, JSONOutput)] = []
        for (kind, bytes) in found.files {
          if isInline {
            Self.append(bytes, named: "\(rows.count)-\(kind)", to: &pictures)
            sources.append((kind, .null))
          } else {
            let name = "\(SnapshotReport.pictureFolder)/\(rows.count + 1)-\(kind).png"
            try write(name, bytes)
            sources.append((kind, .string(name)))
          }
        }
        rows.append(Self.row(entry, found, sources: sources))
      }
    }
    try write(SnapshotReport.pageName, page(rows: rows, pictures: pictures, apart: apart))
  }

  /// A picture that the page holds.
  private static func append(_ bytes: [UInt8], named name: String, to pictures: inout [UInt8]) {
    pictures += "<script type=\"text/plain\" id=\"picture-\(name)\">".utf8
    Base64.append(bytes, to: &pictures)
    pictures += "</script>\n".utf8
  }

  /// What the scripts know of a snapshot of which there is something to tell.
  private static func row(
    _ entry: ReportEntry, _ found: ReportPictures, sources: [(String, JSONOutput)]
  ) -> JSONOutput {
    func size(_ size: (width: Int, height: Int)?) -> JSONOutput {
      size.map { .array([.integer($0.width), .integer($0.height)]) } ?? .null
    }
    let layers = entry.layers.map { layer -> JSONOutput in
      .object([
        ("path", .string(layer.path)), ("drawing", .string(layer.drawing)),
        ("details", .strings(layer.details)), ("tokens", .strings(layer.tokens)),
      ])
    }
    let clusters = found.clusters.prefix(PixelCluster.most).map { cluster -> JSONOutput in
      let bounds = cluster.bounds
      return .array(
        [
          bounds.columns.lowerBound, bounds.rows.lowerBound, bounds.width, bounds.height,
          cluster.count,
        ].map { .integer($0) })
    }
    let files = [
      ("golden", entry.expectedPath), ("fresh render", entry.actualPath),
      ("difference", entry.differencePath),
    ].filter { $0.1 != nil }.map { ($0.0, JSONOutput.optional($0.1)) }
    return .object([
      ("id", .string(entry.id.text)), ("word", .string(ShellWord.quoted(entry.id.text))),
      ("status", .string(entry.status.rawValue)), ("cause", .optional(entry.cause)),
      ("sentence", .string(entry.sentence)), ("hint", .optional(entry.hint)),
      ("figures", .optional(entry.figures)),
      ("layers", .array(layers)), ("tokens", .strings(entry.tokens)),
      ("canBeAccepted", .bool(entry.status.isPending)), ("files", .object(files)),
      ("pictures", .object(sources)), ("expectedSize", size(found.expectedSize)),
      ("actualSize", size(found.actualSize)), ("clusters", .array(clusters)),
      ("clusterCount", .integer(found.clusters.count)), ("remarks", .strings(found.remarks)),
    ])
  }

  /// The whole page.
  private func page(rows: [JSONOutput], pictures: [UInt8], apart: Int) -> [UInt8] {
    let passed = report.entries.filter { $0.cause == nil }
    let data = JSONOutput.object([
      ("summary", .string(report.summary)), ("time", .string(report.time)),
      ("acceptSome", .string(report.commands.acceptSome)),
      ("acceptAll", .string(report.commands.acceptAll)),
      ("prune", .string(report.commands.prune)), ("apart", .integer(apart)),
      ("errors", .strings(report.errorTexts)), ("entries", .array(rows)),
      ("passed", .strings(passed.map(\.id.text))),
    ])
    // Inside a script nothing but `<` can end it, and JSON has that in strings alone.
    let json = JSONWriter.compact(data).utf8.split(
      separator: UInt8(ascii: "<"), omittingEmptySubsequences: false
    ).joined(separator: Array("\\u003c".utf8))
    return ReportPage.filled([
      "title": Array(XMLText.escaped("Snapshots: \(report.summary)").utf8), "data": Array(json),
      "pictures": pictures,
    ])
  }
}

extension ReportPictures {
  /// The pictures that there are, by what they are called in the page.
  fileprivate var files: [(String, [UInt8])] {
    [("expected", expected), ("actual", actual), ("overlay", overlay)].compactMap { name, bytes in
      bytes.map { (name, $0) }
    }
  }
}
