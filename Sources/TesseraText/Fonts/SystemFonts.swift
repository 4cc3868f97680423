internal import CFontconfig
internal import Synchronization

/// The fonts that are installed, as fontconfig knows them: asked only where a user wants that, as the
/// answer differs from machine to machine.
///
/// Families are found by their names alone. Fontconfig's own replacements, which give some font for
/// any name, are not asked for: a name that is misspelt shall be told.
@safe package final class SystemFonts: Sendable {
  /// What fontconfig has read of its configuration and of the fonts.
  @safe private struct Configuration: ~Copyable {
    let handle: OpaquePointer?

    init() {
      // Invariant: the caller owns the result, which is null where the configuration cannot be read.
      unsafe handle = FcInitLoadConfigAndFonts()
    }

    deinit {
      // Invariant: the one reference that `init` got; null is allowed for neither.
      if let handle = unsafe handle { unsafe FcConfigDestroy(handle) }
    }
  }

  private let configuration = Mutex(Configuration())

  /// What fontconfig calls fonts with outlines of TrueType and of OpenType; Type 1 is another.
  private let formats: Set = ["TrueType", "CFF"]

  /// Reads fontconfig's configuration, which takes some 10 ms.
  package init() {}

  /// The TrueType and OpenType files that belong to a family, sorted; none for an unknown one.
  package func files(ofFamily family: String) -> [String] {
    configuration.withLock { configuration in
      // Invariant: pattern, objects and fonts are created and destroyed here; a null configuration
      // stands for fontconfig's own.
      let pattern = unsafe Self.pattern()
      defer { unsafe FcPatternDestroy(pattern) }
      unsafe FcPatternAddString(pattern, FC_FAMILY, family)
      let objects = unsafe FcObjectSetCreate()
      defer { unsafe FcObjectSetDestroy(objects) }
      unsafe FcObjectSetAdd(objects, FC_FILE)
      unsafe FcObjectSetAdd(objects, FC_FONTFORMAT)
      guard let fonts = unsafe FcFontList(configuration.handle, pattern, objects) else { return [] }
      defer { unsafe FcFontSetDestroy(fonts) }
      var files: Set<String> = []
      for index in 0..<Int(unsafe fonts.pointee.nfont) {
        let font = unsafe fonts.pointee.fonts[index]
        guard let format = unsafe Self.text(FC_FONTFORMAT, of: font), formats.contains(format),
          let file = unsafe Self.text(FC_FILE, of: font)
        else { continue }
        files.insert(file)
      }
      return files.sorted()
    }
  }

  /// The family that fontconfig would take for a scalar; it may lack it all the same.
  package func family(for scalar: UInt32) -> String? {
    configuration.withLock { configuration in
      // Invariant: as in `files(ofFamily:)`; the pattern holds a reference of its own to the set.
      let pattern = unsafe Self.pattern()
      defer { unsafe FcPatternDestroy(pattern) }
      let scalars = unsafe FcCharSetCreate()
      defer { unsafe FcCharSetDestroy(scalars) }
      unsafe FcCharSetAddChar(scalars, scalar)
      unsafe FcPatternAddCharSet(pattern, FC_CHARSET, scalars)
      unsafe FcConfigSubstitute(configuration.handle, pattern, FcMatchPattern)
      unsafe FcDefaultSubstitute(pattern)
      var result = FcResultMatch
      guard let font = unsafe FcFontMatch(configuration.handle, pattern, &result) else {
        return nil
      }
      defer { unsafe FcPatternDestroy(font) }
      return unsafe Self.text(FC_FAMILY, of: font)
    }
  }

  /// What describes fonts that can be drawn: with outlines and without colours.
  @unsafe private static func pattern() -> OpaquePointer? {
    let pattern = unsafe FcPatternCreate()
    unsafe FcPatternAddBool(pattern, FC_OUTLINE, FcBool(FcTrue))
    unsafe FcPatternAddBool(pattern, FC_COLOR, FcBool(FcFalse))
    return unsafe pattern
  }

  /// The first text that a pattern has under a name.
  @unsafe private static func text(_ name: String, of pattern: OpaquePointer?) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    // Invariant: the text belongs to the pattern, which is alive, and is copied at once.
    guard unsafe FcPatternGetString(pattern, name, 0, &text) == FcResultMatch,
      let text = unsafe text
    else { return nil }
    return unsafe String(cString: text)
  }
}
