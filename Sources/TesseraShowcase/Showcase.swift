public import Tessera

/// The cells that come with Tessera: three public samples in full, and what designers know by sight.
public enum Showcase {
  /// All cells, in the order in which commands list them.
  public static let cells: [any Cell] = [
    VisualStatesCell(), DefaultSelectionCell(), SectionEditorCell(), SectionHeaderCell(),
    SettingsRowCell(), PhotoTileCell(), InboxRowCell(), CardCell(), NowPlayingCell(),
  ]
}
