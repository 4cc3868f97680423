internal import Synchronization
import TesseraTheme

/// A theme with one token changed, kept for the pictures of one trial that are drawn with it in turn.
final class ChangedThemes: Sendable {
  private let document: ThemeDocument
  /// The last of each mode.
  private let kept = Mutex<[ThemeMode: (value: TokenValue, theme: Theme)]>([:])

  /// Begins with the theme as it is.
  init(_ document: ThemeDocument) { self.document = document }

  /// The tokens under a mode with another value for one, which is the same at every call.
  func theme(in mode: ThemeMode, replacing path: String, by value: TokenValue) -> Theme {
    if let known = kept.withLock({ $0[mode] }), known.value == value { return known.theme }
    let theme = document.theme(in: mode, replacing: path, by: value)
    kept.withLock { $0[mode] = (value, theme) }
    return theme
  }
}
