import TesseraTestSupport

extension RandomSource {
  /// A finite `Double` of any magnitude: random bits.
  mutating func anyDouble() -> Double {
    while true {
      let value = Double(bitPattern: next())
      if value.isFinite { return value }
    }
  }
}
