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

  /// The paths of all PNG files in and below a folder; empty when the acceptance data is absent.
  static func pictures(in name: String) throws -> [String] {
    guard let folder else { return [] }
    var pictures: [String] = []
    var pending = [FilePath.join(folder, name)]
    while let next = pending.popLast() {
      for entry in try SourceFile.list(next) {
        let path = FilePath.join(next, entry.name)
        if entry.kind == .directory { pending.append(path) }
        if entry.kind == .file, path.hasSuffix(".png") { pictures.append(path) }
      }
    }
    return pictures
  }
}
