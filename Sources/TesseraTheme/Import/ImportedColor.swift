internal import TesseraGraphics
internal import TesseraSource

/// A colour on its way into a token file, in its own space and with its own components.
struct ImportedColor: Hashable {
  /// The space by its DTCG name.
  let space: String
  /// Three components in the units of the space.
  let components: [Double]
  /// The opacity, 0…1.
  let alpha: Double

  init(_ space: String, _ components: [Double], alpha: Double = 1) {
    self.space = space
    self.components = components
    self.alpha = alpha
  }

  init(_ color: Color) {
    self.init(color.space.rawValue, [color.c1, color.c2, color.c3], alpha: color.alpha)
  }

  /// The colour of `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; nil for any other text.
  init?(hex: String) {
    guard let color = Color.parseHex(hex) else { return nil }
    self.init(color)
  }

  /// The colour of encoded sRGB components that may lie outside 0…1, in the smallest space that
  /// holds it: sRGB, Display P3, else OKLCH; nil where it is brighter than white.
  init?(extendedSRGB components: [Double], alpha: Double) {
    let color = Color(.srgb, components[0], components[1], components[2], alpha: alpha)
    for space in [ColorSpace.srgb, .displayP3] {
      let candidate = ImportedColor(color.converted(to: space))
      if candidate.components.allSatisfy({ (0...1).contains($0) }) {
        self = candidate
        return
      }
    }
    self.init(color.converted(to: .oklch))
    guard (0...1).contains(self.components[0]) else { return nil }
  }

  /// The encoded sRGB component of an amount of light; 0…1 stays 0…1.
  static func encodedSRGB(linear: Double) -> Double {
    Color(.srgb, xyz: Color.white.xyz * linear, alpha: 1).c1
  }

  /// The value as a token file has it: an opaque colour has no `alpha`, an sRGB colour of whole bytes
  /// has its `hex`, which people read more easily.
  var output: JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("colorSpace", .string(space)), ("components", .array(components.map { .number($0) })),
    ]
    if alpha != 1 { members.append(("alpha", .number(alpha))) }
    if space == ColorSpace.srgb.rawValue, let hex { members.append(("hex", .string(hex))) }
    return .object(members)
  }

  /// The value of a token.
  var value: DraftValue { .literal(output) }

  /// The hex notation of components that are whole bytes.
  private var hex: String? {
    let bytes = components.map { ($0 * 255).rounded() }
    guard zip(bytes, components).allSatisfy({ (0...255).contains($0) && $0 / 255 == $1 }) else {
      return nil
    }
    return bytes.reduce(into: "#") { text, byte in
      let value = Int(byte)
      text += String(value >> 4, radix: 16) + String(value & 15, radix: 16)
    }
  }
}
