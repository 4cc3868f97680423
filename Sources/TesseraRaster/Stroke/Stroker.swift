package import TesseraGraphics

/// A line along a path → the outline of the area that it covers, to be filled with the non-zero rule.
///
/// The path is cut into short pieces (`StrokePath`). The outline runs along the left of all of them and
/// back along their right. At a corner the outer side gets the join; the inner side goes straight from
/// offset point to offset point where both pieces are long enough to hold the fold, else through the
/// corner itself. So every part of the outline winds the same way, and a pixel in the middle of a line
/// is covered in full, however tightly the path turns. Offset curves as curves are fewer points and were
/// rejected: near tight turns they wind backwards and leave holes.
///
/// ## Guarantees
/// The outline is within 0.05 px of the true offset curve. It consists of straight lines with corners
/// on the subpixel grid, and moves with a path that moves by whole pixels, bit for bit.
package enum Stroker {
  /// The outline of a line along `path`; `style.width` is in device pixels.
  ///
  /// It is empty where the width is not positive, where a coordinate is not finite, and for contours
  /// without length, but that one with round caps is a dot (SVG 2, section 13.5.4). A miter limit
  /// below 1 counts as 1.
  package static func outline(of path: Path, style: StrokeStyle) -> Path {
    let halfWidth = style.width / 2
    guard halfWidth > 0, halfWidth.isFinite, path.isFinite else { return Path() }
    var outline = Path()
    for contour in StrokePath.contours(of: path, halfWidth: halfWidth) {
      var builder = StrokeOutline(contour, style: style)
      for side in builder.build() {
        var corners = side.map { corner in
          Point(
            SubpixelPoint.snap(corner.x) + contour.anchor.x,
            SubpixelPoint.snap(corner.y) + contour.anchor.y)
        }[...]
        guard let first = corners.popFirst() else { continue }
        outline.move(to: first)
        for corner in corners { outline.line(to: corner) }
        outline.close()
      }
    }
    return outline
  }
}
