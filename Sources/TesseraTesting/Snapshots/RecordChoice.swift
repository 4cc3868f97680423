internal import TesseraSnapshots

/// Which goldens a test may write.
///
/// `TESSERA_RECORD` is the wish of whoever starts the tests and wins; then comes the trait of the test or
/// of a suite around it; then `CI`, where nothing is written; else what is missing is.
enum RecordChoice {
  /// What the innermost trait asks for.
  @TaskLocal static var trait: RecordMode?

  /// Decides.
  ///
  /// - Throws: ``TestFailure`` where `TESSERA_RECORD` is no mode.
  static func mode(trait: RecordMode?, variables: [String: String]) throws(TestFailure)
    -> RecordMode
  {
    if let text = variables["TESSERA_RECORD"], !text.isEmpty {
      guard let mode = RecordMode(rawValue: text) else {
        throw TestFailure(
          LookError.recordMode(text: text, known: RecordMode.allCases.map(\.rawValue)))
      }
      return mode
    }
    if let trait { return trait }
    return (variables["CI"] ?? "").isEmpty ? .missing : .never
  }
}
