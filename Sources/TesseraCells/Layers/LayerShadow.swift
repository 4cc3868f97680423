public import TesseraTheme

/// A shadow behind a layer's shape.
public struct LayerShadow: Hashable, Sendable {
  /// Where the figures come from.
  public enum Source: Hashable, Sendable {
    /// A role of the cell of type `shadow`.
    case role(String)
    /// Fixed figures.
    case literal(ShadowValue)
  }

  /// Where the figures come from.
  public var source: Source
  /// Whether the part below the shape is left out (CSS's rule), so that a translucent fill does not
  /// show it.
  public var clipsUnderFill: Bool

  /// Creates a shadow.
  public init(_ source: Source, clipsUnderFill: Bool = false) {
    self.source = source
    self.clipsUnderFill = clipsUnderFill
  }

  /// The shadow that the theme gives a role of the cell.
  public static func role(_ name: String) -> LayerShadow { LayerShadow(.role(name)) }
}
