import TesseraTheme

/// A colour that a context such as dark appearance forgot, although it changes the one beside it.
enum ForgottenValue {
  /// Says which of a text or icon and its ground has no value of its own in a context.
  ///
  /// - Parameters:
  ///   - ink: Where the colour of the text or icon comes from.
  ///   - ground: Where that of its ground comes from.
  ///   - survey: The cell.
  ///   - mode: The mode, by its index.
  /// - Returns: What is missing and what is taken instead; nil where each modifier's context changes
  ///   both or none.
  static func text(
    of ink: TokenTrace, or ground: TokenTrace?, in survey: CellSurvey, mode: Int
  ) -> String? {
    guard let ground else { return nil }
    let theme = survey.themes[mode]
    for modifier in survey.modifiers {
      guard let other = survey.counterpart(of: mode, at: modifier),
        let context = theme.mode[modifier.name]
      else { continue }
      let changes = [ink, ground].map { $0.isChanged(from: survey.themes[other]) }
      guard changes[0] != changes[1] else { continue }
      let (forgotten, changed) = changes[0] ? (ground, ink) : (ink, ground)
      return "\(modifier.name)=\(context) changes `\(changed.deciding.path)`,"
        + " but gives no value for `\(forgotten.deciding.path)`; that of \(modifier.default) is used"
    }
    return nil
  }
}

extension TokenTrace {
  /// Whether a token on the way is another one than in another mode.
  fileprivate func isChanged(from theme: Theme) -> Bool {
    tokens.contains { theme.token($0.path)?.location != $0.location }
  }
}
