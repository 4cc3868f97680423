/// The look of the surroundings that an icon of an asset catalogue is chosen for.
package struct IconAppearance: Hashable, Sendable {
  /// The theme's `appearance`, such as `dark`; nil where it has none.
  package var luminosity: String?
  /// The theme's `contrast`, such as `high`; nil where it has none.
  package var contrast: String?

  /// Creates a look.
  package init(luminosity: String? = nil, contrast: String? = nil) {
    self.luminosity = luminosity
    self.contrast = contrast
  }

  /// The value of an appearance as asset catalogues name it.
  subscript(name: String) -> String? {
    switch name {
    case "luminosity": luminosity
    case "contrast": contrast
    default: nil
    }
  }
}
