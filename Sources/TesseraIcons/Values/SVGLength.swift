/// A length with its unit.
struct SVGLength: Hashable {
  /// The number.
  let number: Double
  /// The unit, lower case; `%` for a percentage, empty for none.
  let unit: String

  /// Pixels of CSS in one unit.
  private static let absolute: [String: Double] = [
    "": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "q": 96 / 101.6,
  ]

  /// Reads a length; nil where the text is none, is not finite, or has a unit that is not read.
  init?(_ text: some StringProtocol) {
    var scanner = ValueScanner(text)
    scanner.skipSpace()
    guard let number = scanner.number(), number.isFinite else { return nil }
    let unit = scanner.take("%") ? "%" : scanner.word().lowercased()
    scanner.skipSpace()
    guard scanner.isAtEnd,
      Self.absolute[unit] != nil || ["%", "em", "ex", "rem"].contains(unit)
    else { return nil }
    self.number = number
    self.unit = unit
  }

  /// A number of user units.
  init(_ number: Double) {
    self.number = number
    unit = ""
  }

  /// Whether it is a share of something.
  var isPercentage: Bool { unit == "%" }

  /// The length in user units.
  ///
  /// - Parameters:
  ///   - whole: What a percentage is a share of.
  ///   - fontSize: The size of the element's font.
  /// - Returns: A number of user units.
  func value(of whole: Double, fontSize: Double) -> Double {
    switch unit {
    case "%": number / 100 * whole
    case "em": number * fontSize
    // Half the font size is what CSS uses where the font's own figure is not known.
    case "ex": number * fontSize / 2
    case "rem": number * 16
    default: number * (Self.absolute[unit] ?? 1)
    }
  }
}
