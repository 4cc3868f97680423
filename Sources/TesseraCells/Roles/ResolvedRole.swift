import TesseraGraphics
package import TesseraTheme

/// The value of a role in one state, and the way it came.
package struct ResolvedRole: Hashable, Sendable {
  /// The value.
  package let value: TokenValue
  /// Token paths from the role's own down to the literal.
  package let names: [String]
  /// How many of the names, from the first on, have the whole value.
  private let wholeCount: Int

  /// Creates a value that did not come from a token.
  init(value: TokenValue, names: [String]) {
    self.value = value
    self.names = names
    wholeCount = names.count
  }

  /// Creates the value of a token, reached by way of `origin` where there is one.
  ///
  /// All tokens that took part are named, those inside a composite value too, each once.
  init(_ token: Token, in theme: Theme, behind origin: String? = nil) {
    value = theme.shown(token)
    var names = origin.map { [$0] } ?? []
    var waiting = [token]
    while let next = waiting.popLast() {
      guard !names.contains(next.path) else { continue }
      names.append(next.path)
      waiting += next.references.reversed().compactMap { theme.token($0.path) }
    }
    self.names = names
    // An alias comes before everything else that a token refers to.
    var wholeCount = origin == nil ? 0 : 1
    var next: Token? = token
    while let whole = next, wholeCount < names.count, names[wholeCount] == whole.path,
      theme.shown(whole) == value
    {
      wholeCount += 1
      next = whole.alias.flatMap { theme.token($0.path) }
    }
    self.wholeCount = wholeCount
  }

  /// The note for a display list.
  package var use: TokenUse { TokenUse(names: names, value: value.text, wholeCount: wholeCount) }
}

extension TokenValue {
  /// The value as one line of text, for display lists.
  fileprivate var text: String {
    switch self {
    case .color(let color): color.hexText
    case .dimension(let number), .number(let number), .fontWeight(let number):
      number.decimalText()
    case .fontFamily(let families): families.joined(separator: ", ")
    case .typography(let font):
      "\(font.size.decimalText())/\(font.lineHeight.decimalText()) \(font.weight.decimalText())"
        + " \(font.families.joined(separator: ", ")) spacing \(font.letterSpacing.decimalText())"
    case .gradient(let gradient):
      gradient.stops.map { "\($0.color.hexText) \($0.position.decimalText())" }
        .joined(separator: ", ")
    case .shadow(let shadows):
      shadows.map { shadow in
        let lengths = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread]
        return lengths.map { $0.decimalText() }.joined(separator: " ")
          + " \(shadow.color.hexText)" + (shadow.isInset ? " inset" : "")
      }.joined(separator: ", ")
    case .duration(let time): "\(time.decimalText()) ms"
    case .cubicBezier(let curve): curve.text
    case .strokeStyle(let style): style.text
    case .border(let border):
      "\(border.width.decimalText()) \(border.style.text) \(border.color.hexText)"
    case .transition(let transition):
      "\(transition.duration.decimalText()) ms \(transition.timingFunction.text)"
        + " after \(transition.delay.decimalText()) ms"
    }
  }
}

extension CubicBezier {
  /// The control points as CSS lists them.
  fileprivate var text: String {
    "cubic-bezier(\([x1, y1, x2, y2].map { $0.decimalText() }.joined(separator: ", ")))"
  }
}

extension StrokeStyleValue {
  /// The name, or the dashes and the cap.
  fileprivate var text: String {
    switch self {
    case .keyword(let keyword): keyword.rawValue
    case .dashes(let lengths, let cap):
      "\(lengths.map { $0.decimalText() }.joined(separator: "/")) \(cap.rawValue)"
    }
  }
}
