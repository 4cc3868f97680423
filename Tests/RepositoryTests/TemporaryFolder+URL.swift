import Foundation
import TesseraTestSupport

extension TemporaryFolder {
  /// The folder as Foundation names it.
  var url: URL { URL(filePath: path, directoryHint: .isDirectory) }

  /// Writes a program with its folders.
  func write(_ text: String, to name: String, isExecutable: Bool) throws {
    let path = try write(text, to: name)
    if isExecutable { try System.setMode(0o755, path) }
  }
}
