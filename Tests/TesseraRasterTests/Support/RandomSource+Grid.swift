import TesseraTestSupport

extension RandomSource {
  /// A number of the range that is a whole multiple of 1/256.
  mutating func gridNumber(in range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: (range.lowerBound * 256)...(range.upperBound * 256), using: &self)) / 256
  }
}
