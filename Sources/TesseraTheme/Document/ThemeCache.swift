internal import Synchronization

/// The resolutions of a theme that are kept ready, shared by all copies of the document.
final class ThemeCache: Sendable {
  private let themes = Mutex<[ThemeMode: Theme]>([:])

  /// The theme under `mode`, made by `resolve` if it is not there.
  ///
  /// Two threads that ask for the same mode at the same time may both make it; it is a value.
  func theme(in mode: ThemeMode, resolve: () -> Theme) -> Theme {
    if let theme = themes.withLock({ $0[mode] }) { return theme }
    let theme = resolve()
    keep(theme)
    return theme
  }

  /// Keeps a theme, unless there are enough.
  func keep(_ theme: Theme) {
    themes.withLock { themes in
      if themes.count < ThemeLimits.keptResolutions { themes[theme.mode] = theme }
    }
  }
}
