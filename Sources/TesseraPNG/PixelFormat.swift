internal import TesseraGraphics

/// How a file stores the pixels of a picture: a colour type with its depth.
///
/// Picture → the smallest form that gives back exactly the same pixels. Small means bytes before they
/// are deflated. Deflating both a palette and its colours and taking the smaller would cost twice the
/// time and gain nothing: of 324 goldens, one got 52 bytes more by this rule than by the other form.
///
/// A transparent colour (tRNS without a palette) is left out. It would serve pictures of more than 256
/// colours of which one is clear and none translucent; ours have soft edges.
enum PixelFormat: Hashable {
  /// Opaque greys that 1, 2, 4 or 8 bits can tell exactly.
  case grey(depth: Int)
  /// Opaque colours of three bytes.
  case rgb
  /// Up to 256 colours, as numbers of 1, 2, 4 or 8 bits.
  case palette([UInt32], depth: Int)
  /// Greys of a byte, each with its alpha.
  case greyAlpha
  /// Colours of three bytes, each with its alpha.
  case rgba

  /// Chooses the form for a picture.
  ///
  /// Of a picture of many colours, `rgb` is a conjecture: only some rows were looked at, as looking at
  /// all takes an eighth of the time that encoding takes. `RowPacker` sees every pixel and tells where
  /// it was wrong; then `init(translucent:)` is right.
  init(_ image: StraightImage) {
    if let table = ColorTable(image) {
      self.init(colors: table.colors, width: image.width, height: image.height)
    } else if Self.seemsOpaque(image) {
      // Greys cannot be: there are only 256 opaque ones.
      self = .rgb
    } else {
      self.init(translucent: image)
    }
  }

  /// Chooses the form for a picture of many colours that has pixels that are not opaque.
  init(translucent image: StraightImage) {
    let bytes = image.bytes
    // Bytes have no padding that would be unset.
    let pixels = unsafe bytes.span.bytes
    self = .greyAlpha
    for offset in stride(from: 0, to: bytes.count, by: 4)
    where !Self.isGrey(pixels.pixel(at: offset)) {
      self = .rgba
      return
    }
  }

  private init(colors: [UInt32], width: Int, height: Int) {
    let isOpaque = colors.allSatisfy { $0 >> 24 == 0xFF }
    let greys = colors.allSatisfy(Self.isGrey)
    var forms: [PixelFormat] = []
    if greys, isOpaque {
      forms.append(.grey(depth: Self.depth(ofGreys: colors.map { $0 & 0xFF })))
    }
    forms.append(isOpaque ? .rgb : greys ? .greyAlpha : .rgba)
    // Entries that are not opaque come first, so that tRNS ends with the last of them.
    let entries = colors.sorted { ($0 >> 24, $0) < ($1 >> 24, $1) }
    forms.append(.palette(entries, depth: [1, 2, 4].first { colors.count <= 1 << $0 } ?? 8))

    func bytes(_ form: PixelFormat) -> Int {
      (1 + form.rowBytes(width: width)) * height + form.paletteBytes
    }
    // The first of equals, as the simpler ones come first.
    self = forms.dropFirst().reduce(forms[0]) { bytes($1) < bytes($0) ? $1 : $0 }
  }

  /// The fewest bits that tell levels exactly: a level of d bits stands for level · 255 / (2ᵈ − 1).
  private static func depth(ofGreys levels: [UInt32]) -> Int {
    [1, 2, 4].first { depth in
      levels.allSatisfy { $0.isMultiple(of: 255 / (1 << UInt32(depth) - 1)) }
    } ?? 8
  }

  private static func isGrey(_ color: UInt32) -> Bool {
    color & 0xFFFF == color >> 8 & 0xFFFF
  }

  /// Whether every alpha in every 64th row is 255.
  private static func seemsOpaque(_ image: StraightImage) -> Bool {
    let rowBytes = 4 * image.width
    for y in stride(from: 0, to: image.height, by: 64) {
      for alpha in stride(from: y * rowBytes + 3, to: (y + 1) * rowBytes, by: 4)
      where image.bytes[alpha] != 0xFF {
        return false
      }
    }
    return true
  }
}

extension PixelFormat {
  /// The colour type (PNG specification, table 11.1).
  var colorType: Int {
    switch self {
    case .grey: 0
    case .rgb: 2
    case .palette: 3
    case .greyAlpha: 4
    case .rgba: 6
    }
  }

  /// Bits of a sample.
  var depth: Int {
    switch self {
    case .grey(let depth), .palette(_, let depth): depth
    case .rgb, .greyAlpha, .rgba: 8
    }
  }

  /// Bytes of a row, without its filter byte.
  func rowBytes(width: Int) -> Int {
    switch self {
    case .grey(let depth), .palette(_, let depth): (width * depth + 7) / 8
    case .rgb: 3 * width
    case .greyAlpha: 2 * width
    case .rgba: 4 * width
    }
  }

  /// The PLTE chunk's bytes: red, green, blue for each entry.
  var palette: [UInt8] {
    guard case .palette(let colors, _) = self else { return [] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 * colors.count)
    for color in colors {
      for shift in [0, 8, 16] as [UInt32] {
        bytes.append(UInt8(truncatingIfNeeded: color >> shift))
      }
    }
    return bytes
  }

  /// The tRNS chunk's bytes: the alphas of the palette's entries up to the last that is not opaque.
  var alphas: [UInt8] {
    guard case .palette(let colors, _) = self else { return [] }
    return colors.prefix { $0 >> 24 < 0xFF }.map { UInt8($0 >> 24) }
  }

  /// The bytes that the palette costs: its chunks, each with twelve bytes around it.
  private var paletteBytes: Int {
    guard case .palette(let colors, _) = self else { return 0 }
    let alphas = alphas.count
    return 12 + 3 * colors.count + (alphas == 0 ? 0 : 12 + alphas)
  }
}
