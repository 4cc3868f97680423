package import TesseraSource
package import TesseraTheme

extension CellRegistry {
  /// The name of the group that holds a theme's tokens for cells.
  private static let group = "cell"

  /// Reports what a theme says to cells that are not registered.
  ///
  /// - Parameter themes: The theme in some modes.
  /// - Returns: A warning T0501 for each group or token below `cell` that has no cell's name.
  package func unknownCells(in themes: [Theme]) -> [Diagnostic] {
    var known = Set(names)
    return themes.flatMap { theme in
      unknownCells(theme.children(of: Self.group).filter { known.insert($0).inserted }, in: theme)
    }
  }

  private func unknownCells(_ unknown: [String], in theme: Theme) -> [Diagnostic] {
    unknown.map { name in
      let path = "\(Self.group).\(name)"
      let near = Suggestion.closest(to: name, in: names)
      let isBackdrop = name == CellRoles.backdropName
      return Diagnostic(
        .warning, code: "T0501", at: theme.location(ofToken: path) ?? theme.location(ofGroup: path),
        "`\(path)` has the name of no cell, so that nothing uses it",
        help: isBackdrop
          ? "below all cells it is a token `\(name)` at the top of the theme, below one of them"
            + " `\(Self.group).….\(name)`"
          : near.map { Suggestion.question("\(Self.group).\($0)") }
            ?? "the cells: \(names.joined(separator: ", "))")
    }
  }

  /// Reports what a theme says to cells whose names are most likely mistyped ones of these.
  ///
  /// What it says to cells that are simply not here is none of a drawing's business.
  /// - Parameter themes: The theme in some modes.
  /// - Returns: Those of ``unknownCells(in:)`` for which another name was likely meant.
  package func mistypedCells(in themes: [Theme]) -> [Diagnostic] {
    var known = Set(names)
    return themes.flatMap { theme in
      let mistyped = theme.namesOfMistypedCells(among: names)
      return unknownCells(mistyped.filter { known.insert($0).inserted }, in: theme)
    }
  }

  /// Reports that cells which are drawn take nothing from a theme at all.
  ///
  /// - Parameters:
  ///   - cells: The cells.
  ///   - themes: The theme in some modes.
  ///   - file: The theme's file.
  /// - Returns: One warning T0501; nil where a token reaches one of the cells in one of the modes.
  package static func unreached(
    _ cells: [any Cell], by themes: [Theme], of file: String
  ) -> Diagnostic? {
    guard !cells.isEmpty, !themes.isEmpty,
      themes.allSatisfy({ theme in
        cells.allSatisfy { CellRoles(of: $0, in: theme).tokenNames.isEmpty }
      })
    else { return nil }
    let names = cells.map { "`\(group).\($0.reuseIdentifier)`" }
    let shown = names.prefix(4).joined(separator: ", ") + (names.count > 4 ? ", …" : "")
    return Diagnostic(
      .warning, code: "T0501", at: SourceLocation(path: file),
      "no token of the theme reaches a cell; the cells' defaults are drawn",
      help: "write tokens or aliases under \(shown); theme scaffold lists their names")
  }

  /// The path of the role that was likely meant by a path that is none's; nil when none is near.
  ///
  /// The roles of the cell that is named are looked at, else those of the cell with the nearest name.
  package func role(near path: String) -> String? {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, parts[0] == Self.group else { return nil }
    let name = names.contains(parts[1]) ? parts[1] : Suggestion.closest(to: parts[1], in: names)
    guard let cell = cells.first(where: { $0.reuseIdentifier == name }) else { return nil }
    let roles = cell.roles.map(\.name)
    let role =
      roles.contains(parts[2]) ? parts[2] : Suggestion.closest(to: parts[2], in: roles)
    return role.map { "\(Self.group).\(cell.reuseIdentifier).\($0)" }
  }

  /// The cells that some tokens take part in, in any of their states.
  ///
  /// - Parameters:
  ///   - paths: The paths of the tokens.
  ///   - theme: The theme in one mode.
  /// - Returns: For each path that cells use, their names in the order of the registry.
  package func cells(using paths: Set<String>, in theme: Theme) -> [String: [String]] {
    var users: [String: [String]] = [:]
    for cell in cells {
      let used = CellRoles(of: cell, in: theme).tokenNames
      for path in paths.intersection(used) {
        users[path, default: []].append(cell.reuseIdentifier)
      }
    }
    return users
  }
}

extension Theme {
  /// The groups below `cell` whose names are none of some cells', but near to one.
  func namesOfMistypedCells(among names: [String]) -> [String] {
    children(of: "cell").filter {
      !names.contains($0) && Suggestion.closest(to: $0, in: names) != nil
    }
  }
}
