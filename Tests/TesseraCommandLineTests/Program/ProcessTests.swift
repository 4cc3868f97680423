import Glibc
import TesseraSource
import TesseraTestSupport
import Testing

/// The program `tessera` that was built together with the tests.
private enum BuiltProgram {
  static let path: String = {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    // Safe: the call writes at most as many bytes as the buffer has.
    let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
    let path = String(
      decoding: buffer[..<max(0, count)].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return FilePath.join(FilePath.directory(of: path), "tessera")
  }()
}

/// The program `tessera` as its own process, for what no run inside the tests can show.
@Suite(
  "tessera, the process",
  .enabled(if: SourceFile.exists(BuiltProgram.path), "needs the program beside the tests"))
struct ProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs a shell script in the folder, `$tessera` being the program.
  ///
  /// - Returns: The exit status, standard output and standard error.
  private func shell(_ script: String) throws -> CommandRun {
    let lines = [
      "cd '\(folder.path)' && mkdir run && cd run", "tessera='\(BuiltProgram.path)'", script,
    ]
    try folder.write(lines.joined(separator: "\n"), to: "script")
    let command =
      "bash '\(folder.file("script"))' >'\(folder.file("out"))' 2>'\(folder.file("err"))'"
    // Safe: the string lives for the call.
    let status = unsafe system(command)
    return CommandRun(
      status: (status >> 8) & 0xFF, output: try folder.text("out"), error: try folder.text("err"))
  }

  /// What a script came to.
  private struct CommandRun: Equatable {
    var status: Int32
    var output = ""
    var error = ""
  }

  @Test("the exit code, both streams and relative paths are the process's own")
  func streams() throws {
    let run = try shell("$tessera render visual-states -o deep/a.png --scale 1 && ls deep")
    #expect(run == CommandRun(status: 0, output: "deep/a.png\na.png\n"))
  }

  @Test("errors show paths as they were given")
  func paths() throws {
    let run = try shell("mkdir a.png; $tessera render visual-states -o ./a.png")
    #expect(
      run
        == CommandRun(
          status: 2,
          error: """
            tessera: ./a.png: error: expected a file, found a folder
              help: name a file inside the folder

            """))
  }

  @Test("a program that is ended while it writes leaves no file behind, and the old one as it was")
  func killed() throws {
    // Beyond the size that the shell allows, the system ends the process in the midst of writing.
    let run = try shell(
      "printf old >b.png; ulimit -f 1; for n in a b; do"
        + " ($tessera render card --scale 4 -o $n.png) 2>/dev/null; echo $?; done; ls -A; cat b.png"
    )
    #expect(run.output == "\(128 + SIGXFSZ)\n\(128 + SIGXFSZ)\nb.png\nold")
  }

  /// Runs the program when its reader is gone, and prints how it ended.
  private static let writeWithoutReader =
    "{ sleep 0.3; $tessera cells --explain; } | head -c 0; echo ${PIPESTATUS[0]}"

  @Test("a reader that has seen enough ends the program without a word")
  func brokenPipe() throws {
    let run = try shell(Self.writeWithoutReader)
    #expect(run == CommandRun(status: 0, output: "\(128 + SIGPIPE)\n"))
  }

  @Test("where the signal is ignored, a broken pipe is no error either")
  func ignoredSignal() throws {
    let run = try shell("trap '' PIPE; " + Self.writeWithoutReader)
    #expect(run == CommandRun(status: 0, output: "0\n"))
  }

  @Test("a standard output that is full is an error")
  func fullOutput() throws {
    let run = try shell("$tessera cells >/dev/full")
    #expect(
      run
        == CommandRun(
          status: 2,
          error: "tessera: error: standard output cannot be written: No space left on device\n"))
  }

  @Test("a working directory that was removed is an error with a place, but not for help")
  func removedDirectory() throws {
    let run = try shell("mkdir x; cd x; rmdir ../x; $tessera cells; echo $?; $tessera --version")
    #expect(run.status == 0)
    #expect(run.output == "2\ntessera 0.1.0\n")
    #expect(
      run.error.hasPrefix("tessera: .: error: there is no such file or folder\n"))
  }
}
