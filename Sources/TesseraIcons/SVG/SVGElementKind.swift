internal import TesseraSource

/// What is done with an element.
enum SVGElementKind: Hashable {
  /// Has an outline.
  case shape
  /// Holds others.
  case group
  /// Holds others in a viewport of its own.
  case svg
  /// As `svg`, where a `use` refers to it.
  case symbol
  /// Draws another.
  case use
  /// Draws nothing by itself.
  case hidden

  /// The kind of an element; nil for one that would draw, or animate, and is not supported.
  init?(_ name: String) {
    guard let kind = Self.kinds[name] else { return nil }
    self = kind
  }

  /// Whether the element draws where it stands.
  var isDrawn: Bool { self != .symbol && self != .hidden }

  private static let kinds: [String: SVGElementKind] = [
    "path": .shape, "rect": .shape, "circle": .shape, "ellipse": .shape, "line": .shape,
    "polyline": .shape, "polygon": .shape,
    "g": .group, "a": .group, "switch": .group, "svg": .svg, "symbol": .symbol, "use": .use,
    "defs": .hidden, "title": .hidden, "desc": .hidden, "metadata": .hidden, "style": .hidden,
    "clipPath": .hidden, "linearGradient": .hidden, "radialGradient": .hidden, "stop": .hidden,
    "view": .hidden,
    // Whoever refers to one of these is told.
    "mask": .hidden, "pattern": .hidden, "filter": .hidden, "marker": .hidden,
  ]

  private static let unsupported: [String: String] = [
    "text": "convert texts to paths where the picture was drawn",
    "image": "pictures in pictures are not drawn; name the PNG itself",
    "foreignObject": "only SVG's own elements are drawn",
    "script": "scripts are not run",
    "animate": "the picture stands still", "animateTransform": "the picture stands still",
    "animateMotion": "the picture stands still", "set": "the picture stands still",
  ]

  /// Whether SVG has such an element.
  static func isKnown(_ name: String) -> Bool { kinds[name] != nil || unsupported[name] != nil }

  /// What to do about an element that is not supported.
  static func help(_ name: String) -> String? {
    if let help = unsupported[name] { return help }
    return Suggestion.closest(to: name, in: kinds.keys.sorted()).map { "did you mean `\($0)`?" }
  }
}
