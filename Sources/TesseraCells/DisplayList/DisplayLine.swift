/// One line of a display list's text form.
///
/// The form can be read back, so that a golden's line meets a fresh one field by field.
///
/// ## Guarantees
/// No field holds a tab or a line end: names that do (of a layer, of a token) have a space there.
package struct DisplayLine: Hashable, Sendable {
  /// The layer's path.
  package let path: String
  /// What is drawn.
  package let kind: String
  /// Where it is drawn.
  package let geometry: String
  /// What it is drawn with.
  package let paint: String
  /// The ways and values of the theme.
  package let tokens: [String]

  /// Creates a line from its fields.
  package init(path: String, kind: String, geometry: String, paint: String, tokens: [String]) {
    self.path = Self.field(path)
    self.kind = Self.field(kind)
    self.geometry = Self.field(geometry)
    self.paint = Self.field(paint)
    self.tokens = tokens.map(Self.field)
  }

  /// A text without what separates fields and lines.
  private static func field(_ text: String) -> String {
    guard text.utf8.contains(where: { (0x09...0x0D).contains($0) }) else { return text }
    let scalars = text.unicodeScalars.map { (0x09...0x0D).contains($0.value) ? " " : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Reads a line back; nil where it has too few fields.
  package init?(_ text: some StringProtocol) {
    let fields = String(text).split(separator: "\t" as Character, omittingEmptySubsequences: false)
      .map(String.init)
    guard fields.count >= 4 else { return nil }
    self.init(
      path: fields[0], kind: fields[1], geometry: fields[2], paint: fields[3],
      tokens: Array(fields[4...]))
  }

  /// The fields joined by tabs.
  package var text: String {
    ([path, kind, geometry, paint] + tokens).joined(separator: "\t")
  }
}
