import TesseraSource

/// The Swift sources of the checkout that these tests were built from.
enum SourceTree {
  /// A file with its text.
  struct File {
    let path: String
    let text: String
  }

  /// All files under `Sources`; none where the checkout is gone.
  static let swiftFiles: [File] = {
    let tests = FilePath.directory(of: #filePath)
    return files(in: FilePath.normalized(FilePath.join(tests, "../../Sources")))
  }()

  private static func files(in folder: String) -> [File] {
    guard let entries = try? SourceFile.list(folder) else { return [] }
    return entries.flatMap { entry in
      let path = FilePath.join(folder, entry.name)
      if entry.kind == .directory { return files(in: path) }
      guard path.hasSuffix(".swift"),
        let bytes = try? SourceFile.read(path, limit: 1 << 20, what: "source file")
      else { return [] }
      return [File(path: path, text: String(decoding: bytes, as: UTF8.self))]
    }
  }
}
