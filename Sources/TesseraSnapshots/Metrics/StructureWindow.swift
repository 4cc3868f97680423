/// The statistics of the square around a pixel in two pictures, for any pixel from the top down.
///
/// Two grids → sums over a window. A table of running sums over the whole picture, as such code
/// usually has, would take 120 bytes a pixel; kept instead are the sums of each column over the
/// window's rows, moved down a row at a time, and from them running sums along the one row.
struct StructureWindow {
  /// Sums over pixels of one channel.
  private struct Sums {
    /// Of the values: in x the first picture, in y the second.
    var values = SIMD2<Int>.zero
    /// Of the squares.
    var squares = SIMD2<Int>.zero
    /// Of the products of both.
    var products = 0

    mutating func add(_ a: Int, _ b: Int, times sign: Int) {
      values &+= SIMD2(a, b) &* SIMD2(repeating: sign)
      squares &+= SIMD2(a &* a, b &* b) &* SIMD2(repeating: sign)
      products &+= a &* b &* sign
    }

    static func + (a: Sums, b: Sums) -> Sums {
      Sums(
        values: a.values &+ b.values, squares: a.squares &+ b.squares,
        products: a.products &+ b.products)
    }

    static func - (a: Sums, b: Sums) -> Sums {
      Sums(
        values: a.values &- b.values, squares: a.squares &- b.squares,
        products: a.products &- b.products)
    }
  }

  private let first: PixelGrid
  private let second: PixelGrid
  /// How far the window reaches from its pixel, which is also how far the pictures are continued.
  private let radius: Int
  /// The row around which `columns` stand; nil before the first.
  private var row: Int?
  /// The sums of each continued column over the window's rows, three channels each.
  private var columns: [Sums]
  /// `running[3·x + c]` is the sum of channel c of the columns before x.
  private var running: [Sums]

  /// Creates a window over two pictures of one size.
  init(_ first: PixelGrid, _ second: PixelGrid, radius: Int) {
    self.first = first
    self.second = second
    self.radius = radius
    columns = [Sums](repeating: Sums(), count: 3 * (first.width + 2 * radius))
    running = [Sums](repeating: Sums(), count: 3 * (first.width + 2 * radius + 1))
  }

  /// Red, green and blue of a pixel over white, cut off, as an opaque word.
  static func overWhite(_ word: UInt32) -> UInt32 {
    guard word < 0xFF00_0000 else { return word }
    let alpha = Double(word.channel(3)) / 255
    func channel(_ index: UInt32) -> UInt32 {
      UInt32(255 + (Double(word.channel(index)) - 255) * alpha)
    }
    return channel(0) | channel(1) << 8 | channel(2) << 16 | 0xFF00_0000
  }

  /// Whether all pixels of the window are the same, in either picture.
  mutating func isFlat(x: Int, y: Int) -> Bool {
    move(to: y)
    var spread = SIMD2<Int>.zero
    for channel in 0..<3 {
      let sums = sums(x, channel)
      spread &+= sums.squares &* SIMD2(repeating: count) &- sums.values &* sums.values
    }
    return spread.x == 0 || spread.y == 0
  }

  /// The structural similarity of the window's content, the mean of three channels; 1 is equal.
  mutating func similarity(x: Int, y: Int) -> Double {
    move(to: y)
    let n = Double(count)
    var sum = 0.0
    for channel in 0..<3 {
      let sums = sums(x, channel)
      let means = SIMD2(Double(sums.values.x), Double(sums.values.y)) / n
      let variances =
        SIMD2(Double(sums.squares.x), Double(sums.squares.y)) / n - means * means
      let covariance = Double(sums.products) / n - means.x * means.y
      let products = means.x * means.y
      let squares = means.x * means.x + means.y * means.y
      sum +=
        (2 * products + Self.c1) * (2 * covariance + Self.c2)
        / ((squares + Self.c1) * (variances.x + variances.y + Self.c2))
    }
    return sum / 3
  }

  /// What keeps quotients of small numbers steady, as Wang and others have it.
  private static let c1 = (0.01 * 255) * (0.01 * 255)
  private static let c2 = (0.03 * 255) * (0.03 * 255)

  /// Pixels in the window.
  private var count: Int { (2 * radius + 1) * (2 * radius + 1) }

  /// The sums of a channel over the window around column `x`.
  private func sums(_ x: Int, _ channel: Int) -> Sums {
    running[3 * (x + 2 * radius + 1) + channel] - running[3 * x + channel]
  }

  /// Moves the window to a row, which is this one or one below.
  private mutating func move(to y: Int) {
    guard row != y else { return }
    if let row, row < y, y - row <= 2 * radius {
      for next in row + 1...y {
        add(row: next - radius - 1, times: -1)
        add(row: next + radius, times: 1)
      }
    } else {
      for index in columns.indices { columns[index] = Sums() }
      for next in y - radius...y + radius { add(row: next, times: 1) }
    }
    row = y
    for index in columns.indices { running[index + 3] = running[index] + columns[index] }
  }

  /// Adds a row to the columns, or takes it away; outside the pictures it is a chequerboard.
  private mutating func add(row y: Int, times sign: Int) {
    let isInside = y >= 0 && y < first.height
    for x in 0..<(first.width + 2 * radius) {
      let column = x - radius
      let (a, b): (UInt32, UInt32)
      if isInside, column >= 0, column < first.width {
        (a, b) = (Self.overWhite(first.word(column, y)), Self.overWhite(second.word(column, y)))
      } else {
        let color: UInt32 = (column + y).isMultiple(of: 2) ? 0xFFFF_00FF : 0xFF00_FF00
        (a, b) = (color, color)
      }
      for channel in 0..<3 {
        let index = UInt32(channel)
        columns[3 * x + channel].add(a.channel(index), b.channel(index), times: sign)
      }
    }
  }
}
