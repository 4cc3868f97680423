/// A colour in any space → one that sRGB holds.
///
/// `minde` is the *local MINDE* algorithm of CSS Color 4 (section 13.2): the chroma in OKLCH is
/// bisected for the most colourful point whose cut version cannot be told from it. The ray-trace
/// method of later drafts is faster; it gives visibly duller colours and no two libraries that agree.
extension Color {
  /// The colour in encoded sRGB with all components and alpha in 0…1.
  ///
  /// An sRGB colour in range comes back bit for bit. A component that is not a number becomes 0.
  public func mappedToSRGB(_ mapping: GamutMapping = .minde) -> Color {
    let srgb = converted(to: .srgb)
    guard mapping == .minde, !srgb.isInUnitRange else { return srgb.clipped }

    var current = converted(to: .oklch)
    if current.c1 >= 1 { return Color.white.withAlpha(alpha).clipped }
    if current.c1 <= 0 { return Color.black.withAlpha(alpha).clipped }

    /// ΔEOK that the eye just notices.
    let noticeable = 0.02
    let precision = 1e-4
    var clipped = srgb.clipped
    guard current.c2.isFinite, clipped.deltaEOK(current) >= noticeable else { return clipped }

    var low = 0.0
    var high = current.c2
    var lowIsInGamut = true
    while high - low > precision {
      current.c2 = (low + high) / 2
      let candidate = current.converted(to: .srgb)
      if lowIsInGamut, candidate.isInUnitRange {
        low = current.c2
        continue
      }
      clipped = candidate.clipped
      let difference = clipped.deltaEOK(current)
      if difference < noticeable {
        if noticeable - difference < precision { break }
        lowIsInGamut = false
        low = current.c2
      } else {
        high = current.c2
      }
    }
    return clipped
  }

  /// Whether all three components lie in 0…1.
  private var isInUnitRange: Bool {
    let range = 0.0...1.0
    return range.contains(c1) && range.contains(c2) && range.contains(c3)
  }

  /// The colour with components and alpha cut to 0…1, NaN to 0.
  private var clipped: Color {
    func unit(_ value: Double) -> Double { value >= 0 ? min(value, 1) : 0 }
    return Color(space, unit(c1), unit(c2), unit(c3), alpha: unit(alpha))
  }
}
