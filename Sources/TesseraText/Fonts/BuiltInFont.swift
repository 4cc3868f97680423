/// A family that is known without a declaration: where a Debian package puts its files.
///
/// Files are named one by one. Searching the font folders was rejected: the pictures would then
/// depend on what else is installed.
package struct BuiltInFont: Hashable, Sendable {
  /// Family, as themes name it.
  package let family: String
  /// Absolute paths of its files; not empty.
  package let files: [String]
  /// Package that installs them.
  package let debianPackage: String

  /// Creates a row of the table.
  package init(family: String, files: [String], debianPackage: String) {
    self.family = family
    self.files = files
    self.debianPackage = debianPackage
  }

  /// The table, in the order in which it is asked for scalars that the named families lack.
  ///
  /// The first one is also the font of last resort and of the generic families.
  package static let debian = [
    BuiltInFont(
      family: "DejaVu Sans",
      files: [
        "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
        "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
      ], debianPackage: "fonts-dejavu-core"),
    BuiltInFont(
      family: "WenQuanYi Micro Hei",
      files: ["/usr/share/fonts/truetype/wqy/wqy-microhei.ttc"],
      debianPackage: "fonts-wqy-microhei"),
  ]

  /// Families that name no font but a kind of it; all stand for the first row of the table.
  ///
  /// Source: CSS Fonts 4, section 2.1.4, and the name that macOS gives to its own font.
  package static let genericFamilies: Set<String> = [
    "sans-serif", "serif", "monospace", "cursive", "fantasy", "math", "emoji", "fangsong",
    "system-ui", "ui-sans-serif", "ui-serif", "ui-monospace", "ui-rounded", "-apple-system",
    "blinkmacsystemfont",
  ]
}
