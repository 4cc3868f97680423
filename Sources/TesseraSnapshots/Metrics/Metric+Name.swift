import TesseraSource

/// Names → metrics and back: `odiff:0.1,aa`.
extension Metric {
  /// Reads a metric's name.
  ///
  /// - Throws: ``MetricError``.
  package init(name: String) throws(MetricError) {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard let form = Form.all.first(where: { $0.name == parts[0] }) else {
      throw .unknown(name: parts[0], known: Form.all.map(\.name))
    }
    guard let range = form.range else {
      guard parts.count == 1 else { throw .unwantedNumber(name: form.name) }
      self = form.make(0, false)
      return
    }
    guard parts.count == 2, !parts[1].isEmpty else {
      throw .missingNumber(name: form.name, usage: form.usage)
    }
    var values = parts[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let number = values.removeFirst()
    guard let value = Self.number(number), range.contains(value),
      !form.isWhole || value == value.rounded()
    else {
      throw .badNumber(name: form.name, text: number, expected: form.expected, usage: form.usage)
    }
    guard values.isEmpty || form.takesAntialiased && values == ["aa"] else {
      throw .badOption(name: form.name, text: values.joined(separator: ","), usage: form.usage)
    }
    self = form.make(value, !values.isEmpty)
  }

  /// The name that reads as this metric.
  package var name: String {
    switch self {
    case .exact: "exact"
    case .channel(let limit): "channel:\(limit)"
    case .de2000(let limit): "de2000:\(JSONWriter.number(limit))"
    case .pixelmatch(let version, let threshold, let counts):
      "pixelmatch-\(version.rawValue):\(JSONWriter.number(threshold))\(counts ? ",aa" : "")"
    case .odiff(let threshold, let counts):
      "odiff:\(JSONWriter.number(threshold))\(counts ? ",aa" : "")"
    case .ssimCIE94: "ssim-cie94"
    }
  }

  /// How names are written, for help.
  package static let usages = Form.all.map(\.usage)

  /// How the name of a kind of metric is built.
  private struct Form: Sendable {
    /// The name up to the colon.
    let name: String
    /// How the whole is written.
    let usage: String
    /// The numbers that may follow; nil for none.
    var range: ClosedRange<Double>?
    /// Those numbers in words.
    var expected = ""
    /// Whether the number is whole.
    var isWhole = false
    /// Whether `aa` may follow.
    var takesAntialiased = false
    /// Makes the metric.
    let make: @Sendable (Double, Bool) -> Metric

    static let all: [Form] =
      [
        Form(name: "exact", usage: "exact") { _, _ in .exact },
        Form(
          name: "channel", usage: "channel:N", range: 0...255,
          expected: "a whole number, 0 … 255", isWhole: true
        ) { number, _ in .channel(Int(number)) },
        Form(
          name: "de2000", usage: "de2000:X", range: 0...1_000, expected: "a number, 0 … 1000"
        ) { number, _ in .de2000(number) },
      ]
      + PixelmatchVersion.allCases.map { version in
        Form(
          name: "pixelmatch-\(version.rawValue)", usage: "pixelmatch-\(version.rawValue):T[,aa]",
          range: 0...1, expected: "a number, 0 … 1", takesAntialiased: true
        ) { .pixelmatch(version, threshold: $0, countsAntialiased: $1) }
      } + [
        Form(
          name: "odiff", usage: "odiff:T[,aa]", range: 0...1, expected: "a number, 0 … 1",
          takesAntialiased: true
        ) { .odiff(threshold: $0, countsAntialiased: $1) },
        Form(name: "ssim-cie94", usage: "ssim-cie94") { _, _ in .ssimCIE94 },
      ]
  }

  /// A number in decimal notation; what `Double` reads besides, such as `0x10` and `nan`, is none.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789.e-".utf8.contains($0) }) else { return nil }
    return Double(text)
  }
}
