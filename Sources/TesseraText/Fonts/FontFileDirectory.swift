// Font file bytes in → number of faces out, or the reason why this is no font.
//
// HarfBuzz never fails on a damaged file: a table that is missing, cut short or out of bounds just
// counts as empty, and the text comes out blank. So the directory is read here first, and a file
// whose tables do not all lie inside it is refused by name. What the tables hold is checked by
// HarfBuzz's own sanitizer when it uses them.

/// The table directories of a TrueType or OpenType file, or of a collection of them.
///
/// Source: OpenType 1.9, "Organization of an OpenType font".
package struct FontFileDirectory: Hashable, Sendable {
  /// Why a file is not a font that can be drawn; the text continues "not a usable font: ".
  package struct Fault: Error, Hashable {
    /// The cause.
    package let reason: String

    /// Creates a fault with its cause.
    package init(reason: String) {
      self.reason = reason
    }
  }

  /// Number of faces; at least 1.
  package let faceCount: Int

  private static let collection = Tag.number("ttcf")
  private static let singles: Set<UInt32> = [0x0001_0000, Tag.number("true"), Tag.number("OTTO")]
  private static let required = ["head", "hhea", "hmtx", "maxp", "cmap"]
  private static let outlines = ["glyf", "CFF ", "CFF2"]

  /// Reads and checks the directories of all faces.
  ///
  /// - Throws: `Fault` for a foreign format, a table outside the file, and a face without outlines.
  package init(_ bytes: [UInt8]) throws(Fault) {
    let signature = try Self.number(bytes, at: 0, size: 4)
    switch signature {
    case Self.collection:
      let count = Int(try Self.number(bytes, at: 8, size: 4))
      guard 1...TextLimits.facesOfFile ~= count else {
        throw Fault(
          reason: "it claims \(count) faces, and the limit is \(TextLimits.facesOfFile)")
      }
      for face in 0..<count {
        try Self.checkFace(bytes, at: Int(try Self.number(bytes, at: 12 + 4 * face, size: 4)))
      }
      faceCount = count
    case let single where Self.singles.contains(single):
      try Self.checkFace(bytes, at: 0)
      faceCount = 1
    case Tag.number("wOFF"), Tag.number("wOF2"):
      throw Fault(reason: "it is a compressed web font (WOFF)")
    default:
      throw Fault(reason: "it does not begin as one")
    }
  }

  /// Checks the directory of one face, which begins at `offset`.
  private static func checkFace(_ bytes: [UInt8], at offset: Int) throws(Fault) {
    var tags: Set<UInt32> = []
    for table in 0..<Int(try number(bytes, at: offset + 4, size: 2)) {
      let record = offset + 12 + 16 * table
      let tag = try number(bytes, at: record, size: 4)
      let end =
        Int(try number(bytes, at: record + 8, size: 4))
        + Int(try number(bytes, at: record + 12, size: 4))
      guard end <= bytes.count else {
        throw Fault(
          reason: "it is cut short, table `\(name(of: tag))` ends at byte \(end) of \(bytes.count)")
      }
      tags.insert(tag)
    }
    if let missing = required.first(where: { !tags.contains(Tag.number($0)) }) {
      throw Fault(reason: "it has no table `\(missing)`")
    }
    guard outlines.contains(where: { tags.contains(Tag.number($0)) }) else {
      throw Fault(reason: "it holds no outlines, only pictures of glyphs")
    }
  }

  /// The unsigned big-endian number of `size` bytes at `offset`.
  private static func number(_ bytes: [UInt8], at offset: Int, size: Int) throws(Fault) -> UInt32 {
    guard offset + size <= bytes.count else { throw Fault(reason: "it is cut short") }
    return bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The name that a number stands for, other bytes than printable ASCII as question marks.
  private static func name(of tag: UInt32) -> String {
    String(
      [24, 16, 8, 0].map { shift in
        let byte = UInt8(truncatingIfNeeded: tag >> shift)
        return 0x20..<0x7F ~= byte ? Character(Unicode.Scalar(byte)) : "?"
      })
  }
}
