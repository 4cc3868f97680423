/// The functions that write a colour in CSS Color 4, and what their arguments mean.
package enum CSSColorFunction: String, CaseIterable, Sendable {
  /// Red, green and blue to 255 or in percent; both names mean the same.
  case rgb, rgba
  /// Hue, saturation and lightness; both names mean the same.
  case hsl, hsla
  /// Hue, whiteness and blackness.
  case hwb
  /// CIELAB and its polar form.
  case lab, lch
  /// OKLab and its polar form.
  case oklab, oklch
  /// Components of a space that is named first.
  case color

  /// How one component is written.
  struct Axis {
    /// What a plain number is multiplied by.
    var unit = 1.0
    /// What 100 % means.
    var percent = 1.0
    /// What the component is cut to.
    var range = -Double.infinity...Double.infinity
    /// Whether it is an angle, which has units of its own and no percentage.
    var isHue = false

    static let hue = Axis(isHue: true)
    static let hundred = Axis(percent: 100, range: 0...100)
    static let part = Axis(percent: 100, range: 0...(.infinity))
  }

  /// Whether the old form with commas exists.
  var hasLegacyForm: Bool {
    switch self {
    case .rgb, .rgba, .hsl, .hsla: true
    case .hwb, .lab, .lch, .oklab, .oklch, .color: false
    }
  }

  /// The space of the components; nil for `color()`, which names it.
  var space: ColorSpace? {
    switch self {
    case .rgb, .rgba: .srgb
    case .hsl, .hsla: .hsl
    case .hwb: .hwb
    case .lab: .lab
    case .lch: .lch
    case .oklab: .oklab
    case .oklch: .oklch
    case .color: nil
    }
  }

  /// The three components.
  var axes: [Axis] {
    switch self {
    case .rgb, .rgba: Array(repeating: Axis(unit: 1 / 255, range: 0...1), count: 3)
    case .hsl, .hsla: [.hue, .hundred, .hundred]
    case .hwb: [.hue, .part, .part]
    case .lab: [.hundred, Axis(percent: 125), Axis(percent: 125)]
    case .lch: [.hundred, Axis(percent: 150, range: 0...(.infinity)), .hue]
    case .oklab: [Axis(range: 0...1), Axis(percent: 0.4), Axis(percent: 0.4)]
    case .oklch: [Axis(range: 0...1), Axis(percent: 0.4, range: 0...(.infinity)), .hue]
    case .color: Array(repeating: Axis(), count: 3)
    }
  }

  /// The spaces of `color()` by name.
  package static let spaces: [String: ColorSpace] = [
    "srgb": .srgb, "srgb-linear": .srgbLinear, "display-p3": .displayP3, "a98-rgb": .a98RGB,
    "prophoto-rgb": .proPhotoRGB, "rec2020": .rec2020, "xyz": .xyzD65, "xyz-d65": .xyzD65,
    "xyz-d50": .xyzD50,
  ]
}
