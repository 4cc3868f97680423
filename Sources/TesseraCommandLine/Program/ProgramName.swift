import TesseraSource

/// How the user starts this program, for texts that say what to type.
enum ProgramName {
  /// The name where a process does not know its own.
  static let standard = "tessera"

  /// Reads what the process was started as.
  ///
  /// - Parameter path: The word before all arguments.
  /// - Returns: The file's name; for one that SwiftPM has built, and which is hardly on anybody's way,
  ///   the command that runs it.
  static func text(startedAs path: String) -> String {
    let name = FilePath.name(of: path)
    guard !name.isEmpty, name != "/" else { return standard }
    let folders = FilePath.directory(of: path).split(separator: "/")
    guard folders.contains(".build") else { return name }
    return folders.last == "release" ? "swift run -c release \(name)" : "swift run \(name)"
  }

  /// The name alone, of a command that runs the program.
  static func short(_ text: String) -> String {
    text.split(separator: " ").last.map(String.init) ?? standard
  }
}
