import Glibc
import TesseraSource
import TesseraTestSupport
import Testing

/// The program `tessera` as its own process, for what no run inside the tests can show.
@Suite(
  "tessera, the process",
  .enabled(if: SourceFile.exists(ShellRun.program), "needs the program beside the tests"))
struct ProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func shell(_ script: String) throws -> ShellRun {
    try ShellRun(script, in: folder)
  }

  @Test("the exit code, both streams and relative paths are the process's own")
  func streams() throws {
    let run = try shell("$tessera render visual-states -o deep/a.png --scale 1 && ls deep")
    #expect(run == ShellRun(status: 0, output: "deep/a.png\na.png\n"))
  }

  @Test("errors show paths as they were given")
  func paths() throws {
    let run = try shell("mkdir a.png; $tessera render visual-states -o ./a.png")
    #expect(
      run
        == ShellRun(
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
  private static let writeWithoutReader = """
    mkfifo gone
    { read <gone; $tessera cells --explain; } | { exec 0<&-; echo >gone; }; echo ${PIPESTATUS[0]}
    """

  @Test("a reader that has seen enough ends the program without a word")
  func brokenPipe() throws {
    let run = try shell(Self.writeWithoutReader)
    #expect(run == ShellRun(status: 0, output: "\(128 + SIGPIPE)\n"))
  }

  @Test("where the signal is ignored, a broken pipe is no error either")
  func ignoredSignal() throws {
    let run = try shell("trap '' PIPE\n" + Self.writeWithoutReader)
    #expect(run == ShellRun(status: 0, output: "0\n"))
  }

  @Test("a standard output that is full is an error")
  func fullOutput() throws {
    let run = try shell("$tessera cells >/dev/full")
    #expect(
      run
        == ShellRun(
          status: 2,
          error: "tessera: error: standard output cannot be written: No space left on device\n"))
  }

  @Test("a working directory that was removed is an error with a place, but not for help")
  func removedDirectory() throws {
    let run = try shell(
      "mkdir x; cd x; rmdir ../x; $tessera cells; echo $?; $tessera --version")
    #expect(run.status == 0)
    #expect(run.output == "2\ntessera 0.1.0\n")
    #expect(
      run.error.hasPrefix("tessera: .: error: there is no such file or folder\n"))
  }
}
