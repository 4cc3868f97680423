internal import TesseraGraphics

/// An outline of an element, before it is painted.
struct SVGShape {
  /// The element.
  let element: Int
  /// The outline in the element's units.
  let path: Path
  /// Where they lie in the picture's.
  let transform: AffineTransform
  /// What percentages are shares of.
  let viewport: Size

  /// Whether the outline can be drawn on any canvas.
  var isBounded: Bool {
    guard path.isFinite, let box = path.controlBounds else { return false }
    return [
      Point(box.minX, box.minY), Point(box.maxX, box.minY), Point(box.minX, box.maxY),
      Point(box.maxX, box.maxY),
    ].map(transform.apply).allSatisfy {
      abs($0.x) < IconLimits.coordinate && abs($0.y) < IconLimits.coordinate
    }
  }
}

extension [VectorImage.Node] {
  /// The rectangle around all outlines, lines' widths left out, in units that `transform` leads from to
  /// the picture's.
  func bounds(seenFrom transform: AffineTransform) -> Rect? {
    guard let inverse = transform.inverse else { return nil }
    return parts.reduce(nil as Rect?) { box, part in
      let map = part.transform.concatenating(inverse)
      guard let own = part.path.transformed(by: map).bounds else { return box }
      return box?.including(own) ?? own
    }
  }

  /// A rectangle that surely holds all that is drawn, in the picture's units.
  var reach: Rect? {
    parts.reduce(nil as Rect?) { box, part in
      guard var own = part.path.transformed(by: part.transform).controlBounds else { return box }
      if let stroke = part.stroke {
        let factor = stroke.join == .miter ? Swift.max(stroke.miterLimit, 2) : 2
        own = own.inset(by: -stroke.width * factor * part.transform.largestScale / 2)
      }
      return box?.including(own) ?? own
    }
  }

  /// All parts, those of groups among them.
  private var parts: [VectorImage.Part] {
    flatMap { node -> [VectorImage.Part] in
      switch node {
      case .part(let part): [part]
      case .group(let group): group.nodes.parts
      }
    }
  }
}

extension Rect {
  /// The smallest rectangle around both, also where one has no area.
  fileprivate func including(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }
}
