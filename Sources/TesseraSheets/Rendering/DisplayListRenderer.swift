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
    case .asOne(let opacity, let blendMode, let sigma):
      canvas.withGroup(opacity: opacity, blendMode: blendMode, clip: group.clip) { canvas in
        guard sigma > 0 else { return draw(group.nodes, on: &canvas) }
        canvas.withBlur(sigma: sigma) { draw(group.nodes, on: &$0) }
      }
    }
  }

  /// Draws one item.
  private static func draw(_ drawing: DisplayItem.Drawing, on canvas: inout Canvas) {
    switch drawing {
    case .fill(let shape, let paint):
      canvas.fill(shape, with: paint)
    case .stroke(let path, let style, let paint):
      canvas.stroke(path, style: style, with: paint)
    case .border(let shape, let style, let alignment, let paint):
      canvas.stroke(shape, style: style, alignment: alignment, with: paint)
    case .shadow(let shape, let spread, let offset, let sigma, let color, let cut):
      canvas.shadow(
        of: shape, color: color, offset: offset, sigma: sigma, spread: spread, clippedOutOf: cut)
    case .innerShadow(let shape, let spread, let offset, let sigma, let color):
      canvas.innerShadow(of: shape, color: color, offset: offset, sigma: sigma, spread: spread)
    case .image(let image, let rect, let sampling, let opacity):
      canvas.draw(Pixmap(image), in: rect, sampling: sampling, opacity: opacity)
    case .text(let text, let paint):
      canvas.fill(.path(text.outline), with: paint)
    }
  }
}
