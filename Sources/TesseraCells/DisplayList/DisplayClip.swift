package import TesseraGraphics

/// What cuts a group: what lies in any of some shapes is seen.
package struct DisplayClip: Hashable, Sendable {
  /// A shape with its own rule.
  package struct Outline: Hashable, Sendable {
    /// The shape, in device pixels.
    package let shape: Shape
    /// What counts as inside.
    package let rule: FillRule

    /// Creates an outline.
    package init(_ shape: Shape, rule: FillRule = .nonZero) {
      self.shape = shape
      self.rule = rule
    }
  }

  /// The shapes; without any, nothing is seen.
  package let outlines: [Outline]

  /// Creates the region of several shapes.
  package init(_ outlines: [Outline]) {
    self.outlines = outlines
  }

  /// Creates the region of one shape.
  package init(_ shape: Shape) {
    self.init([Outline(shape)])
  }
}
