internal import TesseraGraphics

/// The colours of a picture, up to 256 of them, numbered as they were found.
///
/// A hash table with open addressing, four places for each colour that it can hold, so that the
/// question asked for every pixel of a picture rarely takes a second look. Colours are the words that
/// `RawSpan.pixel` gives.
struct ColorTable {
  /// The most colours that a PNG's palette can hold.
  static let capacity = 256

  /// The colours by number.
  private(set) var colors: [UInt32] = []
  private var words = [UInt32](repeating: 0, count: 4 * capacity)
  /// The colour's number at each place that is taken, −1 where none is.
  private var numbers = [Int16](repeating: -1, count: 4 * capacity)

  /// Collects the colours of a picture; nil where it has more than 256.
  ///
  /// A busy picture shows that in a few rows that lie apart, while neighbouring rows resemble each
  /// other. So rows are taken 64 apart, then those half-way between, and so on.
  init?(_ image: StraightImage) {
    let bytes = image.bytes
    // Bytes have no padding that would be unset.
    let pixels = unsafe bytes.span.bytes
    let rowBytes = image.width * 4
    var last = pixels.pixel(at: 0)
    _ = insert(last)
    var (first, step) = (0, 64)
    while true {
      for y in stride(from: first, to: image.height, by: step) {
        for offset in stride(from: y * rowBytes, to: (y + 1) * rowBytes, by: 4) {
          let color = pixels.pixel(at: offset)
          if color == last { continue }
          last = color
          guard insert(color) else { return nil }
        }
      }
      if first == 1 { break }
      // 64: 0; then 64: 32, 32: 16, 16: 8 … 2: 1.
      step = first == 0 ? 64 : first
      first = step / 2
    }
  }

  /// Makes a table of these colours, which differ; their numbers are their indices.
  init(_ colors: [UInt32]) {
    precondition(colors.count <= Self.capacity, "a palette has room")
    for color in colors { _ = insert(color) }
  }

  /// The number of a colour that is in the table.
  @inline(__always)
  func number(of color: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: numbers[place(of: color)])
  }

  /// Adds a colour where it is new; false where there is no room for it.
  @inline(__always)
  private mutating func insert(_ color: UInt32) -> Bool {
    let place = place(of: color)
    if numbers[place] >= 0 { return true }
    guard colors.count < Self.capacity else { return false }
    words[place] = color
    numbers[place] = Int16(colors.count)
    colors.append(color)
    return true
  }

  /// Where a colour is, or the free place where it would be put.
  @inline(__always)
  private func place(of color: UInt32) -> Int {
    // Multiplicative hashing (Knuth 1973, section 6.4): the high bits are the mixed ones.
    var place = Int((color &* 0x9E37_79B1) >> 22)
    while numbers[place] >= 0, words[place] != color { place = (place + 1) % words.count }
    return place
  }
}
