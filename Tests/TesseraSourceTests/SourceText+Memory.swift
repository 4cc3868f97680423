import TesseraSource

extension SourceText {
  /// A text in memory under the name `test`.
  convenience init(_ text: String) {
    self.init(path: "test", bytes: Array(text.utf8))
  }
}
