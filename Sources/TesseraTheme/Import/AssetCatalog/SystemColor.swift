internal import TesseraSource

/// A colour of iOS by its name, with its values in each appearance and contrast.
///
/// The values are those of views at the base level, in sRGB, as UIKit has had them since iOS 15; what
/// iOS 13 and 14 had differs for `systemTeal` and, at high contrast, for `systemYellow`.
struct SystemColor: Hashable {
  /// The name without the ending `Color`.
  let name: String
  /// The values, `#rrggbb` or `#rrggbbaa`: light, dark, light and dark at high contrast.
  let hex: [String]

  init(_ name: String, _ light: String, _ dark: String, _ lightHigh: String, _ darkHigh: String) {
    self.name = name
    hex = [light, dark, lightHigh, darkHigh]
  }

  /// The colour that an asset catalog refers to: `systemBlueColor` or `systemBlue`.
  init?(reference: String) {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    guard let color = Self.all.first(where: { $0.name == name }) else { return nil }
    self = color
  }

  /// The value in an environment.
  func value(in environment: ColorSetEntry.Environment) -> DraftValue? {
    let index = (environment.isDark ? 1 : 0) + (environment.isHighContrast ? 2 : 0)
    return ImportedColor(hex: hex[index])?.value
  }

  /// All colours that are known.
  static let all: [SystemColor] = [
    SystemColor("systemRed", "#ff3b30", "#ff453a", "#d70015", "#ff6961"),
    SystemColor("systemOrange", "#ff9500", "#ff9f0a", "#c93400", "#ffb340"),
    SystemColor("systemYellow", "#ffcc00", "#ffd60a", "#b25000", "#ffd426"),
    SystemColor("systemGreen", "#34c759", "#30d158", "#248a3d", "#30db5b"),
    SystemColor("systemMint", "#00c7be", "#63e6e2", "#0c817b", "#66d4cf"),
    SystemColor("systemTeal", "#30b0c7", "#40c8e0", "#008299", "#5de6ff"),
    SystemColor("systemCyan", "#32ade6", "#64d2ff", "#0071a4", "#70d7ff"),
    SystemColor("systemBlue", "#007aff", "#0a84ff", "#0040dd", "#409cff"),
    SystemColor("systemIndigo", "#5856d6", "#5e5ce6", "#3634a3", "#7d7aff"),
    SystemColor("systemPurple", "#af52de", "#bf5af2", "#8944ab", "#da8fff"),
    SystemColor("systemPink", "#ff2d55", "#ff375f", "#d30f45", "#ff6482"),
    SystemColor("systemBrown", "#a2845e", "#ac8e68", "#7f6545", "#b59469"),
    SystemColor("systemGray", "#8e8e93", "#8e8e93", "#6c6c70", "#aeaeb2"),
    SystemColor("systemGray2", "#aeaeb2", "#636366", "#8e8e93", "#7c7c80"),
    SystemColor("systemGray3", "#c7c7cc", "#48484a", "#aeaeb2", "#545456"),
    SystemColor("systemGray4", "#d1d1d6", "#3a3a3c", "#bcbcc0", "#444446"),
    SystemColor("systemGray5", "#e5e5ea", "#2c2c2e", "#d8d8dc", "#363638"),
    SystemColor("systemGray6", "#f2f2f7", "#1c1c1e", "#ebebf0", "#242426"),
    SystemColor("label", "#000000", "#ffffff", "#000000", "#ffffff"),
    SystemColor("secondaryLabel", "#3c3c4399", "#ebebf599", "#3c3c43ad", "#ebebf5ad"),
    SystemColor("tertiaryLabel", "#3c3c434c", "#ebebf54c", "#3c3c4360", "#ebebf560"),
    SystemColor("quaternaryLabel", "#3c3c432d", "#ebebf528", "#3c3c4342", "#ebebf53d"),
    SystemColor("placeholderText", "#3c3c434c", "#ebebf54c", "#3c3c4360", "#ebebf560"),
    SystemColor("separator", "#3c3c4349", "#54545899", "#3c3c435e", "#545458ad"),
    SystemColor("opaqueSeparator", "#c6c6c8", "#38383a", "#c6c6c8", "#38383a"),
    SystemColor("link", "#007aff", "#0984ff", "#007aff", "#0984ff"),
    SystemColor("darkText", "#000000", "#000000", "#000000", "#000000"),
    SystemColor("lightText", "#ffffff99", "#ffffff99", "#ffffff99", "#ffffff99"),
    SystemColor("systemFill", "#78788033", "#7878805b", "#78788047", "#78788070"),
    SystemColor("secondarySystemFill", "#78788028", "#78788051", "#7878803d", "#78788066"),
    SystemColor("tertiarySystemFill", "#7676801e", "#7676803d", "#76768033", "#76768051"),
    SystemColor("quaternarySystemFill", "#74748014", "#7676802d", "#74748028", "#76768042"),
    SystemColor("systemBackground", "#ffffff", "#000000", "#ffffff", "#000000"),
    SystemColor("secondarySystemBackground", "#f2f2f7", "#1c1c1e", "#ebebf0", "#242426"),
    SystemColor("tertiarySystemBackground", "#ffffff", "#2c2c2e", "#ffffff", "#363638"),
    SystemColor("systemGroupedBackground", "#f2f2f7", "#000000", "#ebebf0", "#000000"),
    SystemColor("secondarySystemGroupedBackground", "#ffffff", "#1c1c1e", "#ffffff", "#242426"),
    SystemColor("tertiarySystemGroupedBackground", "#f2f2f7", "#2c2c2e", "#ebebf0", "#363638"),
  ]
}
