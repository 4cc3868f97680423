package import TesseraIcons
package import TesseraSource
package import TesseraText
package import TesseraTheme

// Theme in all modes + cells → what the eye would miss.
//
// The theme is judged as it is seen: every cell is resolved into display lists in all its items,
// states and modes, and rules about cells look at composited colours there. So a rule never resolves
// a role by itself, and what it says is what is drawn. Rules about tokens look at the tokens alone.

/// Holds themes against the rules in ``LintRegistry``.
package enum ThemeLints {
  /// A theme in one mode, with the fonts and icons that it is drawn with.
  package struct Mode: Sendable {
    /// The theme.
    package let theme: Theme
    /// The fonts.
    package let fonts: FontLibrary
    /// The icons.
    package let icons: IconLibrary

    /// Creates a mode.
    package init(theme: Theme, fonts: FontLibrary, icons: IconLibrary? = nil) {
      self.theme = theme
      self.fonts = fonts
      self.icons = icons ?? IconLibrary(of: theme)
    }
  }

  /// What the rules find, and what is wrong between the theme and the cells.
  ///
  /// What is wrong with the theme by itself is not among it: loading reports that. A cell that takes
  /// nothing from the theme is not looked at: its colours are not the theme's to change.
  /// - Parameters:
  ///   - document: The theme.
  ///   - modes: Its resolutions; rules that compare modes see these and no others.
  ///   - cells: The cells that it is for.
  ///   - environment: What surrounds the cells.
  /// - Returns: Findings in the order of the files, each once, with the contexts that bring it about.
  /// - Complexity: O(n) in tokens and modes, and in items, states and modes of the cells; pairs of a
  ///   cell's states are compared.
  package static func findings(
    of document: ThemeDocument, in modes: [Mode], cells: [any Cell],
    environment: Environment = Environment()
  ) -> [Diagnostic] {
    let themes = modes.map(\.theme)
    let settings = settings(of: document, themes, cells)
    var report = LintReport(document, modes: themes.map(\.mode))
    for (index, mode) in modes.enumerated() {
      for diagnostic in mode.fileFindings { report.add(diagnostic, mode: index) }
    }
    let known = cells.map(\.reuseIdentifier)
    // Whoever mistypes a cell's name sees its defaults, which are not the theme's to judge.
    let mistyped = Set(
      themes.flatMap { $0.namesOfMistypedCells(among: known) }
        .compactMap { Suggestion.closest(to: $0, in: known) })
    for cell in cells {
      guard themes.contains(where: { $0.isMade(for: cell) }),
        !mistyped.contains(cell.reuseIdentifier)
      else {
        for (mode, theme) in themes.enumerated() {
          for diagnostic in CellRoles(of: cell, in: theme).diagnostics {
            report.add(diagnostic, mode: mode)
          }
        }
        continue
      }
      let survey = CellSurvey(
        of: cell, in: modes, modifiers: document.modifiers, environment: environment,
        settings: settings)
      for (mode, diagnostic) in survey.diagnostics { report.add(diagnostic, mode: mode) }
      for lint in LintRegistry.cellLints { report.add(lint.findings(in: survey)) }
    }
    let survey = ThemeSurvey(document, themes: themes, cells: cells, settings: settings)
    for lint in LintRegistry.tokenLints { report.add(lint.findings(in: survey)) }
    for diagnostic in settings.diagnostics {
      for mode in modes.indices { report.add(diagnostic, mode: mode) }
    }
    return report.diagnostics
  }

  /// What is wrong between a theme with errors and the cells, as far as it stands in the text.
  ///
  /// Half a theme has looks that nobody meant, so rules about them would tell consequences. So would a
  /// role that lacks a token: it may be one that could not be read.
  /// - Parameters:
  ///   - document: The theme.
  ///   - modes: Its resolutions.
  ///   - cells: The cells that it is for.
  /// - Returns: Findings in the order of the files, each once, with the contexts that bring it about.
  package static func declarations(
    of document: ThemeDocument, in modes: [Mode], cells: [any Cell]
  ) -> [Diagnostic] {
    let themes = modes.map(\.theme)
    let settings = settings(of: document, themes, cells)
    var report = LintReport(document, modes: themes.map(\.mode))
    for (index, mode) in modes.enumerated() {
      for cell in cells {
        for diagnostic in CellRoles(of: cell, in: mode.theme).diagnostics
        where !["T0501", "T0502"].contains(diagnostic.code) {
          report.add(diagnostic, mode: index)
        }
      }
      for diagnostic in settings.faults { report.add(diagnostic, mode: index) }
      for diagnostic in mode.fileFindings { report.add(diagnostic, mode: index) }
    }
    return report.diagnostics
  }

  /// The exceptions that the theme lists, and what is wrong with the list.
  private static func settings(
    of document: ThemeDocument, _ themes: [Theme], _ cells: [any Cell]
  ) -> LintSettings {
    LintSettings(
      document, modes: themes.map(\.mode),
      vocabulary: LintEntryReader.Vocabulary(
        cells: cells, modifiers: document.modifiers,
        themeHasCell: { cell in themes.contains { $0.isGroup("cell.\(cell)") } }))
  }
}

extension ThemeLints.Mode {
  /// What is wrong with the files that the theme names, whether or not a cell needs them.
  fileprivate var fileFindings: [Diagnostic] { fontFindings + icons.findings }

  /// What is wrong with the font files.
  private var fontFindings: [Diagnostic] {
    theme.fonts.sorted { $0.key < $1.key }.flatMap(\.value.files).compactMap { file in
      do throws(TextError) {
        try fonts.read(file)
        return nil
      } catch {
        return error.diagnostic(in: theme)
      }
    }
  }
}

extension Theme {
  /// Whether a cell takes anything from the theme: it has a group there, or one of its defaults leads
  /// into it.
  fileprivate func isMade(for cell: some Cell) -> Bool {
    isGroup("cell.\(cell.reuseIdentifier)")
      || cell.roles.contains { role in
        if case .reference(let path)? = role.fallback { hasToken(path) } else { false }
      }
  }
}

extension LintReport {
  /// Adds what a rule found.
  fileprivate mutating func add(_ findings: [LintFinding]) {
    for finding in findings { add(finding.diagnostic, mode: finding.subject.mode) }
  }
}
