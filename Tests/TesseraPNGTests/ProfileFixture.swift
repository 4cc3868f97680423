/// Builds ICC profiles from the definition of an RGB space (ICC.1:2022; version 2 forms by option).
struct ProfileFixture {
  var name = "Display P3"
  /// The linear RGB → XYZ (D65) matrix, by rows.
  var matrix = ProfileFixture.displayP3
  var curve = Curve.parametric([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
  var isVersion2 = false
  /// The data colour space, four characters.
  var space = "RGB "
  /// Tags to leave out.
  var lacking: Set<String> = []

  enum Curve {
    /// g, a, b, c, d of function type 3.
    case parametric([Double])
    /// A single exponent.
    case gamma(Double)
    /// Values 0…1 at equal steps.
    case table([Double])
  }

  // The matrices and the adaptation are those of CSS Color 4, here as decimal numbers.
  static let displayP3: [[Double]] = [
    [0.4865709486482162, 0.26566769316909306, 0.1982172852343625],
    [0.2289745640697488, 0.6917385218365064, 0.079286914093745],
    [0, 0.04511338185890264, 1.043944368900976],
  ]
  static let sRGB: [[Double]] = [
    [0.41239079926595934, 0.357584339383878, 0.1804807884018343],
    [0.21263900587151027, 0.715168678767756, 0.07219231536073371],
    [0.01933081871559182, 0.11919477979462598, 0.9505321522496607],
  ]
  static let adobeRGB: [[Double]] = [
    [0.5766690429101305, 0.1855582379065463, 0.1882286462349947],
    [0.29734497525053605, 0.6273635662554661, 0.07529145849399788],
    [0.02703136138641234, 0.07068885253582723, 0.9913375368376388],
  ]
  private static let bradford: [[Double]] = [
    [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
    [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
    [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371],
  ]

  /// The profile.
  var bytes: [UInt8] {
    let tags = tags.filter { !lacking.contains($0.name) }
    var table = PNGFixture.big32(tags.count)
    var content: [UInt8] = []
    for tag in tags {
      let start = 128 + 4 + 12 * tags.count + content.count
      table += tag.name.utf8
      table += PNGFixture.big32(start)
      table += PNGFixture.big32(tag.bytes.count)
      content += tag.bytes
      while content.count % 4 != 0 { content.append(0) }
    }
    var header = [UInt8](repeating: 0, count: 128)
    func put(_ bytes: [UInt8], at offset: Int) {
      header.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    }
    put(PNGFixture.big32(128 + table.count + content.count), at: 0)
    put([isVersion2 ? 2 : 4], at: 8)
    put(Array("mntr\(space)XYZ ".utf8), at: 12)
    put(Array("acsp".utf8), at: 36)
    // The illuminant D50, to which the format is bound.
    put([0xF6, 0xD6, 0, 1, 0, 0, 0, 0, 0xD3, 0x2D], at: 70)
    return header + table + content
  }

  /// The iCCP chunk that embeds the profile.
  var chunk: [UInt8] {
    PNGFixture.chunk("iCCP", Array("profile\0\0".utf8) + PNGFixture.zlib(bytes))
  }

  private var tags: [(name: String, bytes: [UInt8])] {
    var tags = [(name: "desc", bytes: description)]
    for (column, letter) in ["r", "g", "b"].enumerated() {
      var color = Array("XYZ \0\0\0\0".utf8)
      for row in Self.bradford {
        var sum = 0.0
        for index in 0..<3 { sum += row[index] * matrix[index][column] }
        color += Self.fixed(sum)
      }
      tags.append((name: letter + "XYZ", bytes: color))
      tags.append((name: letter + "TRC", bytes: curveBytes))
    }
    return tags
  }

  private var description: [UInt8] {
    var bytes: [UInt8]
    if isVersion2 {
      bytes = Array("desc\0\0\0\0".utf8)
      bytes += PNGFixture.big32(name.utf8.count + 1)
      bytes += name.utf8
      bytes += [UInt8](repeating: 0, count: 79)
    } else {
      bytes = Array("mluc\0\0\0\0".utf8)
      bytes += PNGFixture.big32(1) + PNGFixture.big32(12)
      bytes += "enUS".utf8
      bytes += PNGFixture.big32(2 * name.utf16.count) + PNGFixture.big32(28)
      bytes += name.utf16.flatMap { PNGFixture.big16(Int($0)) }
    }
    return bytes
  }

  private var curveBytes: [UInt8] {
    var bytes: [UInt8]
    switch curve {
    case .parametric(let numbers):
      bytes = Array("para\0\0\0\0\0\u{3}\0\0".utf8)
      for number in numbers { bytes += Self.fixed(number) }
    case .gamma(let exponent):
      bytes = Array("curv\0\0\0\0".utf8)
      bytes += PNGFixture.big32(1)
      bytes += PNGFixture.big16(Int((exponent * 256).rounded()))
    case .table(let values):
      bytes = Array("curv\0\0\0\0".utf8)
      bytes += PNGFixture.big32(values.count)
      for value in values { bytes += PNGFixture.big16(Int((value * 65_535).rounded())) }
    }
    return bytes
  }

  private static func fixed(_ value: Double) -> [UInt8] {
    PNGFixture.big32(Int((value * 65_536).rounded()))
  }
}
