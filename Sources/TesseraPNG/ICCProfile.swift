/// The part of an ICC profile that tells whether it is one of two RGB spaces that we know.
///
/// Bytes → a name, the three primaries, the three transfer curves (ICC.1:2022, sections 7 to 10).
/// A profile is judged by these numbers. Its name would be no proof: anybody can edit it, and a
/// linear Display P3 has the two words in its name as well.
struct ICCProfile {
  /// The profile's own description, cut to 80 characters, for messages.
  let name: String?
  /// The PCS XYZ of red, green and blue in a row, adapted to D50; nil where a tag is lacking
  /// or the profile is not of RGB.
  private let primaries: [Double]?
  private let hasSRGBCurves: Bool

  /// Reads a profile; nil where its tags lie beyond its end.
  init?(_ bytes: [UInt8]) {
    guard let count = bytes.unsigned32(at: 128), count <= bytes.count / 12 else { return nil }
    // Tags may overlap, so copies of all of them could be larger than any memory.
    var places: [String: Range<Int>] = [:]
    for entry in stride(from: 132, to: 132 + 12 * count, by: 12) {
      guard let tag = bytes.fourCharacters(at: entry), let start = bytes.unsigned32(at: entry + 4),
        let size = bytes.unsigned32(at: entry + 8), start + size <= bytes.count
      else { return nil }
      places[tag] = start..<start + size
    }
    func tag(_ name: String) -> [UInt8]? { places[name].map { [UInt8](bytes[$0]) } }
    name = tag("desc").flatMap(Self.text).map { String($0.prefix(80)) }
    let isRGB = bytes.fourCharacters(at: 16) == "RGB " && bytes.fourCharacters(at: 20) == "XYZ "
    let columns = ["rXYZ", "gXYZ", "bXYZ"].compactMap { tag($0).flatMap(Self.xyz) }
    primaries = isRGB && columns.count == 3 ? columns.flatMap(\.self) : nil
    hasSRGBCurves = ["rTRC", "gTRC", "bTRC"].allSatisfy {
      tag($0).map(Self.isSRGBCurve) ?? false
    }
  }

  /// Whether the numbers are those of sRGB.
  var isSRGB: Bool {
    matches([0.43607, 0.22249, 0.01392, 0.38515, 0.71687, 0.09708, 0.14307, 0.06061, 0.71410])
  }

  /// Whether the numbers are those of Display P3.
  var isDisplayP3: Bool {
    matches([0.51512, 0.24120, -0.00105, 0.29198, 0.69225, 0.04189, 0.15710, 0.06657, 0.78407])
  }

  /// Makers round and adapt to D50 in their own ways, within a few of the fourth place.
  private func matches(_ known: [Double]) -> Bool {
    guard hasSRGBCurves, let primaries else { return false }
    return zip(primaries, known).allSatisfy { abs($0 - $1) <= 0.001 }
  }
}

extension ICCProfile {
  /// The text of a textDescriptionType (version 2) or of the first record of a
  /// multiLocalizedUnicodeType (version 4).
  private static func text(_ tag: [UInt8]) -> String? {
    switch tag.fourCharacters(at: 0) {
    case "desc":
      guard let count = tag.unsigned32(at: 8), count <= tag.count - 12 else { return nil }
      return String(latin1: tag[12..<12 + count].prefix { $0 != 0 })
    case "mluc":
      guard let size = tag.unsigned32(at: 20), let start = tag.unsigned32(at: 24),
        start + size <= tag.count
      else { return nil }
      let units = stride(from: start, to: start + size, by: 2).compactMap(tag.unsigned16)
      return String(decoding: units.map(UInt16.init), as: UTF16.self)
    default:
      return nil
    }
  }

  /// The three numbers of an XYZType.
  private static func xyz(_ tag: [UInt8]) -> [Double]? {
    guard tag.fourCharacters(at: 0) == "XYZ " else { return nil }
    let numbers = [8, 12, 16].compactMap { fixed(tag, at: $0) }
    return numbers.count == 3 ? numbers : nil
  }

  /// Whether a curve is sRGB's: as parameters or, as older profiles have it, as a table.
  private static func isSRGBCurve(_ tag: [UInt8]) -> Bool {
    switch tag.fourCharacters(at: 0) {
    case "para":
      // Y = (aX + b)^g from X = d on, and Y = cX below; type 3 has g, a, b, c, d.
      let expected = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
      guard tag.unsigned16(at: 8) == 3 else { return false }
      return expected.enumerated().allSatisfy { index, number in
        fixed(tag, at: 12 + 4 * index).map { abs($0 - number) <= 0.002 } ?? false
      }
    case "curv":
      // The curve's values at a quarter, a half and three quarters.
      let expected = [(0.25, 0.050876), (0.5, 0.214041), (0.75, 0.522522)]
      return expected.allSatisfy { input, output in
        sample(tag, at: input).map { abs($0 - output) <= 0.0015 } ?? false
      }
    default:
      return false
    }
  }

  /// The value of a curveType's table at 0…1, interpolated; nil where it has fewer than two entries.
  private static func sample(_ tag: [UInt8], at input: Double) -> Double? {
    guard let count = tag.unsigned32(at: 8), count >= 2 else { return nil }
    let position = input * Double(count - 1)
    let index = Int(position)
    guard let low = tag.unsigned16(at: 12 + 2 * index),
      let high = tag.unsigned16(at: 12 + 2 * min(index + 1, count - 1))
    else { return nil }
    let fraction = position - Double(index)
    return (Double(low) * (1 - fraction) + Double(high) * fraction) / 65_535
  }

  /// The s15Fixed16Number at an offset.
  private static func fixed(_ bytes: [UInt8], at offset: Int) -> Double? {
    bytes.unsigned32(at: offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }
}
