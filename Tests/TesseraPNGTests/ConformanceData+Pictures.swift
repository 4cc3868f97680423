import TesseraSource
import TesseraTestSupport

extension ConformanceData {
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
