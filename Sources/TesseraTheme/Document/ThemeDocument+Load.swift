package import TesseraSource

extension ThemeDocument {
  /// Reads a theme with all its files and checks every mode.
  ///
  /// Nothing stops at the first fault. Beyond 256 resolutions only each context beside the other
  /// modifiers' defaults is checked.
  /// - Parameters:
  ///   - path: A token file or a resolver document.
  ///   - loading: How it is read.
  ///   - files: Where files are read from.
  /// - Returns: The theme, nil where the file itself cannot be read, and what is wrong with it. A
  ///   theme with errors has every token that has a value all the same.
  package static func load(
    path: String, loading: ThemeLoading = ThemeLoading(), files: ThemeFiles = .disk
  ) -> (document: ThemeDocument?, diagnostics: [Diagnostic]) {
    var library = TokenSources(files: files, loading: loading, document: path)
    guard let content = library.document(path) else { return (nil, library.diagnostics) }
    let resolver: ResolverDocument
    if TokenSources.isResolver(content.object)
      || FilePath.name(of: path).contains(".resolver.")
    {
      var reader = ResolverReader(content, library: library)
      resolver = reader.read()
      library = reader.library
    } else {
      let source = library.add(content.object, at: content.range, in: content.text)
      resolver = ResolverDocument(layers: [.always(set: "", [source])])
    }
    let document = ThemeDocument(
      path: path, files: library.texts.map(\.path),
      contentHash: ContentHash(library.texts.map(\.bytes)).description,
      sources: library.sources, resolver: resolver, loading: loading,
      start: SourceSpan(
        source: content.text, range: content.range.lowerBound..<content.range.lowerBound))
    let found = document.check(library)
    return (document, document.sorted(library.diagnostics + found))
  }

  /// What is wrong in the modes.
  ///
  /// Where a file could not be read, a missing token or group is most likely its consequence and
  /// says nothing. So it is where a file is broken and might declare it.
  private func check(_ library: TokenSources) -> [Diagnostic] {
    let (isIncomplete, broken) = (library.isIncomplete, library.brokenTexts)
    var mentioned = MentionedNames(broken.isEmpty ? [] : library.texts)
    var isSilent = false
    let modes = modesToCheck
    var findings = ModeFindings(modes: modes, modifiers: modifiers)
    for (index, mode) in modes.enumerated() {
      let (theme, found) = resolve(mode)
      cache.keep(theme)
      for finding in found {
        if isIncomplete || !broken.isEmpty, let names = Self.missingNames(finding, in: theme),
          isIncomplete || mentioned.mayDeclare(names)
        {
          isSilent = true
        } else {
          findings.add(finding, mode: index)
        }
      }
    }
    let note = isSilent ? broken.map(Self.unchecked) : []
    var current: (mode: Int, theme: Theme)?
    return note
      + findings.diagnostics { mode, path in
        let theme = current?.mode == mode ? current?.theme : nil
        let asked = theme ?? self.theme(in: modes[mode])
        current = (mode, asked)
        return asked.hasToken(path)
      }
  }

  /// The modes that are looked at while loading: all of them, or beyond 256 each context beside the other
  /// modifiers' defaults.
  package var modesToCheck: [ThemeMode] {
    let count = modifiers.reduce(1) { $0 * $1.contexts.count }
    guard count > ThemeLimits.checkedResolutions else { return allModes }
    let selections = defaultMode.selections
    var modes = [defaultMode]
    for (index, modifier) in modifiers.enumerated() {
      for context in modifier.contextsByRank.dropFirst() {
        var changed = selections
        changed[index] = .init(modifier: modifier.name, context: context)
        modes.append(ThemeMode(selections: changed))
      }
    }
    return modes
  }

  /// Says that references to what a broken file may hold are not checked.
  private static func unchecked(_ text: SourceText) -> Diagnostic {
    Diagnostic(
      .note, code: "T0202", at: SourceLocation(path: text.path),
      "some references were not checked: what they name may stand where this file is broken")
  }

  /// The names on the way to a token or group that is missing; nil for any other finding.
  ///
  /// A group without anything in it is most likely a token whose value is broken.
  private static func missingNames(
    _ finding: any DiagnosticConvertible, in theme: Theme
  ) -> [String]? {
    if let error = finding as? TokenReferenceError, case .group(let path, _, _, _) = error,
      theme.children(of: path).isEmpty
    {
      return path.split(separator: ".").map(String.init)
    }
    if let error = finding as? TokenReferenceError, case .unknown(let path, _, _) = error {
      return path.split(separator: ".").map(String.init)
    }
    if let error = finding as? PointerError, case .missing(let text, _, _) = error {
      return Array((JSONPointer.names(text) ?? []).prefix { $0 != "$value" })
    }
    if let error = finding as? GroupExtensionError, case .missing(let path, _, _) = error {
      return path.split(separator: ".").map(String.init)
    }
    return nil
  }

  /// The findings by file in the order of reading, then by place, each once.
  private func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let ranks = Dictionary(zip(files, files.indices), uniquingKeysWith: { first, _ in first })
    func key(_ diagnostic: Diagnostic) -> (Int, Int, Int) {
      let place = diagnostic.location
      return (
        place.flatMap { ranks[$0.path] } ?? files.count, place?.line ?? 0, place?.column ?? 0
      )
    }
    var seen: Set<Diagnostic> = []
    let unique = diagnostics.filter { seen.insert($0).inserted }
    return unique.enumerated().map { (key($0.element), $0.offset, $0.element) }
      .sorted { ($0.0.0, $0.0.1, $0.0.2, $0.1) < ($1.0.0, $1.0.1, $1.0.2, $1.1) }
      .map(\.2)
  }
}
