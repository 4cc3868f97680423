package import TesseraGraphics

/// A line along a path → the outline of the area that it covers, to be filled with the non-zero rule.
///
/// The path is cut into short pieces (`StrokePath`), those of a dashed line into dashes. The outline runs along the left of all of them and
/// back along their right. At a corner the outer side gets the join; the inner side goes straight from
/// offset point to offset point where both pieces are long enough to hold the fold, else through the
/// corner itself. So every part of the outline winds the same way, and a pixel in the middle of a line
/// is covered in full, however tightly the path turns. Offset curves as curves are fewer points and were
/// rejected: near tight turns they wind backwards and leave holes.
///
/// Where a line crosses itself, or dashes meet, it is one area: nothing shows twice under a translucent
/// paint.
///
/// ## Guarantees
/// The outline is within 0.05 px of the true offset curve. It consists of straight lines with corners
/// on the subpixel grid, and moves with a path that moves by whole pixels, bit for bit.
///
/// The value keeps its buffers from one line to the next.
package struct Stroker {
  private var path = StrokePath()
  private var dashes = StrokePath()
  private var builder = StrokeOutline()

  /// Prepares for lines.
  package init() {}

  /// The outline that was made last.
  package var outline: Path { builder.path }

  /// Makes the outline of a line along `path`; `style.width` is in device pixels.
  ///
  /// It is empty where the width is not positive, where a coordinate is not finite, and for contours
  /// without length, but that one with round caps is a dot and one with square caps an upright square
  /// (SVG 2, section 13.5.4). A miter limit below 1 counts as 1.
  package mutating func makeOutline(of path: Path, style: StrokeStyle) {
    builder.begin(style)
    let halfWidth = style.width / 2
    guard halfWidth > 0, halfWidth.isFinite, path.isFinite else { return }
    self.path.set(path, halfWidth: halfWidth)
    if let dash = style.dash, dash.period != nil {
      dashes.set(self.path, dash: dash)
      append(dashes)
    } else {
      append(self.path)
    }
  }

  private mutating func append(_ line: StrokePath) {
    for contour in line.contours { builder.append(contour, line.segments[contour.pieces]) }
  }

  /// The outline of one line.
  package static func outline(of path: Path, style: StrokeStyle) -> Path {
    var stroker = Stroker()
    stroker.makeOutline(of: path, style: style)
    return stroker.outline
  }
}
