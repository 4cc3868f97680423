/// One entry of a colour set: a colour and when it holds.
struct ColorSetEntry {
  /// What surrounds a view that asks for a colour.
  struct Environment: Hashable {
    /// Whether the appearance is dark.
    let isDark: Bool
    /// Whether the contrast is increased.
    let isHighContrast: Bool
    /// Whether the display shows Display P3.
    let isWideGamut: Bool
  }

  /// A colour, or the name of one.
  enum Value {
    /// The colour as a token file has it.
    case color(DraftValue)
    /// A colour of the system, which has a value for each appearance and contrast.
    case system(SystemColor)
  }

  /// The appearance that it is for: dark or light; nil for any.
  var isDark: Bool?
  /// Whether it is for increased contrast only.
  var isHighContrast = false
  /// The gamut that it is for: Display P3 or sRGB; nil for any.
  var isWideGamut: Bool?
  /// The colour; nil for a slot that was left empty.
  var value: Value?
  /// Where it stands.
  let span: SourceSpan

  /// How well the entry fits; nil where it does not.
  ///
  /// The more it asks for, the better. Of entries that ask for as much, the appearance counts before
  /// the contrast, and that before the gamut.
  func rank(in environment: Environment) -> Int? {
    if let isDark, isDark != environment.isDark { return nil }
    if isHighContrast, !environment.isHighContrast { return nil }
    if let isWideGamut, isWideGamut != environment.isWideGamut { return nil }
    let asks = [isDark != nil, isHighContrast, isWideGamut != nil]
    let order = asks.reduce(0) { $0 * 2 + ($1 ? 1 : 0) }
    return asks.count(where: \.self) * 8 + order
  }

  /// Whether both ask for the same.
  func hasConditions(of other: ColorSetEntry) -> Bool {
    isDark == other.isDark && isHighContrast == other.isHighContrast
      && isWideGamut == other.isWideGamut
  }

  /// The value in an environment; nil for an empty slot.
  func value(in environment: Environment) -> DraftValue? {
    switch value {
    case .color(let color): color
    case .system(let color): color.value(in: environment)
    case nil: nil
    }
  }
}
