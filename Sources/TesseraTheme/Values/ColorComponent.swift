internal import TesseraGraphics

/// What a component of a DTCG colour is called and may be (Color module, section 4.2).
struct ColorComponent {
  /// The values that a component may have.
  enum Limit {
    /// These and no others.
    case within(ClosedRange<Double>)
    /// These; larger ones are understood, although the specification excludes them.
    case preferably(ClosedRange<Double>)
    /// All that are not negative.
    case atLeastZero
    /// Degrees from 0 to below 360; others are turned into them.
    case turn
    /// All.
    case any
  }

  /// The name with its article, as messages begin: "the chroma".
  let name: String
  /// What it may be.
  let limit: Limit

  /// The three components of a space.
  static func all(of space: ColorSpace) -> [ColorComponent] {
    switch space {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020:
      Array(repeating: Self("a component", .within(0...1)), count: 3)
    case .xyzD65, .xyzD50:
      Array(repeating: Self("a component", .preferably(0...1)), count: 3)
    case .hsl:
      [hue, Self("the saturation", .within(0...100)), Self("the lightness", .within(0...100))]
    case .hwb:
      [hue, Self("the whiteness", .within(0...100)), Self("the blackness", .within(0...100))]
    case .lab: [Self("the lightness", .within(0...100)), axis, axis]
    case .oklab: [Self("the lightness", .within(0...1)), axis, axis]
    case .lch: [Self("the lightness", .within(0...100)), Self("the chroma", .atLeastZero), hue]
    case .oklch: [Self("the lightness", .within(0...1)), Self("the chroma", .atLeastZero), hue]
    }
  }

  private static let hue = Self("the hue", .turn)
  private static let axis = Self("a component", .any)

  private init(_ name: String, _ limit: Limit) {
    self.name = name
    self.limit = limit
  }
}
