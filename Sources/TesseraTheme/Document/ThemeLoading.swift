package import TesseraGraphics

/// How a theme is read.
package struct ThemeLoading: Hashable, Sendable {
  /// How much of what DTCG 2025.10 does not have is read.
  package enum Profile: Hashable, Sendable {
    /// Shapes that real files use although the specification lacks them are read with a warning;
    /// files may be JSON5.
    case lenient
    /// The specification to the letter: such shapes are errors, and token files are RFC 8259.
    case strict
  }

  /// How much of what DTCG 2025.10 does not have is read.
  package var profile: Profile
  /// Whether a document may refer to files outside its own folder and the folders in it.
  package var allowsOutside: Bool
  /// How colours that sRGB does not hold are shown.
  package var gamutMapping: GamutMapping

  /// Creates a way of reading; the default is what every command does without options.
  package init(
    profile: Profile = .lenient, allowsOutside: Bool = false, gamutMapping: GamutMapping = .minde
  ) {
    self.profile = profile
    self.allowsOutside = allowsOutside
    self.gamutMapping = gamutMapping
  }
}
