import Glibc
import TesseraSource
import TesseraTestSupport

/// The program `tessera` that was built together with the tests.
enum BuiltProgram {
  static let path: String = {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    // Safe: the call writes at most as many bytes as the buffer has.
    let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
    let path = String(
      decoding: buffer[..<max(0, count)].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return FilePath.join(FilePath.directory(of: path), "tessera")
  }()
}

/// What a shell script came to.
struct ShellRun: Equatable {
  var status: Int32
  var output = ""
  var error = ""
}

extension TemporaryFolder {
  /// Runs a shell script in a folder `run` inside, which is made where it is missing, `$tessera` being the
  /// program.
  ///
  /// - Returns: The exit status, standard output and standard error.
  func shell(_ script: String) throws -> ShellRun {
    let lines = [
      "cd '\(path)' && mkdir -p run && cd run", "tessera='\(BuiltProgram.path)'", script,
    ]
    try write(lines.joined(separator: "\n"), to: "script")
    let command = "bash '\(file("script"))' >'\(file("out"))' 2>'\(file("err"))'"
    // Safe: the string lives for the call.
    let status = unsafe system(command)
    return ShellRun(
      status: (status >> 8) & 0xFF, output: try text("out"), error: try text("err"))
  }
}
