import TesseraPNG
import TesseraRaster
import TesseraSource

/// The pictures of one snapshot, as the page shows them.
struct ReportPictures: Sendable {
  /// The golden, as a PNG file.
  var expected: [UInt8]?
  /// The fresh render.
  var actual: [UInt8]?
  /// What marks differing pixels, to be laid over either.
  var overlay: [UInt8]?
  /// The golden's size in pixels.
  var expectedSize: (width: Int, height: Int)?
  /// The fresh render's size in pixels.
  var actualSize: (width: Int, height: Int)?
  /// Where pixels differ.
  var clusters: [PixelCluster] = []
  /// Why a picture is not shown, each a sentence without its full stop.
  var remarks: [String] = []

  /// How many bytes there are.
  var byteCount: Int { [expected, actual, overlay].reduce(0) { $0 + ($1?.count ?? 0) } }

  /// Reads an entry's pictures.
  ///
  /// A file that has changed since it was compared is left out: nobody must judge by a picture that
  /// the verdict is not about.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - folder: From where its paths are seen.
  init(of entry: ReportEntry, in folder: String) {
    guard entry.status != .passed else { return }
    func read(_ path: String?, _ hash: PixelHash?, _ what: String) -> (Pixmap, [UInt8])? {
      guard let path, let hash else { return nil }
      do {
        let bytes = try Self.bytes(of: entry, FilePath.absolute(path, relativeTo: folder))
        let picture = try Self.pixmap(of: entry, bytes, path)
        if PixelHash(picture) == hash { return (picture, bytes) }
        remarks.append("the \(what) has changed since it was compared: \(path)")
      } catch {
        remarks.append("the \(what) cannot be shown: \(error.diagnostic.message)")
      }
      return nil
    }
    let old = read(entry.expectedPath, entry.expectedHash, "golden")
    let new = read(entry.actualPath, entry.actualHash, "fresh render")
    // The files themselves: they are smaller than what could be encoded in the same time.
    (expected, actual) = (old?.1, new?.1)
    expectedSize = old.map { ($0.0.width, $0.0.height) }
    actualSize = new.map { ($0.0.width, $0.0.height) }
    guard let (old, _) = old, let (new, _) = new else { return }
    do {
      let marks = DifferencePicture.overlay(expected: old, actual: new).straightImage()
      overlay = try PNGEncoder.encode(marks, scale: 1, limits: .standard)
    } catch {
      remarks.append("what differs cannot be shown: \(error.diagnostic.message)")
    }
    clusters = PixelCluster.clusters(expected: old, actual: new)
  }

  /// Reads a picture's file.
  private static func bytes(
    of entry: ReportEntry, _ path: String
  ) throws(SnapshotError) -> [UInt8] {
    do {
      return try SourceFile.read(path, limit: SnapshotStore.fileLimit, what: "picture")
    } catch {
      throw .unreadable(entry.id, error.diagnostic)
    }
  }

  /// Decodes a picture's file.
  private static func pixmap(
    of entry: ReportEntry, _ bytes: [UInt8], _ path: String
  ) throws(SnapshotError) -> Pixmap {
    do {
      return Pixmap(try PNGDecoder.decode(bytes, path: path).image)
    } catch {
      throw .unreadable(entry.id, error.diagnostic)
    }
  }
}
