import TesseraGraphics
import TesseraTheme

/// What can be changed about a token's value, and by how little it is tried.
///
/// Steps go from the least difference that must be seen, 2 of 255 levels or one pixel, to one that a
/// translucent colour still shows.
extension TokenValue {
  /// A part of a value that is tried with another.
  struct Part: Hashable, Sendable {
    /// What it is, for people; empty for the whole.
    let name: String
    /// Which of several equal ones.
    let index: Int

    init(_ name: String = "", _ index: Int = 0) {
      self.name = name
      self.index = index
    }
  }

  /// The factors of the steps, in levels of 255 or pixels.
  static let steps: [Double] = [1, 4, 16, 64]

  /// The parts that a picture can depend on; none for what no cell draws with.
  var parts: [Part] {
    switch self {
    case .color, .dimension, .number: [Part()]
    case .fontWeight: [Part()]
    case .typography: [Part("size"), Part("letter spacing"), Part("line height"), Part("weight")]
    case .gradient(let gradient): gradient.stops.indices.map { Part("stop \($0 + 1)", $0) }
    case .shadow(let shadows):
      shadows.indices.flatMap { index in
        let which = shadows.count == 1 ? "" : " \(index + 1)"
        return ["colour", "offset", "blur", "spread"].map { Part($0 + which, index) }
      }
    case .border, .fontFamily, .duration, .cubicBezier, .strokeStyle, .transition: []
    }
  }

  /// The value with a part changed.
  ///
  /// - Parameters:
  ///   - part: One of ``parts``, or one that a value of the same token has in another mode.
  ///   - factor: How much, as ``steps`` has it.
  ///   - pixel: One device pixel, in points.
  /// - Returns: The changed value; the same where it has no such part.
  func perturbed(_ part: Part, by factor: Double, pixel: Double) -> TokenValue {
    guard parts.contains(part) else { return self }
    switch self {
    case .color(let color): return .color(color.perturbed(by: 2 * factor))
    case .dimension(let length): return .dimension(length + pixel * factor)
    case .fontWeight(let weight): return .fontWeight(Self.otherWeight(weight))
    case .number(let number):
      // An opacity, or a length.
      guard (0...1).contains(number) else { return .number(number + pixel * factor) }
      let change = min(0.5, 2 * factor / 255)
      return .number(number < 0.5 ? number + change : number - change)
    case .typography(var font):
      switch part.name {
      case "size": font.size += pixel * factor
      case "letter spacing": font.letterSpacing += pixel * factor
      case "line height": font.lineHeight += pixel * factor / max(1, font.size)
      default: font.weight = Self.otherWeight(font.weight)
      }
      return .typography(font)
    case .gradient(var gradient):
      gradient.stops[part.index].color =
        gradient.stops[part.index].color.perturbed(by: 2 * factor)
      return .gradient(gradient)
    case .shadow(var shadows):
      switch part.name.split(separator: " ").first {
      case "colour":
        shadows[part.index].color = shadows[part.index].color.perturbed(by: 2 * factor)
      case "offset": shadows[part.index].offsetY += pixel * factor
      case "blur": shadows[part.index].blur += pixel * factor
      default: shadows[part.index].spread += pixel * factor
      }
      return .shadow(shadows)
    case .border, .fontFamily, .duration, .cubicBezier, .strokeStyle, .transition: return self
    }
  }

  /// A weight that most families have another face for.
  private static func otherWeight(_ weight: Double) -> Double { weight < 550 ? 700 : 400 }
}

extension Color {
  /// The colour as it is shown with every channel changed by some levels of 255, towards the middle.
  fileprivate func perturbed(by levels: Double) -> Color {
    let shown = mappedToSRGB()
    func changed(_ channel: Double) -> Double {
      channel < 0.5 ? min(1, channel + levels / 255) : max(0, channel - levels / 255)
    }
    return Color(
      .srgb, changed(shown.c1), changed(shown.c2), changed(shown.c3), alpha: shown.alpha)
  }
}
