/// A command: what it takes, and what it does.
protocol Command: Sendable {
  /// What it takes.
  static var spec: CommandSpec { get }

  /// Does the work.
  ///
  /// - Throws: ``CommandFailure`` with everything that is to be printed.
  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode
}
