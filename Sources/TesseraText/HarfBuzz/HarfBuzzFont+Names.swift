internal import CHarfBuzz

extension HarfBuzzFont {
  /// Numbers of the `name` table's entries; source: OpenType 1.9, "Name IDs".
  private enum NameID: hb_ot_name_id_t {
    case family = 1
    case style = 2
    case version = 5
    case typographicFamily = 16
    case typographicStyle = 17
  }

  /// What the font calls itself; the typographic names, which know more than four styles, win.
  func names() -> FontNames {
    let english = unsafe hb_language_from_string("en", -1)
    func first(_ ids: NameID...) -> String {
      ids.lazy.map { unsafe self.name($0, in: english) }.first { !$0.isEmpty } ?? ""
    }
    return FontNames(
      family: first(.typographicFamily, .family), style: first(.typographicStyle, .style),
      version: first(.version), families: families())
  }

  /// Both kinds of family names in all languages.
  private func families() -> [String] {
    var count: UInt32 = 0
    // Invariant: the face is alive through `handle`, and with it the `count` entries that HarfBuzz
    // built on first use and never changes; they are read here and now only.
    let entries = unsafe UnsafeBufferPointer(
      start: hb_ot_name_list_names(hb_font_get_face(handle), &count), count: Int(count))
    return unsafe entries.compactMap { entry in
      switch unsafe NameID(rawValue: entry.name_id) {
      case .family, .typographicFamily: unsafe name(entry.name_id, in: entry.language)
      default: nil
      }
    }
  }

  private func name(_ id: NameID, in language: hb_language_t?) -> String {
    unsafe name(id.rawValue, in: language)
  }

  /// One name; empty when the font has none.
  private func name(_ id: hb_ot_name_id_t, in language: hb_language_t?) -> String {
    // Invariant: `handle` is alive and languages are never freed; HarfBuzz writes at most `size`
    // bytes with a zero at the end, and without a buffer only tells the length.
    let face = unsafe hb_font_get_face(handle)
    let length = unsafe hb_ot_name_get_utf8(face, id, language, nil, nil)
    var size = length + 1
    let bytes = unsafe [CChar](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      unsafe hb_ot_name_get_utf8(face, id, language, &size, buffer.baseAddress)
      count = Int(size)
    }
    return String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
