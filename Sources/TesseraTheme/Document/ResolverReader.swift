internal import TesseraSource

// Resolver document → modifiers and layers (DTCG Resolver module 2025.10, sections 4 to 6).
//
// References between sets are replaced by the sources that they lead to before any token is
// merged. A source that comes several times counts where it comes last: everything that it says is
// said again there. That keeps the lists short where sets refer to each other many times over.

/// Reads a resolver document and every file that it needs.
struct ResolverReader {
  /// What a list of sources names.
  enum Item {
    /// A token file or inline tokens, by index.
    case source(Int)
    /// A set, by index.
    case set(Int)
  }

  /// A set.
  struct TokenSet {
    /// The name.
    let name: String
    /// Where the document declares it.
    let declaration: SourceSpan
    /// The `sources` as written.
    let sources: JSONNode
    /// The `sources` as read; nil until something needs the set.
    var items: [Item]?
  }

  /// A modifier.
  struct Modifier {
    /// The name.
    let name: String
    /// Where the document declares it.
    let declaration: SourceSpan
    /// The members of the modifier.
    let object: JSONObject
    /// Whether the resolution order has it.
    var isUsed = false
  }

  /// The document's text.
  let text: SourceText
  /// The document.
  let root: JSONObject
  /// The document's place.
  let range: Range<Int>
  /// The files.
  var library: TokenSources
  /// The sets of the document, those written in the resolution order behind the others.
  var sets: [TokenSet] = []
  /// The modifiers under `modifiers`.
  var modifiers: [Modifier] = []
  /// The index of each set under `sets`.
  var setIndices: [String: Int] = [:]
  /// The index of each modifier under `modifiers`.
  var modifierIndices: [String: Int] = [:]
  /// The sets that something needs, in the order in which that was found out.
  private var neededSets: [Int] = []
  private var isNeeded: Set<Int> = []
  /// How many of them are read.
  private var readSetCount = 0
  /// The layers with references to sets.
  private var layers: [(set: String, modifier: Int?, lists: [[Item]])] = []
  private var document = ResolverDocument()
  /// The names that the resolution order has so far.
  private var names: [String: SourceSpan] = [:]

  /// The pointers that are being followed, to find circles.
  var following: [String] = []

  init(_ content: TokenSources.Content, library: TokenSources) {
    text = content.text
    root = content.object
    range = content.range
    self.library = library
  }

  /// Reads the document.
  mutating func read() -> ResolverDocument {
    checkMembers(
      root, of: "a resolver document",
      known: ["version", "resolutionOrder", "sets", "modifiers", "name", "description"],
      silent: ["$schema", "$defs"])
    checkVersion()
    readSets(root["sets"])
    readModifiers(root["modifiers"])
    readOrder(root["resolutionOrder"])
    reportUnused()
    guard isWithinLimits(at: root["modifiers"]?.range ?? range) else { return ResolverDocument() }
    expand()
    return document
  }

  /// Adds a layer that every resolution has.
  mutating func add(set index: Int) {
    need(index)
    readNeededSets()
    layers.append((sets[index].name, nil, [[.set(index)]]))
  }

  /// Adds a modifier with the items of each context.
  mutating func add(_ modifier: ThemeModifier, contexts: [[Item]], at places: [SourceSpan]) {
    readNeededSets()
    layers.append((modifier.name, document.modifiers.count, contexts))
    document.modifiers.append(modifier)
    document.contextPlaces.append(places)
  }

  /// Notes that a set is needed.
  mutating func need(_ index: Int) {
    if isNeeded.insert(index).inserted { neededSets.append(index) }
  }

  /// Reads the sets that are needed, and what they need, in turn.
  private mutating func readNeededSets() {
    while readSetCount < neededSets.count {
      let index = neededSets[readSetCount]
      readSetCount += 1
      sets[index].items = items(sets[index].sources, of: "`sources`")
    }
  }

  /// Notes a name of the resolution order; false where it has that name already.
  mutating func claim(_ name: String, key: String, at span: SourceSpan) -> Bool {
    if let first = names[key] {
      library.report(ResolverError.duplicateName(name, first: first, span))
      return false
    }
    names[key] = span
    return true
  }

  /// The sources of one set, for a document that refers to it.
  mutating func sources(ofSet index: Int) -> [Int] {
    need(index)
    return flattened([.set(index)])
  }

  /// The sources that items lead to, for a document that refers to them.
  mutating func flattened(_ items: [Item]) -> [Int] {
    readNeededSets()
    return Self.sources(of: items, sets: expandedSets())
  }

  /// Replaces the references to sets by the sources that they lead to.
  private mutating func expand() {
    let expanded = expandedSets()
    document.layers = layers.map { layer in
      let lists = layer.lists.map { Self.sources(of: $0, sets: expanded) }
      guard let modifier = layer.modifier else { return .always(set: layer.set, lists[0]) }
      return .switched(modifier: modifier, contexts: lists)
    }
  }

  /// The sources that each set leads to.
  private mutating func expandedSets() -> [[Int]] {
    var expanded = [[Int]](repeating: [], count: sets.count)
    let sets = sets
    var cycles: [[Int]] = []
    DependencyOrder.walk(
      count: sets.count,
      dependencies: { index in
        (sets[index].items ?? []).compactMap { item in
          if case .set(let other) = item { return other }
          return nil
        }
      },
      foundCycle: { cycles.append(Array($0)) },
      finish: { index, _ in
        expanded[index] = Self.sources(of: sets[index].items ?? [], sets: expanded)
      })
    for cycle in cycles {
      library.report(
        ResolverError.cycle(names: cycle.map { sets[$0].name }, sets[cycle[0]].declaration))
    }
    return expanded
  }

  /// The sources of a list.
  private static func sources(of items: [Item], sets: [[Int]]) -> [Int] {
    items.flatMap { item -> [Int] in
      switch item {
      case .source(let index): [index]
      case .set(let index): sets[index]
      }
    }.keepingLast
  }

  private mutating func reportUnused() {
    for (index, set) in sets.enumerated() where !isNeeded.contains(index) {
      library.report(ResolverError.unused(kind: "set", name: set.name, set.declaration))
    }
    for modifier in modifiers where !modifier.isUsed {
      library.report(
        ResolverError.unused(kind: "modifier", name: modifier.name, modifier.declaration))
    }
  }

  /// Reports a document that asks for more than can be looked at.
  private mutating func isWithinLimits(at range: Range<Int>) -> Bool {
    guard sets.count + library.sources.count <= ThemeLimits.sources else {
      library.report(ResolverError.tooManySources(span(range)))
      return false
    }
    var count = 1
    for modifier in document.modifiers {
      count *= modifier.contexts.count
      guard count <= ThemeLimits.resolutions else {
        library.report(ResolverError.tooManyResolutions(span(range)))
        return false
      }
    }
    return true
  }

  /// The place of bytes of the document.
  func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(source: text, range: range) }
}
