/// What a report tells its readers to type.
package struct ReportCommands: Sendable {
  /// What begins the command that accepts some of the snapshots; their names follow it.
  package let acceptSome: String
  /// The command that accepts all of them.
  package let acceptAll: String
  /// The command that removes goldens without a cell.
  package let prune: String

  /// Creates commands.
  package init(acceptSome: String, acceptAll: String, prune: String) {
    self.acceptSome = acceptSome
    self.acceptAll = acceptAll
    self.prune = prune
  }
}
