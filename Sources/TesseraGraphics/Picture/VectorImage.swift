/// A picture made of outlines, drawn at any size.
///
/// Everything in it is resolved: no names, no styles, no units. Files become one of these
/// (TesseraIcons); cells show it (TesseraCells).
public struct VectorImage: Hashable, Sendable {
  /// One step of drawing.
  public enum Node: Hashable, Sendable {
    /// An outline.
    case part(Part)
    /// Several drawings treated as one.
    indirect case group(Group)
  }

  /// One outline, filled or drawn as a line.
  public struct Part: Hashable, Sendable {
    /// The outline in units of its own.
    public var path: Path
    /// What counts as inside, where the outline is filled.
    public var rule: FillRule
    /// What colours it.
    public var ink: Ink
    /// Multiplies the ink's alpha; 0…1.
    public var opacity: Double
    /// The line style in the path's units, or nil to fill the outline.
    public var stroke: StrokeStyle?
    /// Where the path's units lie in the picture's; a line is made first and then transformed.
    public var transform: AffineTransform

    /// Creates a part.
    public init(
      _ path: Path, rule: FillRule = .nonZero, ink: Ink = .tint, opacity: Double = 1,
      stroke: StrokeStyle? = nil, transform: AffineTransform = .identity
    ) {
      self.path = path
      self.rule = rule
      self.ink = ink
      self.opacity = opacity
      self.stroke = stroke
      self.transform = transform
    }
  }

  /// Drawings that are cut or made translucent together.
  public struct Group: Hashable, Sendable {
    /// What is in the group, in drawing order.
    public var nodes: [Node]
    /// Opacity of the whole, 0…1.
    public var opacity: Double
    /// What cuts the whole: only what lies in all of them is seen.
    public var clips: [Clip]

    /// Creates a group.
    public init(_ nodes: [Node], opacity: Double = 1, clips: [Clip] = []) {
      self.nodes = nodes
      self.opacity = opacity
      self.clips = clips
    }
  }

  /// A region made of outlines in the picture's units: what lies in any of them is inside.
  public struct Clip: Hashable, Sendable {
    /// An outline with its own rule.
    public struct Outline: Hashable, Sendable {
      /// The outline.
      public var path: Path
      /// What counts as inside.
      public var rule: FillRule

      /// Creates an outline.
      public init(_ path: Path, rule: FillRule = .nonZero) {
        self.path = path
        self.rule = rule
      }
    }

    /// The outlines; without any, nothing is inside.
    public var outlines: [Outline]

    /// Creates a region.
    public init(_ outlines: [Outline]) {
      self.outlines = outlines
    }
  }

  /// The name, for display lists.
  public var name: String
  /// The picture's own size; drawings lie within (0, 0) … (width, height).
  public var size: Size
  /// The drawings, in their order.
  public var nodes: [Node]

  /// Creates a picture of parts and groups.
  public init(_ name: String, size: Size, nodes: [Node]) {
    self.name = name
    self.size = size
    self.nodes = nodes
  }

  /// Creates a picture of parts.
  public init(_ name: String, size: Size, parts: [Part]) {
    self.init(name, size: size, nodes: parts.map(Node.part))
  }
}
