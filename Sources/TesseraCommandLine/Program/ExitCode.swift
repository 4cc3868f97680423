/// How a command ended (design section 7).
package enum ExitCode: Int32, Sendable {
  /// All is well.
  case success = 0
  /// A difference or a finding.
  case finding = 1
  /// Bad usage, unreadable input, or a theme with errors.
  case badInput = 2
  /// A fault of Tessera's own.
  case internalFault = 70
}
