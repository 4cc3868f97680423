package import TesseraRaster

/// What a manifest says about one golden.
package struct ManifestLine: Hashable, Sendable {
  /// The golden.
  package let id: SnapshotID
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// The pixels.
  package let hash: PixelHash
  /// What may differ all the same; nil for nothing.
  package let tolerance: Tolerance?

  /// Creates a line.
  init(id: SnapshotID, width: Int, height: Int, hash: PixelHash, tolerance: Tolerance?) {
    self.id = id
    self.width = width
    self.height = height
    self.hash = hash
    self.tolerance = tolerance
  }

  /// The line of a picture.
  package init(_ id: SnapshotID, _ pixmap: Pixmap, tolerance: Tolerance? = nil) {
    self.init(
      id: id, width: pixmap.width, height: pixmap.height, hash: PixelHash(pixmap),
      tolerance: tolerance)
  }

  /// Whether the line is about these very pixels; whatever it tolerates.
  func describes(_ other: ManifestLine) -> Bool {
    hash == other.hash && width == other.width && height == other.height
  }

  /// The same for another tolerance.
  func tolerating(_ tolerance: Tolerance?) -> ManifestLine {
    ManifestLine(id: id, width: width, height: height, hash: hash, tolerance: tolerance)
  }

  /// The line as it is written, without its end: id, size, hash and, where something is tolerated, a
  /// metric's name and the reason, apart by tabs.
  package var text: String {
    var fields = [id.text, "\(width)x\(height)", hash.description]
    if let tolerance { fields += [tolerance.metric.name, tolerance.reason] }
    return fields.joined(separator: "\t")
  }
}
