internal import CSpans

/// The taps of a row of device pixels, in the form that the loops over pixels take.
///
/// They cannot be copied, so that no row counts references to them.
struct ImageColumns: ~Copyable {
  /// How much the pixels read.
  enum Reach {
    /// One column or two neighbours that need no division.
    case mix
    /// At most four columns.
    case few
    /// Any number of columns.
    case many
  }

  /// How much the pixels read at most.
  private(set) var reach = Reach.mix
  /// Whether no pixel reads anything outside of the picture, which would be clear.
  private(set) var areWhole = false
  /// The source columns that are read; beyond the picture where that repeats.
  private(set) var range = 0..<0
  private var taps: [ImageTaps] = []
  /// Of a mix the place of the first average of each pixel, in bytes, and its two weights four times
  /// over.
  private(set) var places: [UInt32] = []
  private(set) var weights: [SIMD8<Int16>] = []
  /// Of few columns all that is needed.
  private(set) var few: [span_few_taps] = []
  /// Of many columns all that is needed.
  private(set) var many: [span_taps] = []

  /// Bytes from the average of a column to that of the next.
  static let stride = 8
  /// The number of columns behind the last that are read without weight.
  static let slack = 3

  /// The number of device pixels.
  var count: Int { taps.count }

  /// Takes up the taps of device pixels of `columns`.
  ///
  /// Columns are counted from the first one that is read, but from the first of the picture where it
  /// repeats within the row.
  mutating func set(_ source: ImageSource, columns: Range<Int>) {
    findTaps(source, columns: columns)
    places.removeAll(keepingCapacity: true)
    weights.removeAll(keepingCapacity: true)
    few.removeAll(keepingCapacity: true)
    many.removeAll(keepingCapacity: true)
    for tap in taps {
      let start = tap.first - range.lowerBound
      let factor = 1 / Double(tap.total << 7)
      switch reach {
      case .mix:
        places.append(UInt32(start * Self.stride))
        let first = Int16(tap.firstWeight)
        let last = Int16(tap.lastWeight)
        weights.append(SIMD8(first, last, first, last, first, last, first, last))
      case .few:
        func weight(_ step: Int) -> Int16 { Int16(tap.weight(tap.first + step)) }
        few.append(
          span_few_taps(
            factor: factor, place: UInt32(start * Self.stride),
            weights: (weight(0), weight(1), weight(2), weight(3))))
      case .many:
        many.append(
          span_taps(
            first: Int32(start), last: Int32(tap.last - range.lowerBound),
            first_weight: Int32(tap.firstWeight), last_weight: Int32(tap.lastWeight),
            factor: factor))
      }
    }
  }

  /// Finds the taps, their reach and their range.
  private mutating func findTaps(_ source: ImageSource, columns: Range<Int>) {
    taps.removeAll(keepingCapacity: true)
    var isMix = true
    areWhole = true
    var most = 0
    var first = Int.max
    var last = 0
    for column in columns {
      let tap = source.horizontal.taps(at: column, sampling: source.sampling)
      first = min(first, tap.first)
      last = max(last, tap.last)
      isMix = isMix && tap.isMix
      areWhole = areWhole && tap.isWhole
      most = max(most, tap.last - tap.first + 1)
      taps.append(tap)
    }
    reach = isMix ? .mix : most <= 4 ? .few : .many
    if last >= source.image.width { first = 0 }
    range = min(first, last)..<(last + 1)
  }
}
