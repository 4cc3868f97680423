/// How findings and progress look, as the terminal and the user's environment variables want it.
struct OutputStyle: Hashable, Sendable {
  /// Whether findings are coloured.
  let usesColor: Bool
  /// Whether progress is shown.
  let showsProgress: Bool

  /// Decides for a process.
  ///
  /// - Parameters:
  ///   - variables: `NO_COLOR` and `TERM=dumb` ask for plain text, `CLICOLOR_FORCE` for colours
  ///     without a terminal, `CI` for no progress; an empty one asks for nothing.
  ///   - resultIsTerminal: Whether standard output is one.
  ///   - findingIsTerminal: Whether standard error is one.
  init(variables: [String: String], resultIsTerminal: Bool, findingIsTerminal: Bool) {
    func isSet(_ name: String) -> Bool { !(variables[name] ?? "").isEmpty }
    let isPlain = isSet("NO_COLOR") || variables["TERM"] == "dumb"
    usesColor = !isPlain && (findingIsTerminal || isSet("CLICOLOR_FORCE"))
    // The bar is drawn on standard error, and gone before results come; where these are piped, a
    // program reads them and nobody waits.
    showsProgress = !isPlain && !isSet("CI") && findingIsTerminal && resultIsTerminal
  }
}
