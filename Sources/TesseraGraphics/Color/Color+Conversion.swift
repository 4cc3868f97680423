/// A colour in one space → the same colour in another.
///
/// Four spaces are only other coordinates of a *base* (HSL of sRGB, OKLCH of OKLab, …); every base
/// knows its way to XYZ (D65) and back. A conversion leaves the coordinates, goes through XYZ where
/// the bases differ, and takes the new coordinates. So a new space is one case in two of the switches
/// below, and nothing else. Direct ways between any two were rejected: a table of pairs.
extension Color {
  /// The same colour as components of another space, and its alpha.
  ///
  /// Nothing is cut: components lie outside their range where the space does not hold the colour. A
  /// colour that is in the space already keeps its bits.
  public func converted(to target: ColorSpace) -> Color {
    if target == space { return self }
    guard target.base == space.base else { return Color(target, xyz: xyz, alpha: alpha) }
    return Color(target, based: based, alpha: alpha)
  }

  /// The CIE XYZ of the colour, white point D65, Y of white = 1.
  package var xyz: SIMD3<Double> {
    let components = based
    return switch space.base {
    case .srgbLinear: RGBSpace.srgbLinear.xyz(components)
    case .displayP3: RGBSpace.displayP3.xyz(components)
    case .a98RGB: RGBSpace.a98.xyz(components)
    case .proPhotoRGB: ChromaticAdaptation.toD65 * RGBSpace.proPhoto.xyz(components)
    case .rec2020: RGBSpace.rec2020.xyz(components)
    case .lab: ChromaticAdaptation.toD65 * CIELab.xyz(lab: components)
    case .oklab: OKLab.xyz(lab: components)
    case .xyzD65: components
    case .xyzD50: ChromaticAdaptation.toD65 * components
    default: RGBSpace.srgb.xyz(components)
    }
  }

  /// Creates the colour of a CIE XYZ (D65, Y of white = 1) in a space.
  package init(_ space: ColorSpace, xyz: SIMD3<Double>, alpha: Double) {
    let components =
      switch space.base {
      case .srgbLinear: RGBSpace.srgbLinear.coded(xyz)
      case .displayP3: RGBSpace.displayP3.coded(xyz)
      case .a98RGB: RGBSpace.a98.coded(xyz)
      case .proPhotoRGB: RGBSpace.proPhoto.coded(ChromaticAdaptation.toD50 * xyz)
      case .rec2020: RGBSpace.rec2020.coded(xyz)
      case .lab: CIELab.lab(xyz: ChromaticAdaptation.toD50 * xyz)
      case .oklab: OKLab.lab(xyz: xyz)
      case .xyzD65: xyz
      case .xyzD50: ChromaticAdaptation.toD50 * xyz
      default: RGBSpace.srgb.coded(xyz)
      }
    self.init(space, based: components, alpha: alpha)
  }

  /// The components in the space's base.
  private var based: SIMD3<Double> {
    let components = SIMD3(c1, c2, c3)
    return switch space {
    case .hsl: HSL.rgb(hsl: components)
    case .hwb: HWB.rgb(hwb: components)
    case .lch, .oklch: LCH.lab(lch: components)
    default: components
    }
  }

  /// Creates a colour from components of its space's base.
  private init(_ space: ColorSpace, based: SIMD3<Double>, alpha: Double) {
    let components =
      switch space {
      case .hsl: HSL.hsl(rgb: based)
      case .hwb: HWB.hwb(rgb: based)
      case .lch: LCH.lch(lab: based, greyChroma: CIELab.greyChroma)
      case .oklch: LCH.lch(lab: based, greyChroma: OKLab.greyChroma)
      default: based
      }
    self.init(space, components.x, components.y, components.z, alpha: alpha)
  }

  /// The OKLab components of the colour: lightness 0…1, a and b.
  package var oklab: SIMD3<Double> {
    space.base == .oklab ? based : OKLab.lab(xyz: xyz)
  }

  /// Creates the sRGB colour of OKLab components; they may lie outside 0…1.
  package init(oklab: SIMD3<Double>, alpha: Double) {
    self.init(.srgb, xyz: OKLab.xyz(lab: oklab), alpha: alpha)
  }

  /// ΔEOK: the distance of two colours in OKLab; 0.02 is just noticeable (CSS Color 4).
  package func deltaEOK(_ other: Color) -> Double {
    let d = oklab - other.oklab
    return (d.x * d.x + d.y * d.y + d.z * d.z).squareRoot()
  }
}
