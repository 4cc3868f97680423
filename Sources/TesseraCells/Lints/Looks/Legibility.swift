package import TesseraGraphics

/// How well one text or icon can be seen against what lies under it.
package struct Legibility {
  /// What must be seen, which decides how much contrast it needs (WCAG 2.2, 1.4.3 and 1.4.11).
  package enum Kind: Hashable, Sendable {
    /// Text that is smaller than large.
    case text
    /// Text of 24 points, or bold of 18.66 points.
    case largeText
    /// A picture that says something.
    case icon

    /// The contrast ratio that is needed at least.
    package var minimum: Double {
      switch self {
      case .text: 4.5
      case .largeText, .icon: 3
      }
    }

    /// The kind as messages name it.
    package var name: String {
      switch self {
      case .text: "text"
      case .largeText: "large text"
      case .icon: "an icon"
      }
    }
  }

  /// The drawing.
  let item: DisplayItem
  /// What it is.
  package let kind: Kind
  /// The contrast ratio at the worst of its places.
  package let ratio: Double
  /// Its colour there, composited.
  package let color: Color
  /// What lies under it there.
  package let ground: Color
  /// The fills that the ground is made of, the upper one first; none where it is the backdrop.
  let grounds: [DisplayItem]

  /// The layer's path: the parts of a picture are one thing to see.
  package var path: String {
    switch item.drawing {
    case .fill, .stroke:
      guard item.isTemplate, let slash = item.path.lastIndex(of: "/") else { return item.path }
      return String(item.path[..<slash])
    case .border, .shadow, .innerShadow, .image, .nineSlice, .text: return item.path
    }
  }

  /// Looks at a drawing in its composition.
  ///
  /// Nil for what is neither text nor icon, is hidden, or lies on what cannot be told.
  init?(of index: Int, in composition: Composition, scale: Int) {
    let ink = composition.inks[index]
    guard let kind = Self.kind(of: ink.item, scale: Double(scale)) else { return nil }
    var worst: (ratio: Double, color: Color, ground: Color, place: Point)?
    for place in ink.places {
      var query = Composition.Query(ink: ink.mark)
      guard let seen = composition.pixel(at: place, query) else { continue }
      query.last = index
      guard let drawn = composition.pixel(at: place, query) else { continue }
      query.skipped = index
      guard let below = composition.pixel(at: place, query) else { continue }
      query.last = .max
      guard let without = composition.pixel(at: place, query), without.alpha == 255 else {
        continue
      }
      // Something opaque lies over it, or nothing is drawn at all.
      if seen == without, drawn != below || Self.isClear(ink.item) { continue }
      let ratio = seen.shown.contrast(with: without.shown)
      if ratio < worst?.ratio ?? .infinity { worst = (ratio, seen.shown, without.shown, place) }
    }
    guard let worst else { return nil }
    item = ink.item
    self.kind = kind
    ratio = worst.ratio
    color = worst.color
    ground = worst.ground
    grounds = composition.inks[..<index].reversed().filter { other in
      other.silhouette?.contains(worst.place) == true && !Self.isClear(other.item)
    }.map(\.item)
  }

  private static func kind(of item: DisplayItem, scale: Double) -> Kind? {
    switch item.drawing {
    case .text(let text, _):
      let size = text.size / scale
      return size >= 24 || (size >= 18.66 && text.weight >= 700) ? .largeText : .text
    case .fill, .stroke, .image: return item.isTemplate ? .icon : nil
    // What is stretched between its corners lies under something.
    case .border, .shadow, .innerShadow, .nineSlice: return nil
    }
  }

  /// Whether a drawing's own colour is fully transparent.
  private static func isClear(_ item: DisplayItem) -> Bool {
    switch item.drawing {
    case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)),
      .text(_, .color(let color)):
      Pixel.quantize(color.alpha) == 0
    case .image(_, _, _, let opacity): Pixel.quantize(opacity) == 0
    default: false
    }
  }
}
