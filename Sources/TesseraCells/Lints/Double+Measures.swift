import TesseraGraphics

/// Measures as findings write them.
extension Double {
  /// A contrast ratio as `4.54:1`.
  ///
  /// What fails to reach `limit` never looks as if it did: as many places are written as it takes.
  package func ratioText(below limit: Double = .infinity) -> String {
    for places in 2..<9 {
      let text = decimalText(places: places)
      if self >= limit || text != limit.decimalText(places: places) { return text + ":1" }
    }
    return description + ":1"
  }

  /// A ΔEOK with three places.
  var differenceText: String { decimalText(places: 3) }
}
