internal import TesseraGraphics
internal import TesseraSource

/// A colour on its way into a token file, in its own space and with its own components.
struct ImportedColor: Hashable {
  /// The space by its DTCG name.
  let space: String
  /// Three components in the units of the space; nil for `none`.
  let components: [Double?]
  /// The opacity, 0…1.
  let alpha: Double

  init(_ space: String, _ components: [Double?], alpha: Double = 1) {
    self.space = space
    self.components = components
    self.alpha = alpha
  }

  init(_ color: Color) {
    self.init(color.space.rawValue, [color.c1, color.c2, color.c3], alpha: color.alpha)
  }

  /// A colour that was converted to its space, without what that left in the last bits.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - precision: The parts of 1 that are told apart.
  init(converted color: Color, precision: Double = 1e12) {
    // Adding zero makes a negative one positive.
    let components = [color.c1, color.c2, color.c3].map {
      ($0 * precision).rounded() / precision + 0
    }
    self.init(color.space.rawValue, components, alpha: color.alpha)
  }

  /// The colour of `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; nil for any other text.
  init?(hex: String) {
    guard let color = Color.parseHex(hex) else { return nil }
    self.init(color)
  }

  /// A colour outside the range of its space, in the smallest space that holds it: sRGB, Display P3,
  /// else OKLCH; nil where it is darker than black or brighter than white.
  init?(extended color: Color) {
    for space in [ColorSpace.srgb, .displayP3] {
      let candidate = ImportedColor(converted: color.converted(to: space))
      if candidate.isInUnitRange {
        self = candidate
        return
      }
    }
    let oklch = color.converted(to: .oklch)
    guard (0...1).contains(oklch.c1) else { return nil }
    // So coarse that the way back through sRGB gives the same components again.
    self.init(converted: oklch, precision: 1e7)
  }

  /// The colour of a text of CSS; nil for one brighter than white.
  ///
  /// - Throws: `CSSColorError` for a text that is no colour by itself.
  init?(css text: String) throws(CSSColorError) {
    let color = try CSSColor(text)
    self.init(color.space.rawValue, color.components, alpha: color.alpha ?? 0)
    let isRGB = ![.hsl, .hwb, .lab, .lch, .oklab, .oklch].contains(color.space)
    if isRGB, !isInUnitRange { self.init(extended: color.color) }
  }

  /// Whether all components lie in 0…1.
  private var isInUnitRange: Bool { components.allSatisfy { (0...1).contains($0 ?? 0) } }

  /// The value as a token file has it: an opaque colour has no `alpha`, an sRGB colour of whole bytes
  /// has its `hex`, which people read more easily.
  var output: JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("colorSpace", .string(space)),
      ("components", .array(components.map { $0.map(JSONOutput.number) ?? .string("none") })),
    ]
    if alpha != 1 { members.append(("alpha", .number(alpha))) }
    if let hex = opaqueHex { members.append(("hex", .string(hex))) }
    return .object(members)
  }

  /// The value of a token.
  var value: DraftValue { .literal(output) }

  /// The hex notation with alpha, where it says exactly the same.
  var exactHex: String? {
    guard let opaqueHex else { return nil }
    if alpha == 1 { return opaqueHex }
    return Self.byte(alpha).map { opaqueHex + Self.digits($0) }
  }

  /// The hex notation of an sRGB colour whose components are whole bytes, without its alpha.
  private var opaqueHex: String? {
    guard space == ColorSpace.srgb.rawValue else { return nil }
    let bytes = components.compactMap { $0.flatMap(Self.byte) }
    return bytes.count == 3 ? "#" + bytes.map(Self.digits).joined() : nil
  }

  /// The byte that a component 0…1 is exactly.
  static func byte(_ component: Double) -> UInt8? {
    let byte = (component * 255).rounded()
    return (0...255).contains(byte) && byte / 255 == component ? UInt8(byte) : nil
  }

  /// The two hexadecimal digits of a byte.
  static func digits(_ byte: UInt8) -> String {
    String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
  }
}
