internal import TesseraSource

/// The sources of a theme: every file is read once, however often it is referred to.
struct TokenSources {
  /// Where files are read from.
  private let files: ThemeFiles
  /// The files as read, in the order in which they were first referred to.
  private(set) var texts: [SourceText] = []
  /// The sources; others name them by their index.
  private(set) var sources: [TokenFile] = []
  /// What was found wrong.
  var diagnostics: [Diagnostic] = []
  /// Whether something could not be read, so that missing tokens say nothing.
  private(set) var isIncomplete = false
  /// The source of each file, nil where it could not be read.
  private var indices: [String: Int?] = [:]

  init(files: ThemeFiles) {
    self.files = files
  }

  /// Notes a finding.
  mutating func report(_ finding: any DiagnosticConvertible) {
    diagnostics.append(finding.diagnostic)
  }

  /// Reads the file that a theme begins with; nil where it is no JSON object at all.
  mutating func document(_ path: String) -> (text: SourceText, object: JSONObject, node: JSONNode)?
  {
    do {
      let text = try files.read(path)
      return object(of: text, what: "a theme").map { (text, $0.object, $0.node) }
    } catch {
      report(error)
      return nil
    }
  }

  /// The source of the token file at `path`, which is referred to at `reference`.
  mutating func file(_ path: String, reference: SourceSpan) -> Int? {
    if let known = indices[path] { return known }
    indices.updateValue(nil, forKey: path)
    do {
      let text = try files.read(path)
      guard let (object, node) = object(of: text, what: "a token file") else { return nil }
      guard !Self.isResolver(object) else {
        report(ResolverError.nestedResolver(path: path, reference))
        return nil
      }
      let index = add(object, at: node.range, in: text)
      indices[path] = index
      return index
    } catch {
      isIncomplete = true
      report(ResolverError.unreadableFile(error, reference))
      return nil
    }
  }

  /// Adds the tokens of an object.
  mutating func add(_ object: JSONObject, at range: Range<Int>, in text: SourceText) -> Int {
    var reader = DeclarationReader(source: text)
    sources.append(reader.file(object, at: range))
    diagnostics += reader.findings.map(\.diagnostic)
    return sources.count - 1
  }

  /// Whether a file is a resolver document, by what only those have.
  static func isResolver(_ object: JSONObject) -> Bool {
    if case .array? = object["resolutionOrder"]?.value { return true }
    return false
  }

  /// Reads the object that a file holds.
  private mutating func object(
    of text: SourceText, what: String
  ) -> (object: JSONObject, node: JSONNode)? {
    texts.append(text)
    let (root, found) = JSONReader.read(text)
    diagnostics += found
    // Of a name given twice (T0002) the first stays, so that nothing is missing.
    if found.contains(where: { $0.severity == .error && $0.code != "T0002" }) {
      isIncomplete = true
    }
    guard let root else { return nil }
    guard case .object(let object) = root.value else {
      isIncomplete = true
      let span = SourceSpan(source: text, range: root.range)
      report(
        ResolverError.malformed(
          part: what, wanted: "an object", found: root.value.kindDescription, span))
      return nil
    }
    return (object, root)
  }
}
