package import TesseraSource

/// What can be wrong with a manifest, and between it and the pictures that it lists.
package enum ManifestError: DiagnosticConvertible, Hashable {
  /// Two sides of a merge stand beside each other.
  case conflict(SourceLocation)
  /// A line is none that `record` writes.
  case damaged(SourceLocation, Damage)
  /// A golden is listed twice.
  case duplicate(SourceLocation, first: SourceLocation, SnapshotID)
  /// A line stands behind one that it belongs before.
  case unsorted(SourceLocation, SnapshotID, behind: SnapshotID)
  /// A tolerance has no reason.
  case unexplained(SourceLocation)
  /// A tolerance is no metric.
  case badTolerance(SourceLocation, MetricError)
  /// A picture is not the one that its line describes.
  case stale(path: String)
  /// A line has no picture.
  case lacksPicture(path: String)
  /// A picture has no line.
  case unlisted(path: String)
  /// Cells have no manifest; how many.
  case absent(cells: Int)

  /// What is wrong with a damaged line.
  package enum Damage: Hashable, Sendable {
    /// It has so many fields.
    case fields(Int)
    /// Its id is none of this cell's.
    case id(cell: String)
    /// Its size is none.
    case size
    /// Its hash is none.
    case hash
  }

  /// Whether a merge is to blame.
  var isConflict: Bool { if case .conflict = self { true } else { false } }

  /// Whether a tolerance is to blame, which nobody but who wrote it can put right.
  var isAboutTolerance: Bool {
    switch self {
    case .unexplained, .badTolerance: true
    default: false
    }
  }

  package var diagnostic: Diagnostic {
    switch self {
    case .conflict(let place):
      Diagnostic(
        .error, code: "T1101", at: place, "this manifest holds a merge conflict",
        help: "settle which pictures to keep, then \(Self.rebuild)")
    case .damaged(let place, let damage):
      Diagnostic(.error, code: "T1102", at: place, Self.text(damage), help: Self.rebuild)
    case .duplicate(let place, let first, let id):
      Diagnostic(
        .error, code: "T1103", at: place, "`\(id)` is listed twice",
        notes: [.init("it is listed here first", at: first)], help: Self.rebuild)
    case .unsorted(let place, let id, let other):
      Diagnostic(
        .error, code: "T1104", at: place, "`\(id)` is listed behind `\(other)`: ids are sorted",
        help: Self.rebuild)
    case .unexplained(let place):
      Diagnostic(
        .error, code: "T1105", at: place, "a tolerance needs a reason",
        help: "write behind it, after a tab, why the picture may differ")
    case .badTolerance(let place, let error):
      Diagnostic(
        .error, code: "T1106", at: place, error.diagnostic.message, help: error.diagnostic.help)
    case .stale(let path):
      Diagnostic(
        .error, code: "T1107", at: SourceLocation(path: path),
        "the golden is not the picture that its manifest lists",
        help: "is the picture right? Then \(Self.rebuild)")
    case .lacksPicture(let path):
      Diagnostic(
        .error, code: "T1108", at: SourceLocation(path: path),
        "its manifest lists the golden, but there is no picture",
        help: "fetch it again, or run record")
    case .unlisted(let path):
      Diagnostic(
        .error, code: "T1109", at: SourceLocation(path: path),
        "its manifest does not list the golden", help: Self.rebuild)
    case .absent(let cells):
      Diagnostic(
        .note, code: "T1110",
        "\(cells == 1 ? "1 cell has" : "\(cells) cells have") goldens but no manifest,"
          + " so every picture was read",
        help: "\(Self.rebuild), once, and commit what it writes")
    }
  }

  /// What makes a manifest right again.
  private static let rebuild = "run record --manifest-only, which makes manifests of the pictures"

  private static func text(_ damage: Damage) -> String {
    switch damage {
    case .fields(let count):
      "a line is an id, a size and a hash, apart by tabs, and maybe a tolerance and its reason;"
        + " here \(count == 1 ? "is 1 field" : "are \(count) fields")"
    case .id(let cell): "expected the id of a golden in `\(cell)/`"
    case .size: "expected a size in pixels such as `750x144`"
    case .hash: "expected a hash of 32 hexadecimal digits"
    }
  }
}
