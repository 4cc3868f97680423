internal import TesseraGraphics

/// Straight RGBA → the rows of a file, each behind a filter byte of 0, a few rows at a time.
///
/// Rows are not filtered: on pictures of cells, flat areas that repeat, this gave smaller files than
/// any row filter, and unfiltered rows are the fastest to write and to read again. They are packed by
/// bands that stay in the processor's cache until they are deflated; a packed copy of the whole picture
/// took twice as long, most of it the kernel's handing out of fresh memory.
struct RowPacker {
  private let image: StraightImage
  private let format: PixelFormat
  private let table: ColorTable
  /// Bytes of a packed row with its filter byte.
  let rowBytes: Int

  /// Prepares for a picture and the format that `PixelFormat` chose for it.
  init(_ image: StraightImage, as format: PixelFormat) {
    self.image = image
    self.format = format
    if case .palette(let colors, _) = format {
      table = ColorTable(colors)
    } else {
      table = ColorTable([])
    }
    rowBytes = 1 + format.rowBytes(width: image.width)
  }

  /// Room for so many packed rows, and for what the last store may write beyond them.
  func band(ofRows rows: Int) -> [UInt8] {
    [UInt8](repeating: 0, count: rows * rowBytes + 16)
  }

  /// Packs rows into a band that has room for them.
  ///
  /// Returns false where the format is RGB and a pixel is not opaque; the band is of no use then.
  func pack(_ rows: Range<Int>, into band: inout [UInt8]) -> Bool {
    let bytes = image.bytes
    // Bytes have no padding that would be unset, and any value may be stored in them.
    let pixels = unsafe bytes.span.bytes
    var target = band.mutableSpan
    var packed = unsafe target.mutableBytes
    for y in rows {
      let source = y * image.width * 4
      let start = (y - rows.lowerBound) * rowBytes + 1
      packed.storeBytes(of: 0, toByteOffset: start - 1, as: UInt8.self)
      switch format {
      case .grey(let depth):
        // Of a level's byte, the first bits are its level of fewer bits: 0x55 · l, 0x11 · l, l.
        pack(depth: depth, pixels, from: source, to: &packed, at: start) { color in
          UInt8(truncatingIfNeeded: color) >> UInt8(8 - depth)
        }
      case .palette(_, let depth):
        pack(depth: depth, pixels, from: source, to: &packed, at: start) { color in
          table.number(of: color)
        }
      case .rgb:
        guard packColors(pixels, from: source, to: &packed, at: start) else { return false }
      case .greyAlpha:
        for x in 0..<image.width {
          let color = pixels.pixel(at: source + 4 * x)
          let both = UInt16(truncatingIfNeeded: color >> 16 & 0xFF00 | color & 0xFF)
          packed.storeBytes(of: both.littleEndian, toByteOffset: start + 2 * x, as: UInt16.self)
        }
      case .rgba:
        copy(pixels, from: source, to: &packed, at: start)
      }
    }
    return true
  }

  /// Packs a row's samples of `depth` bits, the first in a byte's highest.
  @inline(__always)
  private func pack(
    depth: Int, _ pixels: RawSpan, from source: Int, to packed: inout MutableRawSpan,
    at start: Int, sample: (UInt32) -> UInt8
  ) {
    var target = start
    // Neighbours are mostly equal, and finding a sample takes longer than comparing.
    var color = pixels.pixel(at: source)
    var value = sample(color)
    var (byte, filled) = (UInt8(0), 0)
    for offset in stride(from: source, to: source + 4 * image.width, by: 4) {
      let next = pixels.pixel(at: offset)
      if next != color {
        color = next
        value = sample(color)
      }
      byte = byte << UInt8(truncatingIfNeeded: depth) | value
      filled += depth
      if filled == 8 {
        packed.storeBytes(of: byte, toByteOffset: target, as: UInt8.self)
        target += 1
        (byte, filled) = (0, 0)
      }
    }
    if filled > 0 {
      packed.storeBytes(
        of: byte << UInt8(8 - filled), toByteOffset: target, as: UInt8.self)
    }
  }

  /// Packs a row's colours without alpha, 16 pixels a store and then one; false where one is not 255.
  ///
  /// A store's last 16 or last byte are of no use, and are overwritten by the next.
  private func packColors(
    _ pixels: RawSpan, from source: Int, to packed: inout MutableRawSpan, at start: Int
  ) -> Bool {
    let whole = image.width & ~15
    var all = SIMD8<UInt64>(repeating: .max)
    for x in stride(from: 0, to: whole, by: 16) {
      let pairs = pixels.eightPairs(at: source + 4 * x)
      all &= pairs
      // The six colour bytes of each pair, moved together.
      let six = pairs & 0xFF_FFFF | pairs &>> 8 & 0xFFFF_FF00_0000
      var words = SIMD8<UInt64>()
      for half in 0..<2 {
        let (a, b, c, d) = (
          six[4 * half], six[4 * half + 1], six[4 * half + 2], six[4 * half + 3]
        )
        words[3 * half] = a | b << 48
        words[3 * half + 1] = b >> 16 | c << 32
        words[3 * half + 2] = c >> 32 | d << 16
      }
      packed.storeBytes(of: words, toByteOffset: start + 3 * x, as: SIMD8<UInt64>.self)
    }
    var rest = UInt32.max
    for x in whole..<image.width {
      let color = pixels.pixel(at: source + 4 * x)
      rest &= color
      packed.storeBytes(of: color.littleEndian, toByteOffset: start + 3 * x, as: UInt32.self)
    }
    let pair = (0..<8).reduce(UInt64.max) { $0 & all[$1] }
    return (UInt32(truncatingIfNeeded: pair & pair >> 32) & rest) >> 24 == 0xFF
  }

  private func copy(
    _ pixels: RawSpan, from source: Int, to packed: inout MutableRawSpan, at start: Int
  ) {
    let bytes = 4 * image.width
    let whole = bytes & ~63
    for offset in stride(from: 0, to: whole, by: 64) {
      packed.storeBytes(
        of: pixels.sixteenPixels(at: source + offset), toByteOffset: start + offset,
        as: SIMD16<UInt32>.self)
    }
    for offset in stride(from: whole, to: bytes, by: 4) {
      packed.storeBytes(
        of: pixels.pixel(at: source + offset).littleEndian, toByteOffset: start + offset,
        as: UInt32.self)
    }
  }
}
