package import TesseraSource
package import TesseraTheme

extension CellRegistry {
  /// The name of the group that holds a theme's tokens for cells.
  private static let group = "cell"

  /// Reports what a theme says to cells that are not registered.
  ///
  /// - Parameter theme: The theme in one mode.
  /// - Returns: A warning T0501 for each group or token below `cell` that has no cell's name.
  package func unknownCells(in theme: Theme) -> [Diagnostic] {
    theme.children(of: Self.group).filter { !names.contains($0) }.map { name in
      let path = "\(Self.group).\(name)"
      let near = Suggestion.closest(to: name, in: names)
      return Diagnostic(
        .warning, code: "T0501", at: theme.location(ofToken: path) ?? theme.location(ofGroup: path),
        "`\(path)` has the name of no cell, so that nothing uses it",
        help: near.map { Suggestion.question("\(Self.group).\($0)") }
          ?? "the cells: \(names.joined(separator: ", "))")
    }
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
