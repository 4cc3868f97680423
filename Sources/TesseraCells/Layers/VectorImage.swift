public import TesseraGraphics

/// A picture made of outlines, drawn at any size.
public struct VectorImage: Hashable, Sendable {
  /// What colours a part.
  public enum Ink: Hashable, Sendable {
    /// The tint of whoever shows the picture: a *template*.
    case tint
    /// A colour of its own.
    case color(Color)
  }

  /// One outline, filled or drawn as a line.
  public struct Part: Hashable, Sendable {
    /// The outline in the picture's own units.
    public var path: Path
    /// What colours it.
    public var ink: Ink
    /// The line style, or nil to fill the outline.
    public var stroke: StrokeStyle?

    /// Creates a part.
    public init(_ path: Path, ink: Ink = .tint, stroke: StrokeStyle? = nil) {
      self.path = path
      self.ink = ink
      self.stroke = stroke
    }
  }

  /// The name, for display lists.
  public var name: String
  /// The picture's own size; parts lie within (0, 0) … (width, height).
  public var size: Size
  /// The parts, in drawing order.
  public var parts: [Part]

  /// Creates a picture.
  public init(_ name: String, size: Size, parts: [Part]) {
    self.name = name
    self.size = size
    self.parts = parts
  }
}
