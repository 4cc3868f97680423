internal import TesseraSource

/// The sets of Tokens Studio as a resolver document has them.
struct TokensStudioArrangement {
  private var layers: [DraftTheme.Layer] = []
  private var base: [Int] = []
  private var modifiers: [DraftTheme.Modifier] = []

  /// Arranges sets, the later winning, under themes.
  init(sets: [TokensStudioSet], themes: [TokensStudioTheme], report: inout ImportReport) {
    let names = Set(sets.map(\.name))
    for theme in themes {
      for missing in theme.sets.subtracting(names).sorted() {
        report.drop(
          "the theme `\(theme.name)` enables the set `\(missing)`, which does not exist",
          at: theme.location, help: Suggestion.help(for: missing, in: names.sorted()))
      }
    }
    var groups: [(name: String, themes: [TokensStudioTheme])] = []
    for theme in themes {
      if let index = groups.firstIndex(where: { $0.name == theme.group }) {
        groups[index].themes.append(theme)
      } else {
        groups.append((theme.group, [theme]))
      }
    }
    // A set that every theme of some group enables is always there.
    let constant = groups.map { group in
      group.themes.dropFirst().reduce(group.themes[0].sets) { $0.intersection($1.sets) }
    }.reduce(Set<String>()) { $0.union($1) }
    let used = themes.reduce(Set<String>()) { $0.union($1.sets) }
    var kept: [TokensStudioSet] = []
    for set in sets {
      if themes.isEmpty || used.contains(set.name) {
        kept.append(set)
      } else {
        report.drop("no theme enables the set `\(set.name)`", at: set.location)
      }
    }
    layers = kept.map { DraftTheme.Layer(name: $0.name, tokens: $0.tokens) }
    base = kept.indices.filter { themes.isEmpty || constant.contains(kept[$0].name) }
    for group in groups {
      addModifier(group.name, group.themes, kept, constant, report: &report)
    }
    reportOrder(kept, report: &report)
  }

  /// Adds the switch of a group of themes, unless they do not differ.
  private mutating func addModifier(
    _ name: String, _ themes: [TokensStudioTheme], _ sets: [TokensStudioSet],
    _ constant: Set<String>, report: inout ImportReport
  ) {
    var contexts: [(name: String, layers: [Int])] = []
    for theme in themes {
      if contexts.contains(where: { $0.name == theme.name }) {
        report.drop("there are two themes `\(theme.name)`", at: theme.location)
        continue
      }
      let indices = sets.indices.filter { index in
        theme.sets.contains(sets[index].name) && !constant.contains(sets[index].name)
      }
      contexts.append((theme.name, indices))
    }
    if contexts.count == 1 { base = (base + contexts[0].layers).sorted() }
    if contexts.count > 1, contexts.contains(where: { !$0.layers.isEmpty }) {
      modifiers.append(DraftTheme.Modifier(name: name, contexts: contexts))
    }
  }

  /// Reports sets with tokens of the same name that would be applied in another order.
  private func reportOrder(_ sets: [TokensStudioSet], report: inout ImportReport) {
    // The place in which each set is applied: the base first, then one modifier after the other.
    var stages = [Int: Set<Int>]()
    for index in base { stages[index, default: []].insert(0) }
    for (stage, modifier) in modifiers.enumerated() {
      for index in modifier.contexts.flatMap(\.layers) {
        stages[index, default: []].insert(stage + 1)
      }
    }
    var owners: [[String]: [Int]] = [:]
    for (index, set) in sets.enumerated() {
      for token in set.tokens { owners[token.names, default: []].append(index) }
    }
    var reported: Set<[Int]> = []
    for indices in owners.values where indices.count > 1 {
      for (position, earlier) in indices.enumerated() {
        for later in indices[(position + 1)...] {
          let first = stages[earlier]?.max() ?? 0
          let last = stages[later]?.min() ?? 0
          if first > last { reported.insert([earlier, later]) }
        }
      }
    }
    for pair in reported.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      report.drop(
        "`\(sets[pair[1]].name)` no longer overrides `\(sets[pair[0]].name)`, which a theme brings",
        at: sets[pair[1]].location,
        help: "let only themes enable it, or rename the tokens that both have")
    }
  }

  /// The theme.
  func theme(name: String) -> DraftTheme {
    DraftTheme(name: name, layers: layers, base: base, modifiers: modifiers)
  }
}
