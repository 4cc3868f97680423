/// What kind of change made two pictures differ, as far as their pixels tell.
package enum DifferenceCause: Hashable, Sendable {
  /// Colours changed and nothing else; the pairs of old and new colours, and whether whole areas
  /// changed, so that every edge is where it was.
  case recolored([ColorChange], keepsEdges: Bool)
  /// More colours than anybody wants to read changed, each to another one.
  case remapped(colors: Int)
  /// Something moved by whole pixels: to the right, and down.
  case shifted(x: Int, y: Int)
  /// Opacity changed, colours did not.
  case alpha
  /// Pixels along anti-aliased edges changed: an edge moved by less than a pixel, or its smoothing is
  /// another.
  case edges
  /// Channels differ by no more than two levels, here and there.
  case noise
  /// Anything else: another shape, place or content.
  case geometry

  /// A colour and what it became, as `#RRGGBB` or, where translucent, `#RRGGBBAA`.
  package struct ColorChange: Hashable, Sendable {
    package let from: String
    package let to: String

    /// Creates a change.
    package init(from: String, to: String) {
      self.from = from
      self.to = to
    }
  }
}

extension DifferenceCause {
  /// The cause with what is known of the layers.
  ///
  /// A thin line of half a pixel that becomes a whole one changes its pixels uniformly; that no colour
  /// changed can only be told from the drawing.
  func refined(by changes: [LayerChange]) -> DifferenceCause {
    guard case .recolored = self, !changes.isEmpty, changes.allSatisfy(\.keepsPaint) else {
      return self
    }
    return .geometry
  }
}

/// The cause in words.
extension DifferenceCause {
  /// One sentence about a number of changed pixels, without its full stop.
  package func sentence(changed count: Int) -> String {
    let pixels = count == 1 ? "1 pixel" : "\(count.groupedText) pixels"
    switch self {
    case .recolored(let changes, let keepsEdges):
      let pairs = changes.map { "from \($0.from) to \($0.to)" }
      let list = pairs.count == 1 ? " \(pairs[0])" : ", \(pairs.joined(separator: ", "))"
      let manner = count == 1 ? "" : " uniformly"
      return "\(pixels) changed\(manner)\(list)\(keepsEdges ? "; no edge moved" : "")"
    case .remapped(let colors):
      return
        "\(pixels) changed colour by colour: at least \(colors.groupedText) colours became others"
    case .shifted(let x, let y):
      let ways = [
        Self.way(x, "to the right", "to the left"), Self.way(y, "down", "up"),
      ].compactMap(\.self)
      return "\(pixels) changed: something moved \(ways.joined(separator: " and "))"
    case .alpha: return "\(pixels) changed in opacity alone, not in colour"
    case .edges:
      return "\(pixels) changed along smoothed edges: an edge moved by less than a pixel"
    case .noise: return "\(pixels) changed by 2 of 255 levels at most, too little to be seen"
    case .geometry: return "\(pixels) changed: something has another shape, place or content"
    }
  }

  /// A way along one axis in words; nil for none.
  private static func way(_ distance: Int, _ forwards: String, _ backwards: String) -> String? {
    guard distance != 0 else { return nil }
    let unit = abs(distance) == 1 ? "pixel" : "pixels"
    return "\(abs(distance)) \(unit) \(distance > 0 ? forwards : backwards)"
  }
}

extension Int {
  /// The number with its thousands set apart: 14,264.
  package var groupedText: String {
    var groups: [String] = []
    var rest = magnitude
    repeat {
      let (next, group) = rest.quotientAndRemainder(dividingBy: 1_000)
      let digits = String(group)
      groups.append(next == 0 ? digits : String(repeating: "0", count: 3 - digits.count) + digits)
      rest = next
    } while rest > 0
    return (self < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }
}
