internal import TesseraSource

/// What an import begins with: a file's text, or a folder.
struct ImportSource {
  /// What is at the path.
  enum Content {
    /// A text file.
    case text(SourceText)
    /// A folder and what is in it.
    case folder([DirectoryEntry])
  }

  /// The path as the user gave it.
  let path: String
  /// What is there.
  let content: Content
  /// The root of the JSON5 text, nil for a folder and for what is no object.
  let root: JSONObject?
  /// What is wrong with the text as such, errors only; empty for a folder.
  let faults: [Diagnostic]

  /// Whether the file is a DTCG file: a resolver document, or one with a `$value` in it.
  var isNative: Bool {
    func hasValue(_ object: JSONObject) -> Bool {
      object.members.contains { member in
        if member.name == "$value" { return true }
        if case .object(let inner) = member.node.value { return hasValue(inner) }
        return false
      }
    }
    return root.map { TokenSources.isResolver($0) || hasValue($0) } ?? false
  }

  /// Looks at a path.
  init(path: String, files: ImportFiles) throws(SourceError) {
    self.path = path
    do throws(SourceError) {
      let text = try files.read(path)
      content = .text(text)
      let (root, found) = JSONReader.read(text)
      faults = found.filter { $0.severity == .error }
      if case .object(let object)? = root?.value {
        self.root = object
      } else {
        self.root = nil
      }
    } catch {
      guard case .notAFile = error else { throw error }
      content = .folder(try files.list(path))
      root = nil
      faults = []
    }
  }
}
