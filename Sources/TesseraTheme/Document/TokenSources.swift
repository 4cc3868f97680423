internal import TesseraSource

/// The sources of a theme: every file is read once, however often it is referred to.
struct TokenSources {
  /// The object that a file holds.
  struct Content {
    /// The file.
    let text: SourceText
    /// Its object.
    let object: JSONObject
    /// The object's place.
    let range: Range<Int>
  }

  /// A part of a file that is a source.
  private struct Key: Hashable {
    let path: String
    let start: Int
  }

  /// How the theme is read.
  let loading: ThemeLoading
  /// Where files are read from.
  private let files: ThemeFiles
  /// The folder outside of which no file is read.
  private let folder: String
  /// The files as read, in the order in which they were first referred to.
  private(set) var texts: [SourceText] = []
  /// The sources; others name them by their index.
  private(set) var sources: [TokenFile] = []
  /// What may be spent on guessing what unknown names meant.
  let suggestions = SuggestionBudget()
  /// What was found wrong.
  var diagnostics: [Diagnostic] = []
  /// Whether a whole file could not be read, so that missing tokens say nothing.
  private(set) var isIncomplete = false
  /// The files with broken parts, which tokens may be missing from.
  private(set) var brokenTexts: [SourceText] = []
  /// The content of each file, nil where it could not be read.
  private var contents: [String: Content?] = [:]
  /// The index of each source that is whole.
  private var indices: [Key: Int] = [:]

  /// A theme without sources; `document` is the file that it begins with.
  init(files: ThemeFiles, loading: ThemeLoading, document: String) {
    self.files = files
    self.loading = loading
    folder = FilePath.directory(of: document)
  }

  /// Notes a finding.
  mutating func report(_ finding: any DiagnosticConvertible) {
    diagnostics.append(finding.diagnostic)
  }

  /// Reads the file that a theme begins with; nil where it is no JSON object at all.
  mutating func document(_ path: String) -> Content? {
    do {
      let text = try files.read(path)
      return content(of: text, what: "a theme")
    } catch {
      report(error)
      return nil
    }
  }

  /// What a file holds that is referred to at `reference`; nil where it cannot be read.
  mutating func file(_ path: String, reference: SourceSpan) -> Content? {
    if let known = contents[path] { return known }
    contents.updateValue(nil, forKey: path)
    guard loading.allowsOutside || isInside(path) else {
      isIncomplete = true
      report(ResolverError.outside(path: path, reference))
      return nil
    }
    do {
      let content = content(of: try files.read(path), what: "a token file")
      contents.updateValue(content, forKey: path)
      return content
    } catch {
      isIncomplete = true
      report(ResolverError.unreadableFile(error, reference))
      return nil
    }
  }

  /// The source that an object of a file is, a new one the first time.
  mutating func source(_ object: JSONObject, at range: Range<Int>, in text: SourceText) -> Int {
    let key = Key(path: text.path, start: range.lowerBound)
    if let known = indices[key] { return known }
    let index = add(object, at: range, in: text)
    indices[key] = index
    return index
  }

  /// Adds the tokens of an object as a source of its own.
  mutating func add(_ object: JSONObject, at range: Range<Int>, in text: SourceText) -> Int {
    var reader = DeclarationReader(source: text, profile: loading.profile)
    reader.isBroken = brokenTexts.contains { $0.path == text.path }
    var file = reader.file(object, at: range)
    diagnostics += reader.findings.map(\.diagnostic)
    if !loading.allowsOutside {
      for index in file.fonts.indices {
        file.fonts[index].files.removeAll { isRefused($0.path, at: $0.span) }
      }
      file.icons.removeAll { isRefused($0.path, at: $0.span) }
    }
    sources.append(file)
    return sources.count - 1
  }

  /// Whether a file lies where the theme may read none, which is then reported.
  private mutating func isRefused(_ path: String, at span: SourceSpan) -> Bool {
    guard !isInside(path) else { return false }
    report(ResolverError.outside(path: path, span))
    return true
  }

  /// Whether a file is a resolver document, by what only those have.
  static func isResolver(_ object: JSONObject) -> Bool {
    if case .array? = object["resolutionOrder"]?.value { return true }
    return false
  }

  /// Whether a file lies in the theme's folder or a folder inside, or is that folder, symbolic links
  /// followed.
  private func isInside(_ path: String) -> Bool {
    if let file = files.canonicalPath(path), let folder = files.canonicalPath(folder) {
      return file == folder || file.hasPrefix(folder == "/" ? folder : folder + "/")
    }
    let relative = FilePath.relative(path, to: folder)
    return !FilePath.isAbsolute(relative) && relative != ".." && !relative.hasPrefix("../")
  }

  /// Reads the object that a file holds.
  private mutating func content(of text: SourceText, what: String) -> Content? {
    texts.append(text)
    var (root, found) = JSONReader.read(text)
    if loading.profile == .strict, !Self.isResolver(root), !text.path.contains(".resolver.") {
      // Only resolver documents may be JSON5 (Format module, section 4; Resolver module, 3.1).
      (root, found) = JSONReader.read(text, profile: .json)
    }
    diagnostics += found
    // Of a name given twice (T0002) the first stays, so that nothing is missing.
    let isBroken = found.contains { $0.severity == .error && $0.code != "T0002" }
    guard let root else {
      isIncomplete = true
      return nil
    }
    if isBroken { brokenTexts.append(text) }
    guard case .object(let object) = root.value else {
      isIncomplete = true
      let span = SourceSpan(source: text, range: root.range)
      report(
        ResolverError.malformed(
          part: what, wanted: "an object", found: root.value.kindDescription, span))
      return nil
    }
    return Content(text: text, object: object, range: root.range)
  }

  private static func isResolver(_ node: JSONNode?) -> Bool {
    guard case .object(let object)? = node?.value else { return false }
    return isResolver(object)
  }
}
