internal import TesseraGraphics

/// How long a frame took, in microseconds.
struct FrameTimes: Hashable {
  /// The least of all batches.
  let minimum: Double
  /// The middle one; of an even number the upper of the two in the middle.
  let median: Double

  /// Creates the figures of some batches, one at least, from the time of a frame in each.
  init(_ samples: [Double]) {
    precondition(!samples.isEmpty, "there is a batch at least")
    let sorted = samples.sorted()
    minimum = sorted[0]
    median = sorted[sorted.count / 2]
  }

  /// Both, apart by a tab.
  var text: String { "\(minimum.hundredthsText)\t\(median.hundredthsText)" }
}

extension Double {
  /// The number with exactly two digits behind the point, as the peers print theirs.
  var hundredthsText: String {
    let text = decimalText(places: 2)
    guard let point = text.firstIndex(of: ".") else { return text + ".00" }
    let digits = text.distance(from: point, to: text.endIndex) - 1
    return text + String(repeating: "0", count: 2 - digits)
  }
}
