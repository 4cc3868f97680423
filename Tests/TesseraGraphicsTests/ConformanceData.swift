import Foundation

/// Where the acceptance data lies, which is no part of this repository.
enum ConformanceData {
  /// `TESSERA_CONFORMANCE_DATA`, or `../shared/data` beside the checkout.
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["TESSERA_CONFORMANCE_DATA"] {
      return URL(filePath: path)
    }
    return URL(filePath: #filePath)
      .appending(path: "../../../../shared/data").standardizedFileURL
  }()

  /// The file at a path below the folder; nil when it is not there.
  static func file(_ path: String) -> URL? {
    let url = folder.appending(path: path)
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }
}
