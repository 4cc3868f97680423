internal import TesseraSource
internal import TesseraTheme

/// Generated themes of growing size → rows of the time that reading and resolving takes.
///
/// Every hundred tokens are a colour and a chain of aliases to it, so that the deepest reference goes
/// 100 deep, as in the sizes by which other tools are measured (30,000 tokens, 29,700 references).
struct ThemeRows {
  /// How many tokens the themes have.
  static let sizes = [10_000, 20_000, 30_000, 40_000]
  /// How deep references go.
  static let depth = 100

  /// The clock; a batch is a whole theme, from its bytes on.
  var timer = BenchTimer(warmUp: .zero, fewestBatches: 7, duration: .seconds(2))

  /// Reads and resolves a theme.
  ///
  /// - Parameter size: How many tokens it has.
  /// - Returns: The name, the least and middle time and the least time a token, in microseconds; what is
  ///   wrong instead where a token has no value, which would make the figures worthless.
  func row(size: Int) -> String {
    let bytes = Array(Self.text(size: size).utf8)
    let files = ThemeFiles { (path: String) throws(SourceError) -> SourceText in
      SourceText(path: path, bytes: bytes)
    }
    var document: ThemeDocument?
    let times = timer.measure {
      // Loading resolves every mode, to check it.
      document = ThemeDocument.load(path: "bench.tokens.json", files: files).document
    }
    let resolved = document.map { $0.theme(in: $0.defaultMode).tokens.count } ?? 0
    guard resolved == size else { return "themes-\(size)\t\(resolved) tokens resolve" }
    return "themes-\(size)\t\(times.text)\t\((times.minimum / Double(size)).hundredthsText)"
  }

  /// A token file with `size` tokens in groups of a hundred.
  static func text(size: Int) -> String {
    var text = "{\n"
    for index in 0..<size {
      let (group, place) = index.quotientAndRemainder(dividingBy: depth)
      if place == 0 {
        text += index == 0 ? "" : "  },\n"
        text += "  \"group-\(group)\": {\n    \"$type\": \"color\",\n"
        text += "    \"token-0\": { \"$value\": { \"colorSpace\": \"srgb\", "
        text += "\"components\": [0.\(group + 1), 0.25, 0.5] } }"
      } else {
        text += "    \"token-\(place)\": { \"$value\": \"{group-\(group).token-\(place - 1)}\" }"
      }
      text += place == depth - 1 || index == size - 1 ? "\n" : ",\n"
    }
    return text + "  }\n}\n"
  }
}
