import TesseraSource

/// The text of a manifest → its lines, and everything that is wrong with it.
///
/// What can be read is read, so that a manifest can be rebuilt without losing its tolerances; whoever
/// needs it in order looks at the findings first.
struct ManifestReader {
  /// The lines that could be read; of two for one golden the first.
  private(set) var manifest = Manifest()
  /// All that is wrong, in the order of lines.
  private(set) var found: [ManifestError] = []
  /// The lines whose tolerance ``manifest`` lacks.
  private(set) var lostTolerances: [SourceLocation] = []

  /// The text.
  private let text: SourceText
  /// The folder of the goldens, without a slash.
  private let cell: String
  /// Where each golden's name is, in bytes.
  private var places: [SnapshotID: Range<Int>] = [:]
  /// The golden of the line before.
  private var last: SnapshotID?
  /// Whether the lines are those of a conflict's sides.
  private var isInConflict = false

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - text: Its file.
  ///   - cell: The folder that it lies in: all ids begin with it.
  /// - Throws: `SourceError` for a text that is no UTF-8.
  init(_ text: SourceText, cell: String) throws(SourceError) {
    _ = try text.decoded()
    self.text = text
    self.cell = cell
    var start = text.contentStart
    while start < text.bytes.count {
      let end = text.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.bytes.count
      let isCarried = end > start && text.bytes[end - 1] == UInt8(ascii: "\r")
      read(start..<(isCarried ? end - 1 : end))
      start = end + 1
    }
  }

  /// What is wrong, for people: of a conflict nothing else, because its two sides list the same goldens.
  var errors: [ManifestError] {
    let conflicts = found.filter(\.isConflict)
    return conflicts.isEmpty ? found : conflicts
  }

  /// Where a golden's name stands; nil for one that is not listed.
  func location(of id: SnapshotID) -> SourceLocation? { places[id].map(text.location(of:)) }

  /// What git puts around the two sides of a conflict.
  private static let conflictMarks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]

  /// Reads a line.
  private mutating func read(_ range: Range<Int>) {
    let line = String(decoding: text.bytes[range], as: UTF8.self)
    if let index = Self.conflictMarks.firstIndex(where: line.hasPrefix) {
      if index == 0 || !isInConflict { found.append(.conflict(text.location(of: range))) }
      isInConflict = index < Self.conflictMarks.count - 1
      return
    }
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    let isRead = readFields(fields, of: range)
    if fields.count > 3, !isRead { lostTolerances.append(text.location(of: range)) }
  }

  /// Reads the fields of a line.
  ///
  /// - Returns: Whether all that it says is in ``manifest``.
  private mutating func readFields(_ fields: [Substring], of range: Range<Int>) -> Bool {
    let text = text
    /// Where a field stands.
    func place(_ index: Int) -> SourceLocation {
      let start = range.lowerBound + fields[..<index].reduce(0) { $0 + $1.utf8.count + 1 }
      return text.location(of: start..<start + fields[index].utf8.count)
    }
    guard (3...5).contains(fields.count) else {
      return fail(.damaged(text.location(of: range), .fields(fields.count)))
    }
    let id = SnapshotID(text: String(fields[0]))
    // A name is a path, and one that leads elsewhere would be read there, and removed.
    guard id.cell == cell, id.isPath else {
      return fail(.damaged(place(0), .id(cell: cell)))
    }
    guard let (width, height) = Self.size(fields[1]) else {
      return fail(.damaged(place(1), .size))
    }
    guard let hash = PixelHash(fields[2]) else {
      return fail(.damaged(place(2), .hash))
    }
    var tolerance: Tolerance?
    if fields.count > 3 {
      guard fields.count == 5, fields[4].contains(where: { !$0.isWhitespace }) else {
        return fail(.unexplained(place(3)))
      }
      do {
        tolerance = Tolerance(
          metric: try Metric(name: String(fields[3])), reason: String(fields[4]))
      } catch {
        return fail(.badTolerance(place(3), error))
      }
    }
    if let first = places[id] {
      found.append(.duplicate(place(0), first: text.location(of: first), id))
      return manifest[id]?.tolerance == tolerance
    }
    if let last, id < last { found.append(.unsorted(place(0), id, behind: last)) }
    last = id
    places[id] = range.lowerBound..<range.lowerBound + fields[0].utf8.count
    manifest[id] = ManifestLine(
      id: id, width: width, height: height, hash: hash, tolerance: tolerance)
    return true
  }

  /// Takes down what is wrong with a line that cannot be read.
  private mutating func fail(_ error: ManifestError) -> Bool {
    found.append(error)
    return false
  }

  /// Width and height as `750x144`; nil for anything else.
  private static func size(_ text: Substring) -> (width: Int, height: Int)? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = side(sides[0]), let height = side(sides[1]) else {
      return nil
    }
    return (width, height)
  }

  /// A number of pixels as it is written; nil for anything else, such as `+5` and `05`.
  private static func side(_ text: Substring) -> Int? {
    guard let number = Int(text), number > 0, String(number) == text else { return nil }
    return number
  }
}
