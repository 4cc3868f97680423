import TesseraSource

/// A folder for the files of one test; removed with what is in it when the test is over.
final class TemporaryFolder {
  let path: String
  private var files: [String] = []

  init() throws {
    path = "/tmp/tessera-text-\(UInt64.random(in: .min ... .max))"
    try SourceFile.createDirectory(path)
  }

  deinit {
    for file in files + [path] { try? SourceFile.remove(file) }
  }

  /// Writes a file and returns its path.
  func write(_ bytes: [UInt8], as name: String) throws -> String {
    let file = path + "/" + name
    try SourceFile.write(bytes, to: file)
    files.append(file)
    return file
  }
}
