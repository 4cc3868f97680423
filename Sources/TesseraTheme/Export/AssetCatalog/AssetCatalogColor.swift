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
      let range = 0.0...1.0
      let fitting = [("srgb", srgb), ("display-p3", wide)].first { $1.allSatisfy(range.contains) }
      (space, components) = fitting ?? ("extended-srgb", srgb)
    }
  }

  /// The components in a space.
  private static func components(_ color: Color, in space: ColorSpace) -> [Double] {
    ImportedColor(converted: color.converted(to: space)).components.map { $0 ?? 0 }
  }

  /// The `color` of an entry.
  var output: JSONOutput {
    // In the order in which Xcode writes them.
    let names = ["blue", "green", "red"]
    let values: [(String, JSONOutput)] =
      [("alpha", .string(Self.decimal(alpha)))]
      + zip(names, components.reversed()).map { ($0, .string(Self.component($1))) }
    return .object([
      ("color-space", .string(space)), ("components", .object(values)),
    ])
  }

  /// A component's text: `0xD6` where it is a whole byte, else a decimal fraction.
  static func component(_ value: Double) -> String {
    guard let byte = ImportedColor.byte(value) else { return decimal(value) }
    return "0x" + ImportedColor.digits(byte).uppercased()
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
