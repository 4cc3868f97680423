import TesseraSource
import TesseraText
import TesseraTheme

extension TextError {
  /// The code of a font that a theme asks for and that cannot be used.
  private static let fontCode = "T0419"

  /// The error as a finding at the place where the theme names the font.
  ///
  /// - Parameters:
  ///   - theme: The theme, nil for a cell's own defaults.
  ///   - names: The paths of the tokens that the font came from.
  /// - Returns: The finding; without a place in a theme, as ``diagnostic`` has it.
  func diagnostic(in theme: Theme?, font names: [String] = []) -> Diagnostic {
    var found = diagnostic
    switch self {
    case .unreadableFont, .brokenFont:
      found.code = Self.fontCode
      guard let path = found.location?.path, let place = theme?.fontPlaces[path] else { break }
      found.message = "`\(path)`: \(found.message)"
      found.location = place
      if case .unreadableFont(.notFound) = self {
        found.help = "the path starts from the folder of this token file"
      }
    case .missingBuiltInFont:
      found.code = Self.fontCode
      if let place = theme?.placeOfFamilies(names) { found.location = place }
    default: break
    }
    return found
  }
}
