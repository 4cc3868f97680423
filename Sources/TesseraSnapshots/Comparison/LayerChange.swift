package import TesseraCells

/// A layer whose drawing differs between a golden and a fresh render.
package struct LayerChange: Hashable, Sendable {
  /// What happened to it.
  package enum Kind: String, Hashable, Sendable {
    /// The golden does not have it.
    case added
    /// The fresh render does not have it.
    case removed
    /// Both have it, and it differs.
    case changed
    /// Both have it alike, and its place among the others differs.
    case moved
  }

  /// The layer's path, its slot first.
  package let path: String
  /// What is drawn: fill, text and so on.
  package let drawing: String
  /// What happened.
  package let kind: Kind
  /// The fields that differ, in words.
  package let details: [String]
  /// Whether no paint became another: the layer came, went, or has another outline or place.
  package let keepsPaint: Bool
  /// The theme's tokens that took part and differ, from the role to the literal.
  package let tokens: [String]

  /// Compares two display lists line by line.
  ///
  /// Lines of one layer and kind of drawing meet in their order; what is left over was added or
  /// removed. A line that is drawn below one that it was above has moved. The end of a group says
  /// nothing that its beginning has not said. The result is in the order of the fresh list, removed
  /// layers last.
  package static func changes(from old: [DisplayLine], to new: [DisplayLine]) -> [LayerChange] {
    let old = old.filter { $0.kind != "end" }
    var waiting: [Key: ArraySlice<Int>] = [:]
    for (index, line) in old.enumerated() { waiting[Key(line), default: []].append(index) }
    var changes: [LayerChange] = []
    var highest = -1
    for line in new where line.kind != "end" {
      guard let match = waiting[Key(line)]?.popFirst() else {
        changes.append(LayerChange(line, .added))
        continue
      }
      if old[match] != line {
        changes.append(LayerChange(from: old[match], to: line))
      } else if match < highest {
        changes.append(LayerChange(line, .moved))
      }
      highest = max(highest, match)
    }
    for index in waiting.values.joined().sorted() {
      changes.append(LayerChange(old[index], .removed))
    }
    return changes
  }

  /// Creates a change that was found before.
  init(
    path: String, drawing: String, kind: Kind, details: [String], keepsPaint: Bool,
    tokens: [String]
  ) {
    self.path = path
    self.drawing = drawing
    self.kind = kind
    self.details = details
    self.keepsPaint = keepsPaint
    self.tokens = tokens
  }

  /// What makes two lines about the same thing.
  private struct Key: Hashable {
    let path: String
    let kind: String

    init(_ line: DisplayLine) {
      path = line.path
      kind = line.kind
    }
  }

  /// A layer that only one list has, or that has moved.
  private init(_ line: DisplayLine, _ kind: Kind) {
    path = line.path
    drawing = line.kind
    self.kind = kind
    keepsPaint = true
    details = [line.geometry, line.paint].filter { !$0.isEmpty }
    tokens = line.tokens.flatMap(Self.names)
  }

  /// A layer that differs.
  private init(from old: DisplayLine, to new: DisplayLine) {
    path = new.path
    drawing = new.kind
    kind = .changed
    keepsPaint = old.paint == new.paint && old.geometry != new.geometry
    var details: [String] = []
    if old.paint != new.paint { details.append("\(old.paint) → \(new.paint)") }
    if old.geometry != new.geometry { details.append("\(old.geometry) → \(new.geometry)") }
    if details.isEmpty { details.append("the same drawing by way of other tokens") }
    self.details = details
    let changed = new.tokens.filter { !old.tokens.contains($0) }
    let gone = old.tokens.filter { !new.tokens.contains($0) }
    tokens = (changed.isEmpty ? gone : changed).flatMap(Self.names)
  }

  /// The token paths of a field `a>b=value`.
  private static func names(_ field: String) -> [String] {
    (field.split(separator: "=", maxSplits: 1).first ?? "").split(separator: ">").map(String.init)
  }

  /// One line for people: path, drawing, what differs, and the tokens' way.
  package var text: String {
    let what: String =
      switch kind {
      case .added: "is new: "
      case .removed: "is gone: "
      case .changed: ""
      case .moved: "is drawn in another order now: "
      }
    let way = tokens.isEmpty ? "" : "  (\(tokens.joined(separator: " > ")))"
    return "\(path) \(drawing): \(what)\(details.joined(separator: "; "))\(way)"
  }
}
