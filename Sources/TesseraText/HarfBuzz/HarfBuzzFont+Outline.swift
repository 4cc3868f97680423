internal import CHarfBuzz
internal import TesseraGraphics

extension HarfBuzzFont {
  /// The outline of a glyph in font units, origin on the baseline, x right, y **down**.
  ///
  /// Empty for a blank glyph and for one that the face does not have. Contours may overlap, so the
  /// path is meant to be filled by the non-zero rule.
  func outline(of glyph: UInt32) -> Path {
    var path = Path()
    // Invariant: HarfBuzz hands the pointer to the pen's functions during this call only, on this
    // thread, and nobody else touches `path` meanwhile.
    unsafe withUnsafeMutablePointer(to: &path) { pointer in
      unsafe hb_font_get_glyph_shape(handle, glyph, OutlinePen.shared.functions, pointer)
    }
    return path
  }
}

/// HarfBuzz's table of drawing functions, filled so that it draws into a `Path`.
///
/// One for the process, made immutable before anybody sees it and never freed; reading it from
/// several threads is what HarfBuzz allows, and what `@unchecked Sendable` stands on.
@safe private final class OutlinePen: @unchecked Sendable {
  static let shared = OutlinePen()

  let functions: OpaquePointer?

  // Invariant of all five functions: `data` is the pointer to a live Path that `outline(of:)` gave.
  private init() {
    unsafe functions = hb_draw_funcs_create()
    unsafe hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in unsafe OutlinePen.path(data)?.pointee.move(to: point(x, y)) },
      nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in unsafe OutlinePen.path(data)?.pointee.line(to: point(x, y)) },
      nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        unsafe OutlinePen.path(data)?.pointee.quadratic(point(controlX, controlY), to: point(x, y))
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        unsafe OutlinePen.path(data)?.pointee.cubic(point(x1, y1), point(x2, y2), to: point(x, y))
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in unsafe OutlinePen.path(data)?.pointee.close() }, nil, nil)
    unsafe hb_draw_funcs_make_immutable(functions)
  }

  private static func path(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Path>? {
    unsafe data?.assumingMemoryBound(to: Path.self)
  }
}

/// A point of HarfBuzz's, whose y axis goes up; `0 −` rather than `−` so that no zero gets a sign.
private func point(_ x: Float, _ y: Float) -> Point { Point(Double(x), 0 - Double(y)) }
