import Tessera
import TesseraSheets
import TesseraSource

/// The theme of a run, its modes, and what they make of the cells.
extension Session {
  /// The theme of a run.
  ///
  /// Its warnings are reported; an error in it ends the command, so that nothing is drawn from half
  /// a theme.
  func theme(_ arguments: Arguments) throws(CommandFailure) -> ThemeDocument? {
    guard let found = try themeFile(arguments.value(.theme)) else {
      // A wrong option is wrong without a theme, too.
      _ = try arguments.themeLoading()
      return nil
    }
    return try usableTheme(found, arguments)
  }

  /// The theme that a command is about: the one that was named, else the one that is found.
  func themeFile(_ named: String?) throws(CommandFailure) -> String? {
    do {
      return try ThemeLocator.find(named, from: workingDirectory)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// As `themeFile`, for a command that is nothing without a theme.
  func requiredThemeFile(_ named: String?) throws(CommandFailure) -> String {
    guard let found = try themeFile(named) else {
      let files = ThemeLocator.tokenFiles(from: workingDirectory)
      throw CommandFailure([
        Diagnostic(
          .error, "there is no theme",
          notes: files.map { .init("there is \($0)") },
          help: "name its file; by itself the only *.resolver.json in a Themes folder is found")
      ])
    }
    return found
  }

  /// A theme without errors; its warnings are reported.
  func usableTheme(
    _ file: String, _ arguments: Arguments
  ) throws(CommandFailure) -> ThemeDocument {
    let (document, diagnostics) = try loadTheme(file, arguments)
    try check(diagnostics)
    return document
  }

  /// A theme with what is wrong in it.
  ///
  /// - Throws: ``CommandFailure`` where there is no theme at all: with the exit code of a finding where
  ///   its text is wrong, and of bad input where it cannot be read.
  func loadTheme(
    _ file: String, _ arguments: Arguments, wrongTextIs code: ExitCode = .badInput
  ) throws(CommandFailure) -> (document: ThemeDocument, diagnostics: [Diagnostic]) {
    let (document, diagnostics) = ThemeDocument.load(
      path: path(file), loading: try arguments.themeLoading(), files: inputs.themes)
    guard let document else {
      // What the system refuses has no code.
      let isFinding = diagnostics.allSatisfy { $0.code != nil }
      throw CommandFailure(diagnostics, exitCode: isFinding ? code : .badInput)
    }
    for mode in document.modesToCheck {
      inputs.insert(document.theme(in: mode).fonts.values.flatMap(\.files))
    }
    return (document, diagnostics)
  }

  /// The modes of a theme that fit what was asked for; modifiers that were not named vary.
  func modes(
    of document: ThemeDocument?, fitting wanted: [String: String]
  ) throws(CommandFailure) -> [ThemeMode] {
    guard let document else {
      try refuse(wanted)
      return []
    }
    func isWanted(_ modifier: ThemeModifier) -> Bool {
      wanted.keys.contains { $0.lowercased() == modifier.name.lowercased() }
    }
    var complete = wanted
    for modifier in document.modifiers where !isWanted(modifier) {
      complete[modifier.name] = modifier.default
    }
    let chosen = try select(complete, in: document)
    return document.allModes.filter { mode in
      document.modifiers.filter(isWanted).allSatisfy { mode[$0.name] == chosen[$0.name] }
    }
  }

  /// The one mode of a theme that was asked for, what was not named at its default; none without a
  /// theme.
  func mode(
    of document: ThemeDocument?, selecting wanted: [String: String]
  ) throws(CommandFailure) -> [ThemeMode] {
    guard let document else {
      try refuse(wanted)
      return []
    }
    return [try select(wanted, in: document)]
  }

  /// The theme in some modes, with the roles of some cells.
  ///
  /// - Parameters:
  ///   - document: The theme.
  ///   - modes: The modes to resolve.
  ///   - cells: The cells that will be drawn.
  ///   - arguments: The words of the command line, for font files.
  /// - Returns: One resolution for each mode; one alone where there is no theme.
  /// - Throws: ``CommandFailure`` for a font that cannot be used and for errors between theme and
  ///   cells.
  func resolve(
    _ document: ThemeDocument?, in modes: [ThemeMode], cells: [any Cell], _ arguments: Arguments
  ) throws(CommandFailure) -> [ThemeResolution] {
    let resolutions: [ThemeResolution]
    do {
      resolutions = try ThemeResolution.resolve(
        document, in: modes, cells: cells, fontFiles: fontFiles(arguments),
        searchesSystemFonts: arguments.has(.systemFonts),
        requiresAssets: arguments.has(.strictAssets))
    } catch {
      throw CommandFailure(error)
    }
    for resolution in resolutions { inputs.insert(resolution.icons.files) }
    try check(resolutions.flatMap(\.diagnostics) + reach(of: document, resolutions, cells))
    return resolutions
  }

  /// What a theme says in vain to the cells that are drawn: mistyped names, or nothing at all.
  private func reach(
    of document: ThemeDocument?, _ resolutions: [ThemeResolution], _ cells: [any Cell]
  ) -> [Diagnostic] {
    guard let document else { return [] }
    let themes = resolutions.compactMap(\.theme)
    let mistyped = registry.mistypedCells(in: themes)
    guard mistyped.isEmpty else { return mistyped }
    return CellRegistry.unreached(cells, by: themes, of: document.path).map { [$0] } ?? []
  }

  /// The mode of a theme.
  private func select(
    _ wanted: [String: String], in document: ThemeDocument
  ) throws(CommandFailure) -> ThemeMode {
    do {
      return try document.mode(selecting: wanted)
    } catch {
      throw CommandFailure(error.diagnostics)
    }
  }

  /// Ends the command where a mode was asked for without a theme.
  private func refuse(_ wanted: [String: String]) throws(CommandFailure) {
    guard let name = wanted.keys.min() else { return }
    throw CommandFailure([
      Diagnostic(
        .error, "--mode \(name): there is no theme, so there are no modes",
        help: "name a theme with --theme FILE")
    ])
  }
}
