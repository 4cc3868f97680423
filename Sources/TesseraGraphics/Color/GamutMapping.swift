/// How a colour that sRGB does not hold becomes one that it does.
public enum GamutMapping: String, Hashable, Sendable, CaseIterable {
  /// CSS Color 4: chroma is reduced until cutting the components is not noticeable any more.
  case minde
  /// Each component is cut to 0…1; hue and lightness may shift.
  case clip
}
