/// The names that a font gives itself.
struct FontNames: Hashable {
  /// Family in English.
  let family: String
  /// Style within the family, in English.
  let style: String
  /// Version, without the word "Version" before it and remarks behind it; empty when there is none.
  let version: String
  /// Every family name in every language, in lower case.
  let families: Set<String>

  /// Creates the names; `version` as the font has it, such as `Version 2.37; ttfautohint`.
  init(family: String, style: String, version: String, families: [String]) {
    self.family = family
    self.style = style
    let word = "version "
    let bare = version.lowercased().hasPrefix(word) ? version.dropFirst(word.count) : version[...]
    self.version = String(bare.prefix { $0 != ";" && $0 != "," && !$0.isWhitespace })
    self.families = Set(families.map { $0.lowercased() })
  }
}
