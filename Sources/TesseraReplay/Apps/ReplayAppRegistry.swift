/// The apps that scripts can name.
public enum ReplayAppRegistry {
  /// Those that come with Tessera: no app, and three public samples.
  public static let builtIn: [any ReplayApp] = [
    PlainApp(), DefaultSelectionApp(), VisualStatesApp(), SectionEditorApp(),
  ]
}
