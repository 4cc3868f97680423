import TesseraSource

extension JSONReader {
  /// The findings of a JSON5 text in short.
  static func findings(in text: String) -> [String] {
    read(SourceText(text)).diagnostics.map(\.summary)
  }
}
