/// The theme that a test draws with.
public enum SnapshotTheme: Hashable, Sendable {
  /// The one that the command line finds, too: the only `*.resolver.json` in a `Themes` folder beside
  /// the test's file or above; the cells' own defaults where there is none.
  case found
  /// None: the cells' own defaults.
  case none
  /// A resolver document or a token file; a relative path begins at the package's folder.
  case file(String)
}
