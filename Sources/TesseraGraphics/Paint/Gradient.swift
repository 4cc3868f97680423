/// Colours along a line from 0 to 1.
///
/// Stops are premultiplied before interpolation (CSS Images 4, section 3.4.2). Where 0 and 1 lie on
/// the canvas is what a `Paint` says.
public struct Gradient: Hashable, Sendable {
  /// A colour at a position.
  public struct Stop: Hashable, Sendable {
    /// The colour here.
    public var color: Color
    /// Where: 0 is the start, 1 the end; values outside are cut to this range.
    public var position: Double

    /// Creates a stop.
    public init(_ color: Color, at position: Double) {
      self.color = color
      self.position = position
    }
  }

  /// What lies before 0 and behind 1 (SVG 2, `spreadMethod`).
  public enum Spread: String, Hashable, Sendable, CaseIterable {
    /// The first colour and the last go on.
    case pad
    /// The colours from 0 to 1 begin anew.
    case `repeat`
    /// The colours from 0 to 1 run back and forth.
    case reflect
  }

  /// The space in which colours between two stops are mixed.
  public enum Interpolation: String, Hashable, Sendable, CaseIterable {
    /// Encoded sRGB, as the platforms do.
    case srgb
    /// OKLab, in which equal steps look equal (CSS Color 4, section 12); what leaves sRGB is cut off.
    case oklab
  }

  /// The stops in their order; before the first and behind the last the colour stays the same.
  ///
  /// A position smaller than one before it counts as that one (CSS); two at the same place make a
  /// hard edge.
  public var stops: [Stop]
  /// What lies outside 0…1.
  public var spread: Spread
  /// How colours between stops are mixed.
  public var interpolation: Interpolation

  /// Creates a gradient; without stops it paints nothing.
  public init(_ stops: [Stop], spread: Spread = .pad, interpolation: Interpolation = .srgb) {
    self.stops = stops
    self.spread = spread
    self.interpolation = interpolation
  }

  /// The gradient with the alpha of every stop multiplied by `factor`.
  public func multiplyingAlpha(by factor: Double) -> Gradient {
    var copy = self
    for index in copy.stops.indices {
      copy.stops[index].color = copy.stops[index].color.multiplyingAlpha(by: factor)
    }
    return copy
  }
}
