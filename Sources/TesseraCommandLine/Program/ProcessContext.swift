internal import Glibc
package import TesseraSource

/// Everything that a command takes from the process it runs in; tests make their own.
package struct ProcessContext: Sendable {
  /// How the user starts the program, as texts that say what to type have it.
  package var program = ProgramName.standard
  /// The words behind the program's name.
  package var arguments: [String]
  /// Environment variables.
  package var variables: [String: String]
  /// The absolute path of the working directory, or why there is none: it can have been removed.
  package var workingDirectory: Result<String, SourceError>
  /// What relative paths of the command line are joined to.
  ///
  /// Nothing in a process of its own, which leaves them to the system and so shows them in errors as
  /// the user gave them. A test has only one working directory for all its runs, and names a folder.
  package var pathPrefix: String
  /// Where results and findings go.
  package var output: Output
  /// How many processors there are.
  package var processors: Int
  /// Seconds since 1970 in UTC, as they are when it is asked.
  package var now: @Sendable () -> Int
  /// Shows a file to the user; what goes wrong comes back as findings.
  package var openFile: @Sendable (String) -> [Diagnostic]

  /// Creates a context in which relative paths begin at a folder.
  package init(
    arguments: [String], variables: [String: String] = [:], workingDirectory: String,
    output: Output, processors: Int = 1, now: @escaping @Sendable () -> Int = { 0 },
    openFile: @escaping @Sendable (String) -> [Diagnostic] = { _ in [] }
  ) {
    self.arguments = arguments
    self.variables = variables
    self.workingDirectory = .success(workingDirectory)
    pathPrefix = workingDirectory
    self.output = output
    self.processors = processors
    self.now = now
    self.openFile = openFile
  }

  /// The context of this process.
  private init() {
    let names = [
      "NO_COLOR", "CI", "TERM", "CLICOLOR_FORCE", "TESSERA_SNAPSHOT_DIR", "GITHUB_ACTIONS",
      "GITHUB_STEP_SUMMARY",
    ]
    variables = [:]
    for name in names {
      // SAFETY: getenv returns a NUL-terminated string or nil; it is copied before anything could
      // change the environment, which this program never does.
      if let value = unsafe getenv(name) { variables[name] = unsafe String(cString: value) }
    }
    arguments = Array(CommandLine.arguments.dropFirst())
    program = ProgramName.text(startedAs: CommandLine.arguments.first ?? "")
    do throws(SourceError) {
      workingDirectory = .success(try SourceFile.workingDirectory())
    } catch {
      workingDirectory = .failure(error)
    }
    pathPrefix = ""
    output = .standard(variables: variables)
    processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    now = { time(nil) }
    openFile = DesktopOpener.open
  }

  /// The context of this process.
  package static var process: ProcessContext { ProcessContext() }
}
