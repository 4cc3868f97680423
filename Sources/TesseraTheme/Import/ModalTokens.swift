// One value for each combination of contexts → layers of token files.
//
// A resolver document applies one modifier after the other, so a token that depends on two of them
// cannot be written as it is. The value that it takes on in a context of the last one becomes a token
// of its own, a *variant*, in a group named after the context (`contrast-high.accent`), which the
// earlier modifiers change; the last modifier only makes the token an alias of its variant. A single
// modifier with a context for every combination was rejected: tools could not ask for `dark` alone.

/// Tokens whose values are known for every mode.
struct ModalTokens {
  /// A switch and its contexts, the default first.
  struct Axis {
    /// The name of the modifier.
    let name: String
    /// The names of its contexts, at least two.
    let contexts: [String]
  }

  /// A token with its values, the last axis changing fastest.
  struct Entry {
    /// What the token is, with the value of the default mode.
    let token: DraftToken
    /// A value for every mode.
    let values: [DraftValue]
  }

  /// What is still to be written: values over the first so many axes.
  private struct Task {
    let names: [String]
    let entry: Entry
    let values: [DraftValue]
    let axisCount: Int
  }

  /// The switches in the order in which they are applied.
  let axes: [Axis]
  /// The tokens.
  let entries: [Entry]

  /// The layers: the default mode's first, then one for each other context that changes something.
  ///
  /// A switch that changes nothing is left out.
  func theme(name: String) -> DraftTheme {
    var base: [DraftToken] = []
    var changes = axes.map { [[DraftToken]](repeating: [], count: $0.contexts.count) }
    var tasks = entries.map {
      Task(names: $0.token.names, entry: $0, values: $0.values, axisCount: axes.count)
    }
    var next = 0
    while next < tasks.count {
      let task = tasks[next]
      next += 1
      var values = task.values
      // The last axis is taken off first; what it changes is written into its layers.
      for axis in (0..<task.axisCount).reversed() {
        let count = axes[axis].contexts.count
        let slices = (0..<count).map { context in
          stride(from: context, to: values.count, by: count).map { values[$0] }
        }
        for context in 1..<count where slices[context] != slices[0] {
          var value = slices[context][0]
          if Set(slices[context]).count > 1 {
            let variant = ["\(axes[axis].name)-\(axes[axis].contexts[context])"] + task.names
            value = .reference(
              DraftReference(
                names: variant, type: task.entry.token.type, span: task.entry.token.origin))
            tasks.append(
              Task(names: variant, entry: task.entry, values: slices[context], axisCount: axis))
          }
          changes[axis][context].append(task.entry.token(task.names, value))
        }
        values = slices[0]
      }
      base.append(task.entry.token(task.names, values[0]))
    }
    return theme(name: name, base: base, changes: changes)
  }

  private func theme(
    name: String, base: [DraftToken], changes: [[[DraftToken]]]
  ) -> DraftTheme {
    var layers = [DraftTheme.Layer(name: "base", tokens: base)]
    var modifiers: [DraftTheme.Modifier] = []
    let contexts = axes.flatMap(\.contexts)
    for (axis, changed) in zip(axes, changes) where changed.contains(where: { !$0.isEmpty }) {
      var indices: [(name: String, layers: [Int])] = []
      for (context, tokens) in zip(axis.contexts, changed) {
        if tokens.isEmpty {
          indices.append((context, []))
          continue
        }
        let isUnique = contexts.count { $0 == context } == 1
        indices.append((context, [layers.count]))
        layers.append(
          DraftTheme.Layer(
            name: isUnique ? context : "\(axis.name)-\(context)", tokens: tokens))
      }
      modifiers.append(DraftTheme.Modifier(name: axis.name, contexts: indices))
    }
    return DraftTheme(name: name, layers: layers, base: [0], modifiers: modifiers)
  }
}

extension ModalTokens.Entry {
  /// The token under a name and with a value.
  fileprivate func token(_ names: [String], _ value: DraftValue) -> DraftToken {
    DraftToken(
      names: names, type: token.type, value: value, description: token.description,
      deprecated: token.deprecated, origin: token.origin)
  }
}
