import TesseraGraphics
import TesseraSource
import TesseraTheme

/// Theme references → values, each with the tokens that it came from.
extension DisplayListBuilder {
  /// A value of a role, whose type must be one that the layer can use.
  ///
  /// An undeclared role or one of another type is the cell author's mistake and an error; a role
  /// without a value, or with a token of another type than its own, has been reported by
  /// ``CellRoles`` already.
  private mutating func value<Value>(
    of role: String, at place: Place, as kind: String, types: TokenType...,
    read: (TokenValue) -> Value?
  ) -> (Value, [TokenUse])? {
    let roles = appearance.roles
    guard let type = roles.type(of: role) else {
      report(
        .error, code: "T0507", "`\(role)` is no role of the cell", at: place,
        help: Suggestion.help(for: role, in: roles.names) ?? "declare it in the cell's roles")
      return nil
    }
    guard types.contains(type) else {
      report(
        .error, code: "T0508",
        "role `\(role)` of type \(type.rawValue) cannot be used as \(kind)", at: place)
      return nil
    }
    guard let resolved = roles.value(of: role, in: appearance.context.state),
      let value = read(resolved.value)
    else { return nil }
    return (value, [resolved.use])
  }

  /// A colour in sRGB.
  mutating func color(_ color: ThemeColor, at place: Place) -> (Color, [TokenUse])? {
    let found: (Color, [TokenUse])? =
      switch color.source {
      case .literal(let literal): (literal, [])
      case .tint: (appearance.context.environment.tint, [])
      case .role(let role):
        value(of: role, at: place, as: "a colour", types: .color) { value in
          if case .color(let color) = value { color } else { nil }
        }
      }
    guard let (base, tokens) = found else { return nil }
    guard color.opacity.isFinite else {
      report(.error, "a colour's opacity is not finite", at: place)
      return nil
    }
    return (base.multiplyingAlpha(by: color.opacity).mappedToSRGB(), tokens)
  }

  /// What a number is taken for, which decides how large it may be.
  enum NumberUse: String {
    case opacity, radius, width, blur

    /// What makes sense; beyond it, its nearest end counts.
    var range: ClosedRange<Double> { 0...(self == .opacity ? 1 : .infinity) }
  }

  /// A length in points, or a plain number; 0 where there is none that is finite.
  ///
  /// One that a theme has and that makes no sense is a warning.
  mutating func number(
    _ number: ThemeNumber, as use: NumberUse, at place: Place
  ) -> (Double, [TokenUse]) {
    switch number {
    case .literal(let literal):
      guard literal.isFinite else {
        report(.error, "a number is not finite", at: place)
        return (0, [])
      }
      return (literal, [])
    case .role(let role):
      let found = value(of: role, at: place, as: "a number", types: .dimension, .number) { value in
        switch value {
        case .dimension(let number), .number(let number): number
        default: nil
        }
      }
      guard let (value, tokens) = found else { return (0, []) }
      if !use.range.contains(value) { reportUnusual(value, use, role: tokens[0]) }
      return (value, tokens)
    }
  }

  /// Reports a number outside its range at the token that it comes from.
  private mutating func reportUnusual(_ value: Double, _ use: NumberUse, role: TokenUse) {
    guard let theme = appearance.roles.theme,
      let token = role.names.last(where: { theme.hasToken($0) })
    else { return }
    let taken = min(max(value, use.range.lowerBound), use.range.upperBound)
    let isPercentage = use == .opacity && (1...100).contains(value)
    report(
      Diagnostic(
        .warning, code: "T0509", at: theme.location(ofToken: token),
        "`\(role.names[0])` is \(value.decimalText()), which cannot be the \(use.rawValue) of anything;"
          + " \(taken.decimalText()) is drawn",
        help: isPercentage
          ? "write a percentage as a part of 1: \((value / 100).decimalText())" : nil))
  }

  /// A font.
  mutating func typography(
    _ font: TextContent.Font, at place: Place
  ) -> (Typography, [TokenUse])? {
    switch font {
    case .literal(let literal): (literal, [])
    case .role(let role):
      value(of: role, at: place, as: "a font", types: .typography) { value in
        if case .typography(let typography) = value { typography } else { nil }
      }
    }
  }

  /// The shadows that one declaration stands for.
  mutating func shadows(
    _ source: LayerShadow.Source, at place: Place
  ) -> ([ShadowValue], [TokenUse])? {
    switch source {
    case .literal(let literal): ([literal], [])
    case .role(let role):
      value(of: role, at: place, as: "a shadow", types: .shadow) { value in
        if case .shadow(let shadows) = value { shadows } else { nil }
      }
    }
  }

  /// A paint for an area in device pixels.
  mutating func paint(_ fill: Fill, in area: Rect, at place: Place) -> (Paint, [TokenUse])? {
    switch fill {
    case .color(let themed):
      guard let (color, tokens) = color(themed, at: place) else { return nil }
      return (.color(color), tokens)
    case .gradient(let gradient, let geometry):
      return paint(gradient, geometry, in: area, at: place).map { ($0, []) }
    case .gradientRole(let role, let geometry, let spread, let interpolation):
      let found = value(of: role, at: place, as: "a gradient", types: .gradient) { value in
        if case .gradient(let gradient) = value { gradient } else { nil }
      }
      guard let (stops, tokens) = found else { return nil }
      let gradient = Gradient(stops.stops, spread: spread, interpolation: interpolation)
      return paint(gradient, geometry, in: area, at: place).map { ($0, tokens) }
    }
  }

  /// A gradient laid into a rectangle.
  private mutating func paint(
    _ gradient: Gradient, _ geometry: GradientGeometry, in area: Rect, at place: Place
  ) -> Paint? {
    guard geometry.isFinite, gradient.stops.allSatisfy(\.position.isFinite) else {
      report(
        .error, "the gradient's angle, its centre or a stop's position is not finite", at: place)
      return nil
    }
    var mapped = gradient
    for index in mapped.stops.indices {
      mapped.stops[index].color = mapped.stops[index].color.mappedToSRGB()
    }
    return geometry.paint(mapped, in: area)
  }

  /// A layer's outline fitted to a rectangle of device pixels; nil where it is not finite.
  mutating func shape(
    _ shape: LayerShape, in area: Rect, at place: Place
  ) -> (Shape, [TokenUse])? {
    switch shape {
    case .rectangle: return (.rectangle(area), [])
    case .ellipse: return (.ellipse(area), [])
    case .capsule:
      let radius = min(area.width, area.height) / 2
      return (.roundedRectangle(RoundedRectangle(area, radius: radius)), [])
    case .rounded(let radius, let style):
      let (points, tokens) = number(radius, as: .radius, at: place)
      return (
        .roundedRectangle(RoundedRectangle(area, radius: points * scale, style: style)), tokens
      )
    case .path(let path):
      let move = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: area.minX, ty: area.minY)
      let moved = path.transformed(by: move)
      guard moved.isFinite else {
        report(.error, "the outline is not finite and is not drawn", at: place)
        return nil
      }
      return (.path(moved), [])
    }
  }
}
