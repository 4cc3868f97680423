/// A straight (not premultiplied) colour in any space.
///
/// Colours become stored pixels in one place, `Pixel+Color.swift`; nothing else quantises.
public struct Color: Hashable, Sendable {
  /// The space of the components.
  public var space: ColorSpace
  /// First component: red, or lightness.
  public var c1: Double
  /// Second component: green, or chroma.
  public var c2: Double
  /// Third component: blue, or hue in degrees.
  public var c3: Double
  /// Opacity: 0 clear, 1 opaque.
  public var alpha: Double

  /// Creates a colour from the components of a space.
  public init(_ space: ColorSpace, _ c1: Double, _ c2: Double, _ c3: Double, alpha: Double = 1) {
    self.space = space
    self.c1 = c1
    self.c2 = c2
    self.c3 = c3
    self.alpha = alpha
  }

  /// Creates an sRGB colour from components 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(.srgb, red, green, blue, alpha: alpha)
  }

  /// Creates an sRGB colour from bytes 0…255.
  public init(red8 red: UInt8, green8 green: UInt8, blue8 blue: UInt8, alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// The colour with another alpha.
  public func withAlpha(_ alpha: Double) -> Color {
    var copy = self
    copy.alpha = alpha
    return copy
  }

  /// The colour with its alpha multiplied by `factor`.
  public func multiplyingAlpha(by factor: Double) -> Color {
    withAlpha(alpha * factor)
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Nothing: transparent black.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}
