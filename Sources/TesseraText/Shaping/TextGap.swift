internal import TesseraSource

/// Something that no font can draw.
enum TextGap: Hashable {
  /// A scalar, whose place the first face's box for missing glyphs takes.
  case scalar(UInt32)
  /// An emoji, a whole grapheme cluster, whose place an outlined box takes.
  case emoji(String)

  /// What is said about it.
  var warning: Diagnostic {
    switch self {
    case .scalar(let scalar):
      let digits = String(scalar, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      let name = Unicode.Scalar(scalar)?.properties.name.map { " \($0)" } ?? ""
      return Diagnostic(
        .warning, code: "T0802", "no font has \(code)\(name); a box stands for it",
        help: "pass a font that has it with --font FILE, or declare one under "
          + "$extensions.tessera.fonts")
    case .emoji(let emoji):
      return Diagnostic(
        .warning, code: "T0803",
        "no font has an outline of the emoji `\(emoji)`; a rounded box stands for it",
        help: "colour emoji are not drawn; a font with emoji as plain outlines can be passed with "
          + "--font FILE")
    }
  }
}
