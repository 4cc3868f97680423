import Glibc
import TesseraSource
import TesseraTestSupport
import Testing

/// A shell script that was run with the program `tessera`, built together with the tests.
struct ShellRun: Equatable {
  var status: Int32
  var output = ""
  var error = ""

  /// The program's path.
  static let program: String = {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    // Safe: the call writes at most as many bytes as the buffer has.
    let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
    let path = String(
      decoding: buffer[..<max(0, count)].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return FilePath.join(FilePath.directory(of: path), "tessera")
  }()

  init(status: Int32, output: String = "", error: String = "") {
    self.status = status
    self.output = output
    self.error = error
  }

  /// Runs a script in the folder `run` of a folder, `$tessera` being the program.
  init(_ script: String, in folder: TemporaryFolder) throws {
    let lines = [
      "mkdir -p '\(folder.file("run"))' && cd '\(folder.file("run"))'",
      "tessera='\(Self.program)'", script,
    ]
    try folder.write(lines.joined(separator: "\n"), to: "script")
    let command =
      "bash '\(folder.file("script"))' >'\(folder.file("out"))' 2>'\(folder.file("err"))'"
    // Safe: the string lives for the call.
    let status = unsafe system(command)
    self.init(
      status: (status >> 8) & 0xFF, output: try folder.text("out"), error: try folder.text("err"))
  }

  /// Whether a program of the system is there.
  static func has(_ name: String) -> Bool {
    // Safe: the string lives for the call.
    unsafe system("command -v \(name) >/dev/null 2>&1") == 0
  }
}
