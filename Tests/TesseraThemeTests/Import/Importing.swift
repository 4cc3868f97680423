import TesseraSource
import Testing

@testable import TesseraTheme

extension ImportFiles {
  /// Files in memory, by their paths; folders are what the paths name.
  static func memory(_ files: [String: String]) -> ImportFiles {
    let paths = files.keys.sorted()
    return ImportFiles(
      read: { (path: String) throws(SourceError) -> SourceText in
        if let text = files[path] { return SourceText(path: path, bytes: Array(text.utf8)) }
        guard paths.contains(where: { $0.hasPrefix(path + "/") }) else {
          throw .notFound(path: path)
        }
        throw .notAFile(path: path, found: "a folder")
      },
      list: { (path: String) throws(SourceError) -> [DirectoryEntry] in
        var entries: [DirectoryEntry] = []
        for file in paths where file.hasPrefix(path + "/") {
          let parts = file.dropFirst(path.count + 1).split(separator: "/")
          let entry = DirectoryEntry(
            name: String(parts[0]), kind: parts.count > 1 ? .directory : .file)
          if entries.last != entry { entries.append(entry) }
        }
        guard !entries.isEmpty else { throw .notFound(path: path) }
        return entries
      })
  }

  /// Files that an exporter made.
  static func memory(_ files: [GeneratedFile]) -> ImportFiles { memory(files.texts) }
}

extension [GeneratedFile] {
  /// The texts by their paths.
  var texts: [String: String] {
    Dictionary(uniqueKeysWithValues: map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }
}

extension ImportedTheme {
  /// The diagnostics in one line each: severity, code, place and message.
  var findings: [String] { diagnostics.map(\.line) }

  /// The text of the file at a path.
  func text(_ path: String) -> String? { files.texts[path] }

  /// The theme that the files hold, which must have no finding in the strict profile.
  func document(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> ThemeDocument {
    let first = try #require(files.first, sourceLocation: sourceLocation)
    let fixture = Fixture(
      files: files.texts, path: first.path, loading: ThemeLoading(profile: .strict))
    #expect(fixture.findings == [], sourceLocation: sourceLocation)
    return try #require(fixture.document, sourceLocation: sourceLocation)
  }
}

extension ThemeDocument {
  /// All tokens of all modes in one line each: mode, path, value.
  var allValues: [String] {
    allModes.flatMap { mode in
      theme(in: mode).tokens.map { "\(mode) \($0.path) \($0.value)" }
    }
  }
}
