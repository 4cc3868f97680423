internal import TesseraGraphics

/// The corners of joins and caps of a line.
struct StrokeCorners {
  private let style: StrokeStyle
  /// Half the width of the line.
  let halfWidth: Double
  private let tolerance: Double

  /// Prepares for the lines of a style.
  init(_ style: StrokeStyle) {
    self.style = style
    halfWidth = style.width / 2
    tolerance = StrokePath.widthTolerance(halfWidth: halfWidth)
  }

  /// Adds the corners between two offset points on the outer side of the beginning of piece `b`.
  ///
  /// `from` and `to` point from there to the offset points, `ahead` along the path that arrives.
  func addJoin(
    from: Point, to: Point, ahead: Point, _ b: StrokeSegment, to corners: inout [Point]
  ) {
    let cosine = Point.dot(from, to)
    if style.join == .round || b.isSmooth {
      // Where the path turns back, the sum of the two directions is no direction.
      if cosine < -0.999_999 {
        addArc(at: b.start, from: from, to: ahead, into: &corners)
        addArc(at: b.start, from: ahead, to: to, into: &corners)
      } else {
        addArc(at: b.start, from: from, to: to, into: &corners)
      }
      return
    }
    guard style.join == .miter else { return }
    // Miter length over line width is 1 / sin(φ/2) = √(2 / (1 + cos θ)) for a turn by θ.
    let limit = max(1, style.miterLimit)
    if limit * limit * (1 + cosine) >= 2 {
      corners.append(b.start + (from + to) * (halfWidth / (1 + cosine)))
    }
  }

  /// Adds a cap that begins on the side of `normal` and goes clockwise on the screen to the other side;
  /// nothing for butt ends.
  func addCap(at center: Point, from normal: Point, to corners: inout [Point]) {
    let ahead = normal.rightward
    switch style.cap {
    case .butt: break
    case .round:
      corners.append(center + normal * halfWidth)
      addArc(at: center, from: normal, to: ahead, into: &corners)
      addArc(at: center, from: ahead, to: -normal, into: &corners)
    case .square:
      corners.append(center + (normal + ahead) * halfWidth)
      corners.append(center + (ahead - normal) * halfWidth)
    }
  }

  /// Adds an arc of less than half a turn, without its first point: halved until its chords are
  /// within tolerance.
  private func addArc(
    at center: Point, from: Point, to: Point, into corners: inout [Point], depth: Int = 0
  ) {
    // The height of an arc of angle θ over its chord is 1 − cos(θ/2) of the radius.
    let cosine = max(0, (1 + Point.dot(from, to)) / 2).squareRoot()
    if depth < Self.deepestHalving, halfWidth * (1 - cosine) > tolerance,
      let middle = (from + to).direction
    {
      addArc(at: center, from: from, to: middle, into: &corners, depth: depth + 1)
      addArc(at: center, from: middle, to: to, into: &corners, depth: depth + 1)
    } else {
      corners.append(center + to * halfWidth)
    }
  }

  /// How often an arc is halved at most.
  private static let deepestHalving = 12
}
