import TesseraRaster
import TesseraSource

// A result as it is kept, and back: what `merge` and the expectations of tests add to results must be
// all that verify knew, so that both can say the same in words.
//
// The object of design section 9 is part of it, for whoever reads the file; what it lacks stands in one
// member more. Paths are not read back: the pictures lie where the reader's store has them.

/// The result of an earlier run, as it was kept.
extension SnapshotResult {
  /// The member that holds the hashes of the pixels.
  static let hashesName = "hashes"
  /// The member that says what a snapshot was called before.
  static let renamedFromName = "renamedFrom"
  /// The member that holds what the object of design section 9 lacks.
  static let detailsName = "details"

  /// What the object of design section 9 lacks.
  var details: JSONOutput {
    .object([
      ("figures", difference.map(\.json) ?? .null),
      ("otherFonts", .bool(hasOtherFonts)),
      ("edited", .bool(isEdited)),
      ("pixels", pixelCause.map(\.json) ?? .null),
      ("diagnostic", diagnostic.map(\.json) ?? .null),
    ])
  }

  /// Reads a result; nil for what is none.
  init?(kept value: JSONValue) {
    guard case .object(let object) = value, let id = object.string("id"),
      let status = object.string("status").flatMap(Status.init(rawValue:)),
      case .object(let hashes)? = object[SnapshotResult.hashesName]?.value,
      let expected = hashes.optional("expected", JSONValue.pixelHash),
      let actual = hashes.optional("actual", JSONValue.pixelHash),
      case .object(let details)? = object[Self.detailsName]?.value,
      let difference = details.optional("figures", PixelDifference.init(json:)),
      let hasOtherFonts = details.bool("otherFonts"),
      let isEdited = details.bool("edited"),
      let pixelCause = details.optional("pixels", DifferenceCause.init(json:)),
      let changes = object.list("changes", LayerChange.init(json:)),
      let unexplained = object.optional("unexplained", \.integer),
      let diagnostic = details.optional("diagnostic", Diagnostic.init(kept:))
    else { return nil }
    self.init(id: SnapshotID(text: id), status: status, cause: object.string("cause"))
    self.difference = difference
    self.hasOtherFonts = hasOtherFonts
    self.isEdited = isEdited
    self.pixelCause = pixelCause
    self.changes = changes
    unexplainedPixels = unexplained
    self.diagnostic = diagnostic
    if let member = object["tolerance"]?.value {
      guard let tolerance = Tolerance(json: member) else { return nil }
      self.tolerance = tolerance
    }
    renamedFrom = object.string(SnapshotResult.renamedFromName).map(SnapshotID.init(text:))
    expectedHash = expected
    actualHash = actual
  }
}

extension Tolerance {
  /// `{"metric","reason"}`.
  var json: JSONOutput {
    .object([("metric", .string(metric.name)), ("reason", .string(reason))])
  }

  /// Reads a tolerance that was kept; nil for what is none.
  fileprivate init?(json value: JSONValue) {
    guard case .object(let object) = value, let name = object.string("metric"),
      let metric = try? Metric(name: name), let reason = object.string("reason")
    else { return nil }
    self.init(metric: metric, reason: reason)
  }
}

extension PixelDifference {
  fileprivate var json: JSONOutput {
    .object([
      ("count", .integer(count)), ("antialiased", .integer(antialiased)),
      ("total", .integer(total)), ("bounds", bounds.map(\.json) ?? .null),
      ("maxChannelDelta", .integer(maxChannelDelta)),
    ])
  }

  fileprivate init?(json value: JSONValue) {
    guard case .object(let object) = value, let count = object.integer("count"),
      let antialiased = object.integer("antialiased"), let total = object.integer("total"),
      let bounds = object.optional("bounds", PixelRect.init(json:)),
      let delta = object.integer("maxChannelDelta")
    else { return nil }
    self.init(
      count: count, antialiased: antialiased, total: total, bounds: bounds, maxChannelDelta: delta)
  }
}

extension PixelRect {
  /// Reads x, y, width and height.
  fileprivate init?(json value: JSONValue) {
    guard case .array(let nodes) = value, nodes.count == 4 else { return nil }
    let numbers = nodes.compactMap(\.value.integer)
    guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension DifferenceCause {
  fileprivate var json: JSONOutput {
    let members: [(String, JSONOutput)] =
      switch self {
      case .recolored(let changes, let keepsEdges):
        [
          ("kind", .string("recolored")),
          (
            "colors",
            .array(changes.map { .object([("from", .string($0.from)), ("to", .string($0.to))]) })
          ),
          ("keepsEdges", .bool(keepsEdges)),
        ]
      case .remapped(let colors): [("kind", .string("remapped")), ("colors", .integer(colors))]
      case .shifted(let x, let y):
        [("kind", .string("shifted")), ("x", .integer(x)), ("y", .integer(y))]
      case .alpha: [("kind", .string("alpha"))]
      case .edges: [("kind", .string("edges"))]
      case .noise: [("kind", .string("noise"))]
      case .geometry: [("kind", .string("geometry"))]
      }
    return .object(members)
  }

  fileprivate init?(json value: JSONValue) {
    guard case .object(let object) = value else { return nil }
    switch object.string("kind") {
    case "recolored":
      guard let keepsEdges = object.bool("keepsEdges"),
        let changes = object.list("colors", { ColorChange(json: $0) })
      else { return nil }
      self = .recolored(changes, keepsEdges: keepsEdges)
    case "remapped":
      guard let colors = object.integer("colors") else { return nil }
      self = .remapped(colors: colors)
    case "shifted":
      guard let x = object.integer("x"), let y = object.integer("y") else { return nil }
      self = .shifted(x: x, y: y)
    case "alpha": self = .alpha
    case "edges": self = .edges
    case "noise": self = .noise
    case "geometry": self = .geometry
    default: return nil
    }
  }
}

extension DifferenceCause.ColorChange {
  fileprivate init?(json value: JSONValue) {
    guard case .object(let object) = value, let from = object.string("from"),
      let to = object.string("to")
    else { return nil }
    self.init(from: from, to: to)
  }
}
