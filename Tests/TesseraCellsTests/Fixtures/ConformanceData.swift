import Glibc
import TesseraSource
import Testing

/// The folder of known answers from outside, which is no part of the repository.
enum ConformanceData {
  /// Why a test that needs the folder is skipped.
  static let absence: Comment =
    "the acceptance data is absent; TESSERA_CONFORMANCE_DATA names it"

  /// The folder named by the environment, else `../shared/data` beside the checkout; nil when absent.
  static let folder: String? = {
    let testFolder = FilePath.directory(of: #filePath)
    let beside = FilePath.normalized(FilePath.join(testFolder, "../../../../shared/data"))
    let named = unsafe getenv("TESSERA_CONFORMANCE_DATA").map { unsafe String(cString: $0) }
    return [named, beside].compactMap(\.self).first(where: SourceFile.isDirectory)
  }()

  /// Whether the folder is there.
  static var isPresent: Bool { folder != nil }

  /// The path of a part of the folder.
  static func path(_ part: String) throws -> String {
    FilePath.join(try #require(folder), part)
  }
}
