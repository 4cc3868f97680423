extension VectorImage {
  /// What colours a part.
  public enum Ink: Hashable, Sendable {
    /// The tint of whoever shows the picture: a *template*.
    case tint
    /// A colour of its own.
    case color(Color)
    /// A gradient.
    case gradient(GradientInk)
  }

  /// A gradient in units of its own.
  public struct GradientInk: Hashable, Sendable {
    /// A colour, or the tint, at a position.
    public struct Stop: Hashable, Sendable {
      /// The colour here; nil is the tint.
      public var color: Color?
      /// Multiplies the colour's alpha; 0…1.
      public var opacity: Double
      /// Where: 0 is the start, 1 the end.
      public var position: Double

      /// Creates a stop.
      public init(_ color: Color?, opacity: Double = 1, at position: Double) {
        self.color = color
        self.opacity = opacity
        self.position = position
      }
    }

    /// Where 0 and 1 lie.
    public enum Geometry: Hashable, Sendable {
      /// Along the line from one point to another.
      case linear(from: Point, to: Point)
      /// From one circle, or point, to another.
      case radial(center: Point, radius: Double, focus: Point, focusRadius: Double)
    }

    /// The stops in their order.
    public var stops: [Stop]
    /// Where 0 and 1 lie, in the gradient's units.
    public var geometry: Geometry
    /// What lies outside 0…1.
    public var spread: Gradient.Spread
    /// Where the gradient's units lie in those of the part's path.
    public var transform: AffineTransform

    /// Creates a gradient; without stops it paints nothing.
    public init(
      _ stops: [Stop], _ geometry: Geometry, spread: Gradient.Spread = .pad,
      transform: AffineTransform = .identity
    ) {
      self.stops = stops
      self.geometry = geometry
      self.spread = spread
      self.transform = transform
    }
  }
}

extension VectorImage {
  /// Whether the tint of whoever shows the picture colours any of it.
  public var isTemplate: Bool { Self.anyPart(of: nodes) { $0.ink.takesTint } }

  /// The picture as a template: all that is drawn takes the tint, with the alpha that it had.
  ///
  /// What a picture's own colours tell apart is then one silhouette, as the platforms show a template
  /// image; a gradient keeps its alpha alone.
  public func asTemplate() -> VectorImage {
    VectorImage(name, size: size, nodes: Self.tinted(nodes))
  }

  private static func tinted(_ nodes: [Node]) -> [Node] {
    nodes.map { node in
      switch node {
      case .part(var part):
        switch part.ink {
        case .tint: break
        case .color(let color):
          part.ink = .tint
          part.opacity *= color.alpha
        case .gradient(var gradient):
          for index in gradient.stops.indices {
            gradient.stops[index].opacity *= gradient.stops[index].color?.alpha ?? 1
            gradient.stops[index].color = nil
          }
          part.ink = .gradient(gradient)
        }
        return .part(part)
      case .group(var group):
        group.nodes = tinted(group.nodes)
        return .group(group)
      }
    }
  }

  private static func anyPart(of nodes: [Node], _ holds: (Part) -> Bool) -> Bool {
    nodes.contains { node in
      switch node {
      case .part(let part): holds(part)
      case .group(let group): anyPart(of: group.nodes, holds)
      }
    }
  }
}

extension VectorImage.Ink {
  /// Whether the tint is all or a part of it.
  public var takesTint: Bool {
    switch self {
    case .tint: true
    case .color: false
    case .gradient(let gradient): gradient.stops.contains { $0.color == nil }
    }
  }
}
