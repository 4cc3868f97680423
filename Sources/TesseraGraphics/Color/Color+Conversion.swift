/// A colour in one space → the same colour in another.
///
/// Every space knows its way to XYZ (D65) and back, and a conversion goes through there; so a new
/// space is one case in each of the two switches below, and nothing else. Direct ways between
/// neighbours (OKLCH → OKLab) would save some multiplications and cost a table of pairs.
extension Color {
  /// The same colour as components of another space, and its alpha.
  ///
  /// Nothing is cut: components lie outside their range where the space does not hold the colour. A
  /// colour that is in the space already keeps its bits.
  public func converted(to target: ColorSpace) -> Color {
    target == space ? self : Color(target, xyz: xyz, alpha: alpha)
  }

  /// The CIE XYZ of the colour, white point D65, Y of white = 1.
  package var xyz: SIMD3<Double> {
    let components = SIMD3(c1, c2, c3)
    return switch space {
    case .srgb: RGBSpace.srgb.xyz(components)
    case .displayP3: RGBSpace.displayP3.xyz(components)
    case .oklch: OKLab.xyz(lab: OKLab.lab(lch: components))
    }
  }

  /// Creates the colour of a CIE XYZ (D65, Y of white = 1) in a space.
  package init(_ space: ColorSpace, xyz: SIMD3<Double>, alpha: Double) {
    let components =
      switch space {
      case .srgb: RGBSpace.srgb.coded(xyz)
      case .displayP3: RGBSpace.displayP3.coded(xyz)
      case .oklch: OKLab.lch(lab: OKLab.lab(xyz: xyz))
      }
    self.init(space, components.x, components.y, components.z, alpha: alpha)
  }

  /// The OKLab components of the colour: lightness 0…1, a and b.
  package var oklab: SIMD3<Double> {
    if space == .oklch { return OKLab.lab(lch: SIMD3(c1, c2, c3)) }
    return OKLab.lab(xyz: xyz)
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
