internal import CHarfBuzz

/// One face of a font file, unhinted and in font units.
///
/// The scale of the HarfBuzz font is the em, so all positions are whole font units and the same on
/// every machine; pixels come later, by + − × ÷.
///
/// Owns one reference to an `hb_font_t`, given back on deinit. Font and face are made immutable in
/// the initialiser and no pointer to them leaves this class, so any number of threads may use it at
/// once: HarfBuzz guards the lazily loaded tables and plans of immutable objects by atomics. That is
/// what `@unchecked Sendable` stands on.
@safe final class HarfBuzzFont: @unchecked Sendable {
  /// Axes of a design whose value a face can tell.
  enum StyleAxis: String, Hashable {
    case italic = "ital"
    case slant = "slnt"
    case weight = "wght"
    case width = "wdth"
  }

  /// Measures in font units; `descent` is positive below the baseline.
  struct VerticalMetrics: Hashable {
    var ascent: Int
    var descent: Int
    var lineGap: Int
    var capHeight: Int
    var xHeight: Int
  }

  /// Edge of the em square in font units.
  let unitsPerEm: Int
  /// Number of glyphs; 0 for a face whose tables HarfBuzz refuses.
  let glyphCount: Int
  /// The font; for the other files of this class only.
  let handle: OpaquePointer?

  /// Creates the font of a face and takes over the caller's reference to the face.
  ///
  /// Invariant for the caller: `face` comes from `hb_face_create`, which never returns null.
  @unsafe init(adopting face: OpaquePointer?, coordinates: FontCoordinates = [:]) {
    unsafe hb_face_make_immutable(face)
    unitsPerEm = Int(unsafe hb_face_get_upem(face))
    glyphCount = Int(unsafe hb_face_get_glyph_count(face))
    // Never null: HarfBuzz's own inert font stands in when memory is short.
    unsafe handle = hb_font_create(face)
    unsafe hb_face_destroy(face)
    unsafe hb_font_set_scale(handle, Int32(unitsPerEm), Int32(unitsPerEm))
    if !coordinates.isEmpty {
      let variations = coordinates.map { axis, value in
        hb_variation_t(tag: Tag.number(axis.rawValue), value: Float(value))
      }
      // Invariant: HarfBuzz copies what it needs before it returns.
      unsafe hb_font_set_variations(handle, variations, UInt32(variations.count))
    }
    unsafe hb_font_make_immutable(handle)
  }

  deinit {
    // Invariant: the one reference that `init` took.
    unsafe hb_font_destroy(handle)
  }

  /// The glyph that stands for a scalar before shaping; nil when the face has none.
  func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    // Invariant: `handle` is alive; the result is written to a local variable.
    return unsafe hb_font_get_nominal_glyph(handle, scalar, &glyph) != 0 ? glyph : nil
  }

  /// The value of a design axis: CSS's weight, width in percent, degrees or 0 and 1.
  func styleValue(_ axis: StyleAxis) -> Double {
    // Invariant: `handle` is alive; the tag has four characters and HarfBuzz knows it.
    Double(unsafe hb_style_get_value(handle, hb_style_tag_t(rawValue: Tag.number(axis.rawValue))))
  }

  /// The measures of a horizontal line.
  ///
  /// A font without heights of its letters has them measured on its H and its x, as CSS Values 4
  /// section 6.1.1 has it; one without these letters gets its ascent and half an em.
  func verticalMetrics() -> VerticalMetrics {
    var extents = hb_font_extents_t()
    // Invariant: `handle` is alive; the results are written to local variables.
    unsafe hb_font_get_h_extents(handle, &extents)
    return VerticalMetrics(
      ascent: Int(extents.ascender), descent: -Int(extents.descender),
      lineGap: Int(extents.line_gap),
      capHeight: height("cpht", of: "H") ?? Int(extents.ascender),
      xHeight: height("xhgt", of: "x") ?? unitsPerEm / 2)
  }

  /// The height that the font states under a tag of OpenType's MVAR table, else that of a letter.
  private func height(_ tag: String, of letter: Unicode.Scalar) -> Int? {
    var position: hb_position_t = 0
    // Invariant: `handle` is alive; the tag is one of HarfBuzz's; the result is a local variable.
    let isStated = unsafe hb_ot_metrics_get_position(
      handle, hb_ot_metrics_tag_t(rawValue: Tag.number(tag)), &position)
    if isStated != 0, position > 0 { return Int(position) }
    var extents = hb_glyph_extents_t()
    // Invariant: `handle` is alive; the result is written to a local variable.
    guard let glyph = glyph(for: letter.value),
      unsafe hb_font_get_glyph_extents(handle, glyph, &extents) != 0
    else { return nil }
    return Int(extents.y_bearing)
  }
}
