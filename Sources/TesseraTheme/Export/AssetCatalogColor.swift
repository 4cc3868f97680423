internal import TesseraGraphics
internal import TesseraSource

/// A colour as an asset catalog has it.
struct AssetCatalogColor: Hashable {
  /// The name of the space.
  let space: String
  /// Red, green and blue in that space.
  let components: [Double]
  /// The opacity, 0…1.
  let alpha: Double

  /// The colour in its own space where a catalog has that, else in the smallest one that holds it:
  /// sRGB, Display P3, extended sRGB.
  init(_ color: Color) {
    alpha = color.alpha
    switch color.space.rawValue {
    case "srgb", "display-p3":
      space = color.space.rawValue
      components = [color.c1, color.c2, color.c3]
    case "srgb-linear":
      space = "extended-linear-srgb"
      components = [color.c1, color.c2, color.c3]
    default:
      let srgb = Self.components(color, in: .srgb)
      let wide = Self.components(color, in: .displayP3)
      if let components = Self.inRange(srgb) {
        space = "srgb"
        self.components = components
      } else if let components = Self.inRange(wide) {
        space = "display-p3"
        self.components = components
      } else {
        space = "extended-srgb"
        components = srgb
      }
    }
  }

  /// The components in a space.
  private static func components(_ color: Color, in space: ColorSpace) -> [Double] {
    let converted = color.converted(to: space)
    return [converted.c1, converted.c2, converted.c3]
  }

  /// The components, where they lie in 0…1 but for what a conversion rounds.
  private static func inRange(_ components: [Double]) -> [Double]? {
    let slack = 1e-9
    guard components.allSatisfy({ (-slack...1 + slack).contains($0) }) else { return nil }
    return components.map { min(max($0, 0), 1) }
  }

  /// The `color` of an entry.
  var output: JSONOutput {
    let names = ["red", "green", "blue"]
    let values: [(String, JSONOutput)] =
      [("alpha", .string(Self.decimal(alpha)))]
      + zip(names, components).map { ($0, .string(Self.component($1))) }
    return .object([
      ("color-space", .string(space)), ("components", .object(values)),
    ])
  }

  /// A component's text: `0xD6` where it is a whole byte, else a decimal fraction.
  static func component(_ value: Double) -> String {
    let byte = (value * 255).rounded()
    guard (0...255).contains(byte), byte / 255 == value else { return decimal(value) }
    let digits = String(Int(byte), radix: 16, uppercase: true)
    return "0x" + (digits.count == 1 ? "0" : "") + digits
  }

  /// A number's text with at least three decimals, which is what tells it from a byte.
  static func decimal(_ value: Double) -> String {
    var text = JSONWriter.number(value)
    if let exponent = text.firstIndex(of: "e") {
      // A catalog has no exponents; below a millionth all digits lie behind zeros.
      let zeros = String(
        repeating: "0", count: -(Int(text[text.index(after: exponent)...]) ?? 0) - 1)
      let digits = text[..<exponent].filter(\.isNumber)
      text = (value < 0 ? "-" : "") + "0." + zeros + digits
    }
    if !text.contains(".") { text += "." }
    let decimals = text.split(separator: ".", omittingEmptySubsequences: false).last?.count ?? 0
    return text + String(repeating: "0", count: max(0, 3 - decimals))
  }
}
