/// Colours along a line from 0 to 1.
///
/// Stops are premultiplied before interpolation (CSS Images 4, section 3.4.2), in encoded sRGB.
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

  /// The stops in their order; before the first and behind the last the colour stays the same.
  ///
  /// A position smaller than one before it counts as that one (CSS); two at the same place make a
  /// hard edge.
  public var stops: [Stop]

  /// Creates a gradient; without stops it paints nothing.
  public init(_ stops: [Stop]) {
    self.stops = stops
  }
}
