internal import CHarfBuzz

/// Where an instance of a variable font stands on its design axes.
typealias FontCoordinates = [HarfBuzzFont.StyleAxis: Double]

extension HarfBuzzFont {
  /// The values that a design axis may take; nil where the font is not variable along it.
  func range(of axis: StyleAxis) -> ClosedRange<Double>? {
    var info = hb_ot_var_axis_info_t()
    // Invariant: the face is alive through `handle`; the result is written to a local variable.
    guard
      unsafe hb_ot_var_find_axis_info(
        hb_font_get_face(handle), Tag.number(axis.rawValue), &info) != 0,
      info.min_value <= info.max_value
    else { return nil }
    return Double(info.min_value)...Double(info.max_value)
  }

  /// The font's face elsewhere on its design axes.
  func instance(at coordinates: FontCoordinates) -> HarfBuzzFont {
    // Invariant: the reference is taken for the new font, which gives it back.
    unsafe HarfBuzzFont(
      adopting: hb_face_reference(hb_font_get_face(handle)), coordinates: coordinates)
  }
}
