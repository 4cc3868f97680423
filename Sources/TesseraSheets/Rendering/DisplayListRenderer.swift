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

  /// Where nodes alone leave anything on a clear canvas, and how much: coverage times alpha.
  ///
  /// The canvas is one of the list's size, which stays as it is.
  package static func mask(of nodes: [DisplayList.Node], on canvas: inout Canvas) -> Mask {
    canvas.mask(of: .alpha) { draw(nodes, on: &$0) }
  }

  /// Draws a display list onto a canvas that holds other things already, its top left pixel in column
  /// `x` of row `y`.
  ///
  /// The list's own backdrop is left out, and nothing is drawn beyond its canvas. What it blends with is
  /// what lies there already, as on a screen.
  package static func draw(_ list: DisplayList, on canvas: inout Canvas, atX x: Int, y: Int) {
    let area = Rect(Double(x), Double(y), Double(list.width), Double(list.height))
    canvas.withClip(.rectangle(area)) { canvas in
      canvas.withTransform(.translation(area.minX, area.minY)) { draw(list.nodes, on: &$0) }
    }
  }

  /// Draws nodes from the bottom.
  private static func draw(_ nodes: [DisplayList.Node], on canvas: inout Canvas) {
    for node in nodes {
      switch node {
      case .item(let item):
        canvas.withTransform(item.plane ?? .identity) { draw(item.drawing, on: &$0) }
      case .group(let group): draw(group, on: &canvas)
      }
    }
  }

  /// Draws a group, clipped or composited as one.
  private static func draw(_ group: DisplayGroup, on canvas: inout Canvas) {
    var shape: DisplayClip.Outline?
    var mask: Mask?
    if let clip = group.clip {
      if clip.outlines.count == 1 {
        shape = clip.outlines[0]
      } else {
        mask = Self.mask(clip, &canvas)
      }
    }
    switch group.compositing {
    case .clipEach:
      if let shape {
        canvas.withClip(shape.shape, rule: shape.rule) { draw(group.nodes, on: &$0) }
      } else if let mask {
        canvas.withMask(mask) { draw(group.nodes, on: &$0) }
      } else {
        draw(group.nodes, on: &canvas)
      }
    case .asOne(let opacity, let blendMode, let sigma):
      canvas.withGroup(
        opacity: opacity, blendMode: blendMode, clip: shape?.shape, rule: shape?.rule ?? .nonZero,
        mask: mask
      ) { canvas in
        guard sigma > 0 else { return draw(group.nodes, on: &canvas) }
        canvas.withBlur(sigma: sigma) { draw(group.nodes, on: &$0) }
      }
    }
  }

  /// The coverage of several shapes together.
  private static func mask(_ clip: DisplayClip, _ canvas: inout Canvas) -> Mask {
    canvas.mask(of: .alpha) { canvas in
      for outline in clip.outlines {
        canvas.fill(outline.shape, rule: outline.rule, with: .color(.black))
      }
    }
  }

  /// Draws one item.
  private static func draw(_ drawing: DisplayItem.Drawing, on canvas: inout Canvas) {
    switch drawing {
    case .fill(let shape, let rule, let paint):
      canvas.fill(shape, rule: rule, with: paint)
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
    case .nineSlice(let image, let insets, let scale, let rect, let sampling, let opacity):
      canvas.draw(
        NineSlice(Pixmap(image), insets: insets, scale: scale), in: rect, sampling: sampling,
        opacity: opacity)
    case .text(let text, let paint):
      canvas.fill(.path(text.outline), with: paint)
    }
  }
}
