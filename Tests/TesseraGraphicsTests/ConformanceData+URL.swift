import Foundation
import TesseraTestSupport

extension ConformanceData {
  /// The file at a path below the folder; nil when it is not there.
  static func file(_ path: String) -> URL? {
    guard let url = folder.map({ URL(filePath: $0).appending(path: path) }) else { return nil }
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }
}
