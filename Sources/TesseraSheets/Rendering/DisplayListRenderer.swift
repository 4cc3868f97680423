package import TesseraCells
import TesseraGraphics
package import TesseraRaster

/// Display list → pixels.
///
/// A plain walk in drawing order: everything has been resolved before, so nothing is decided here
/// but which verb of the canvas draws which item.
package enum DisplayListRenderer {
  /// Draws a display list onto a canvas of its own.
  package static func pixmap(of list: DisplayList) -> Pixmap {
    var canvas = Canvas(
      width: list.width, height: list.height, fill: list.backdrop.map(Pixel.init) ?? .clear)
    draw(list.nodes, on: &canvas)
    return canvas.finish()
  }

  /// Draws nodes from the bottom.
  private static func draw(_ nodes: [DisplayList.Node], on canvas: inout Canvas) {
    for node in nodes {
      switch node {
      case .item(let item): draw(item.drawing, on: &canvas)
      case .group(let group): draw(group, on: &canvas)
      }
    }
  }

  /// Draws a group, clipped or composited as one.
  private static func draw(_ group: DisplayGroup, on canvas: inout Canvas) {
    switch group.compositing {
    case .clipEach:
      guard let clip = group.clip else { return draw(group.nodes, on: &canvas) }
      canvas.withClip(clip) { draw(group.nodes, on: &$0) }
    case .asOne(let opacity):
      canvas.withGroup(opacity: opacity, clip: group.clip) { draw(group.nodes, on: &$0) }
    }
  }

  /// Draws one item.
  private static func draw(_ drawing: DisplayItem.Drawing, on canvas: inout Canvas) {
    switch drawing {
    case .fill(let shape, let paint):
      canvas.fill(shape, with: paint)
    case .stroke(let path, let style, let paint):
      canvas.stroke(path, style: style, with: paint)
    case .border(let shape, let width, let paint):
      drawBorder(of: shape, width: width, paint, on: &canvas)
    case .shadow(let shape, let offset, let sigma, let color, let cut):
      canvas.shadow(of: shape, color: color, offset: offset, sigma: sigma, clippedOutOf: cut)
    case .image(let image, let rect, let sampling, let opacity):
      canvas.draw(Pixmap(image), in: rect, sampling: sampling, opacity: opacity)
    case .text(let text, let paint):
      canvas.fill(.path(text.outline), with: paint)
    }
  }

  /// Draws a line inside an outline.
  ///
  /// For rectangles and ellipses it is the ring between the outline and a smaller one, which is
  /// exact; for a free path it is a line of double width cut to the inside, since an inset outline
  /// of a free path may cross itself.
  private static func drawBorder(
    of shape: Shape, width: Double, _ paint: Paint, on canvas: inout Canvas
  ) {
    let inner: Shape
    switch shape {
    case .rectangle(let rect): inner = .rectangle(rect.inset(by: width))
    case .roundedRectangle(let rounded): inner = .roundedRectangle(rounded.inset(by: width))
    case .ellipse(let rect): inner = .ellipse(rect.inset(by: width))
    case .path(let path):
      canvas.withClip(shape) { $0.stroke(path, style: StrokeStyle(width: 2 * width), with: paint) }
      return
    }
    guard !inner.bounds.isEmpty else { return canvas.fill(shape, with: paint) }
    var ring = shape.path
    ring.append(inner.path)
    canvas.fill(.path(ring), rule: .evenOdd, with: paint)
  }
}
