internal import CHarfBuzz

/// One glyph as HarfBuzz places it; all lengths in font units, y **up**.
struct ShapedGlyph: Hashable {
  /// Number of the glyph in its face; 0 is the missing-glyph box.
  var id: UInt32
  /// Index of the first scalar of the cluster that the glyph belongs to.
  var cluster: Int
  /// How far the pen goes to the right after this glyph.
  var advance: Int
  /// Where the glyph is drawn, from the pen to the right.
  var offsetX: Int
  /// Where the glyph is drawn, from the baseline upwards.
  var offsetY: Int
}

/// The text that HarfBuzz shapes and the glyphs that it makes of it.
///
/// Owns one reference to an `hb_buffer_t`, given back on deinit; not copyable, since shaping
/// overwrites the text with the glyphs.
@safe struct HarfBuzzBuffer: ~Copyable {
  private let buffer: OpaquePointer?

  /// Takes the scalars of one run together with the text around it, which decides how letters join.
  init(_ scalars: [UInt32], run: TextRun) {
    // Invariant: `hb_buffer_create` never returns null, but an inert buffer when memory is short.
    unsafe buffer = hb_buffer_create()
    // Invariant: HarfBuzz copies the run and five scalars on either side before it returns, and
    // `run.range` lies inside `scalars`, which Swift keeps alive for the call.
    unsafe hb_buffer_add_utf32(
      buffer, scalars, Int32(scalars.count), UInt32(run.range.lowerBound), Int32(run.range.count))
    unsafe hb_buffer_set_direction(
      buffer, run.traits.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: run.traits.script.tag))
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if run.range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if run.range.upperBound == scalars.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    unsafe hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
  }

  deinit {
    // Invariant: the one reference that `init` took.
    unsafe hb_buffer_destroy(buffer)
  }

  /// Shapes with a font.
  ///
  /// - Parameters:
  ///   - font: the face that the run was given.
  ///   - features: what differs from the font's defaults, with valid tags; the last one wins.
  /// - Returns: the glyphs from left to right.
  /// - Throws: `TextError.libraryFailed` when memory was short.
  consuming func shape(
    with font: HarfBuzzFont, features: [FontFeature]
  ) throws(TextError) -> [ShapedGlyph] {
    let features = features.map { feature in
      hb_feature_t(
        tag: Tag.number(feature.tag), value: UInt32(feature.value), start: 0, end: UInt32.max)
    }
    // The shaper is named, else a Graphite table in the font or an environment variable chooses one.
    // Invariant: buffer, font, features and the list, which null ends, are alive for the call, and
    // HarfBuzz keeps none of them.
    let isShaped = unsafe "ot".withCString { name in
      unsafe hb_shape_full(font.handle, buffer, features, UInt32(features.count), [name, nil])
    }
    guard isShaped != 0, unsafe hb_buffer_allocation_successful(buffer) != 0 else {
      throw .libraryFailed(name: "HarfBuzz")
    }
    var count: UInt32 = 0
    // Invariant: both arrays hold `count` elements and stay where they are until the buffer changes,
    // which it does not before it is destroyed at the end of this function.
    let infos = unsafe UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let positions = unsafe UnsafeBufferPointer(
      start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    return unsafe zip(infos, positions).map { info, position in
      ShapedGlyph(
        id: info.codepoint, cluster: Int(info.cluster), advance: Int(position.x_advance),
        offsetX: Int(position.x_offset), offsetY: Int(position.y_offset))
    }
  }
}
