package import TesseraGraphics

/// A cell's look, resolved: device pixels, sRGB colours, shaped glyphs, decoded pictures.
///
/// This is the second of the two seams that carry the design: the rasterizer consumes it and never
/// sees a theme. Every drawing is tagged with its slot, path and tokens; the text form of the list
/// (`DisplayList+Text.swift`) is what makes a pixel difference explainable.
package struct DisplayList: Hashable, Sendable {
  /// One step of drawing.
  package indirect enum Node: Hashable, Sendable {
    /// A single drawing.
    case item(DisplayItem)
    /// Several drawings treated as one.
    case group(DisplayGroup)
  }

  /// Width of the canvas, in device pixels.
  package let width: Int
  /// Height of the canvas, in device pixels.
  package let height: Int
  /// Device pixels per point.
  package let scale: Int
  /// The cell's bounds within the canvas, in device pixels.
  package let bounds: Rect
  /// The colour below everything, or nil for none.
  package let backdrop: Color?
  /// The theme value that gave the backdrop.
  package let backdropTokens: [TokenUse]
  /// The drawings, from the bottom.
  package let nodes: [Node]

  /// All drawings in order, groups opened.
  package var items: [DisplayItem] { Self.items(of: nodes) }

  /// The drawings of some nodes in order.
  private static func items(of nodes: [Node]) -> [DisplayItem] {
    nodes.flatMap { node in
      switch node {
      case .item(let item): [item]
      case .group(let group): items(of: group.nodes)
      }
    }
  }
}
