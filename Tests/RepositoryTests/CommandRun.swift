import Foundation
import Testing

/// A program that was run to its end, and what it said.
struct CommandRun: Equatable {
  let status: Int32
  let output: String
  let error: String

  init(status: Int32, output: String = "", error: String = "") {
    self.status = status
    self.output = output
    self.error = error
  }

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - words: The program's path and its arguments.
  ///   - folder: The working directory.
  ///   - path: Where it finds programs itself; nil for where this process does.
  /// - Throws: Where it cannot be started.
  init(_ words: [String], in folder: URL, path: String? = nil) throws {
    // A git hook that runs the tests names its own repository to every git.
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    if let path { environment["PATH"] = path }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(words.first))
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let (output, error) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, error)
    try process.run()
    // Neither fills its pipe, so that one can be read after the other.
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.error = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
