import TesseraCells
package import TesseraGraphics
package import TesseraTheme

/// The measures and colours of a sheet (design section 11).
///
/// All measures are points on a grid of 8.
package struct SheetStyle: Hashable, Sendable {
  /// What everything aligns to.
  static let grid = 8.0
  /// Around the page, and within a band.
  static let margin = 32.0
  /// Between tiles, and between a row's head and its first tile.
  static let gap = 16.0
  /// Between groups.
  static let groupGap = 32.0
  /// The widest that content gets unless a single tile is wider.
  static let contentWidth = 1_600.0
  /// The widest that a row's head gets.
  static let rowHeadWidth = 160.0
  /// The height of a line of captions.
  static let captionHeight = 16.0
  /// What captions need to be read (WCAG 2.2, success criterion 1.4.3).
  private static let minimumContrast = 4.5

  /// The page and the bands; opaque.
  package let backdrop: Color
  /// Captions.
  package let caption: Color
  /// Lesser captions: the caption's colour, a part of the backdrop shining through.
  package let secondary: Color
  /// Thin lines.
  package let hairline: Color

  /// Takes the colours from a theme's `sheet` group, with defaults that pass 4.5:1.
  ///
  /// A theme that gives a backdrop alone gets black or white captions, whichever can be read better;
  /// lesser captions are as strong as captions where a weaker colour could not be read.
  package init(theme: Theme?) {
    func color(_ name: String) -> Color? {
      guard let theme, let token = theme.token("sheet.\(name)"),
        case .color(let color) = theme.shown(token)
      else { return nil }
      return color.mappedToSRGB()
    }
    let backdrop = color("backdrop")?.composited(over: .white) ?? Self.defaultBackdrop
    let readable = [Color.black, .white].max { a, b in
      a.contrast(on: backdrop) < b.contrast(on: backdrop)
    }
    let caption = color("caption") ?? readable ?? .black
    let lesser = caption.multiplyingAlpha(by: 0.72)
    self.backdrop = backdrop
    self.caption = caption
    secondary = lesser.contrast(on: backdrop) >= Self.minimumContrast ? lesser : caption
    hairline = color("hairline") ?? Color(red8: 198, green8: 198, blue8: 200)
  }

  /// The page without a theme: the platforms' grouped background.
  private static let defaultBackdrop = Color(red8: 242, green8: 242, blue8: 247)

  /// A length rounded up to the grid; a rounding error of the last bit does not count.
  static func gridUp(_ length: Double) -> Double { (length / grid - 1e-9).rounded(.up) * grid }
}

extension Color {
  /// The contrast of a colour as it lies on an opaque one, 1…21.
  fileprivate func contrast(on backdrop: Color) -> Double {
    composited(over: backdrop).contrast(with: backdrop)
  }
}
