import Glibc
import TesseraSource

/// The folder of known answers from outside, which is no part of the repository.
enum ConformanceData {
  /// Why a test that needs the folder is skipped.
  static let absence: String = "the acceptance data is absent; TESSERA_CONFORMANCE_DATA names it"

  /// The folder named by the environment, else `../shared/data` beside the checkout; nil when absent.
  static let folder: String? = {
    let testFolder = FilePath.directory(of: #filePath)
    let beside = FilePath.normalized(FilePath.join(testFolder, "../../../shared/data"))
    let named = unsafe getenv("TESSERA_CONFORMANCE_DATA").map { unsafe String(cString: $0) }
    return [named, beside].compactMap(\.self).first(where: SourceFile.isDirectory)
  }()

  /// Whether the folder is there.
  static var isPresent: Bool { folder != nil }

  /// The bytes of a file of the folder; empty when the folder is absent.
  static func bytes(_ path: String) throws -> [UInt8] {
    guard let folder else { return [] }
    return try SourceFile.read(FilePath.join(folder, path), limit: 16 << 20, what: "file")
  }

  /// The rows of a table with tabs, the head left out; empty when the folder is absent.
  static func rows(_ path: String) -> [[String]] {
    guard let bytes = try? bytes(path) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
