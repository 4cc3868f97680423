public import TesseraGraphics
public import TesseraTheme

/// What a role is where the theme says nothing.
///
/// A string literal is a reference, `"{color.surface}"`, or a colour, `"#ff3b30"`; anything else is
/// kept as it is and refused when the cell is registered.
public enum RoleDefault: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A token of the theme, by its path without braces.
  case reference(String)
  /// A value of its own.
  case literal(TokenValue)
  /// A string that is neither; the registry reports it.
  case unreadable(String)

  /// Reads a reference or a colour.
  public init(stringLiteral text: String) {
    let path = text.dropFirst().dropLast()
    if text == "{\(path)}", !path.isEmpty, !path.contains("{"), !path.contains("}") {
      self = .reference(String(path))
    } else if let color = Color.parseHex(text) {
      self = .literal(.color(color))
    } else {
      self = .unreadable(text)
    }
  }

  /// A fixed colour.
  public static func color(_ color: Color) -> RoleDefault { .literal(.color(color)) }
  /// A fixed length in points.
  public static func dimension(_ points: Double) -> RoleDefault { .literal(.dimension(points)) }
  /// A fixed number.
  public static func number(_ number: Double) -> RoleDefault { .literal(.number(number)) }
  /// A fixed gradient.
  public static func gradient(_ stops: [Gradient.Stop]) -> RoleDefault {
    .literal(.gradient(Gradient(stops)))
  }
  /// Fixed shadows, the first on top.
  public static func shadow(_ shadows: ShadowValue...) -> RoleDefault { .literal(.shadow(shadows)) }
  /// A fixed font: size in points, CSS weight 1…1000, line height as a multiple of the size.
  public static func typography(
    size: Double, weight: Double = 400, families: [String] = ["DejaVu Sans"],
    letterSpacing: Double = 0, lineHeight: Double = 1.2
  ) -> RoleDefault {
    .literal(
      .typography(
        Typography(
          families: families, size: size, weight: weight, letterSpacing: letterSpacing,
          lineHeight: lineHeight)))
  }
}

extension TokenValue {
  /// The type of token that has such a value.
  var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .number: .number
    case .typography: .typography
    case .gradient: .gradient
    case .shadow: .shadow
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    }
  }
}
