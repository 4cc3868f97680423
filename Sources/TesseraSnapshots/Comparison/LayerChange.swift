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
  /// Whether it is drawn as it was, by way of other tokens.
  package let keepsDrawing: Bool
  /// The theme's tokens that took part and differ, from the role to the literal.
  package let tokens: [String]
  /// The theme's values that differ.
  package let tokenChanges: [TokenChange]
  /// How many of the pixels that differ the change reaches.
  ///
  /// These are where the layer was or is, and where nothing opaque covers it; 0 is a change that nobody
  /// can see, nil one of pictures whose pixels cannot be compared.
  package internal(set) var pixels: Int?

  /// Compares two display lists line by line, as ``LineMatch`` says; which pixels the changes reach is
  /// left open.
  package static func changes(from old: [DisplayLine], to new: [DisplayLine]) -> [LayerChange] {
    LineMatch.matches(old, new).compactMap { LayerChange($0, old, new, wholeCounts: [:]) }
  }

  /// Creates a change that was found before.
  init(
    path: String, drawing: String, kind: Kind, details: [String], keepsPaint: Bool,
    keepsDrawing: Bool, tokens: [String], tokenChanges: [TokenChange], pixels: Int?
  ) {
    self.path = path
    self.drawing = drawing
    self.kind = kind
    self.details = details
    self.keepsPaint = keepsPaint
    self.keepsDrawing = keepsDrawing
    self.tokens = tokens
    self.tokenChanges = tokenChanges
    self.pixels = pixels
  }

  /// Compares a golden's lines with a fresh list; which pixels the changes reach is left open.
  static func changes(from old: [DisplayLine], to list: DisplayList) -> [LayerChange] {
    let (lines, wholeCounts) = (list.lines, list.wholeCounts)
    return LineMatch.matches(old, lines).compactMap {
      LayerChange($0, old, lines, wholeCounts: wholeCounts)
    }
  }

  /// The change that a match is; nil for one of lines that are alike.
  init?(
    _ match: LineMatch, _ old: [DisplayLine], _ new: [DisplayLine], wholeCounts: [String: Int]
  ) {
    guard let kind = match.kind else { return nil }
    switch (match.old, match.new) {
    case (let place?, let fresh?) where kind == .changed:
      self.init(from: old[place], to: new[fresh], wholeCounts)
    case (_, let fresh?):
      self.init(
        new[fresh], kind, kind == .added ? ([], new[fresh].tokens) : ([], []), wholeCounts)
    case (let place?, nil): self.init(old[place], kind, (old[place].tokens, []), wholeCounts)
    case (nil, nil): return nil
    }
  }

  /// A layer that only one list has, or that has moved.
  private init(
    _ line: DisplayLine, _ kind: Kind, _ tokens: (old: [String], new: [String]),
    _ wholeCounts: [String: Int]
  ) {
    path = line.path
    drawing = line.kind
    self.kind = kind
    keepsPaint = true
    keepsDrawing = false
    details = [line.geometry, line.paint].filter { !$0.isEmpty }
    self.tokens = line.tokens.flatMap { TokenChange.Field($0).names }
    tokenChanges = TokenChange.changes(from: tokens.old, to: tokens.new, wholeCounts: wholeCounts)
  }

  /// A layer that differs.
  private init(from old: DisplayLine, to new: DisplayLine, _ wholeCounts: [String: Int]) {
    path = new.path
    drawing = new.kind
    kind = .changed
    keepsPaint = old.paint == new.paint && old.geometry != new.geometry
    keepsDrawing = old.paint == new.paint && old.geometry == new.geometry
    var details: [String] = []
    if old.paint != new.paint { details.append("\(old.paint) → \(new.paint)") }
    if old.geometry != new.geometry { details.append("\(old.geometry) → \(new.geometry)") }
    if details.isEmpty { details.append("the same drawing by way of other tokens") }
    self.details = details
    let changed = new.tokens.filter { !old.tokens.contains($0) }
    let gone = old.tokens.filter { !new.tokens.contains($0) }
    tokens = (changed.isEmpty ? gone : changed).flatMap { TokenChange.Field($0).names }
    tokenChanges = TokenChange.changes(
      from: old.tokens, to: new.tokens, wholeCounts: wholeCounts)
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
