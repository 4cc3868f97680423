import TesseraCells

/// A value of the theme that a layer took part of and that differs between a golden and a fresh render.
package struct TokenChange: Hashable, Sendable {
  /// The token to look at: the last on the way from the role that has the value itself, or the one that
  /// refers to another token than it did.
  package let token: String
  /// The value that the golden was drawn with, as its display list has it; nil where it used none.
  package let from: String?
  /// The value now; nil where none is used any more.
  package let to: String?
  /// The token paths from the role to the literal, as they are now where there is a value.
  package let names: [String]

  /// Creates a change that was found before.
  init(token: String, from: String?, to: String?, names: [String]) {
    self.token = token
    self.from = from
    self.to = to
    self.names = names
  }

  /// A token of a display list's line: `a>b=value`.
  struct Field: Hashable {
    /// The token paths from the role to the literal.
    let names: [String]
    /// The value that they came to.
    let value: String

    /// Reads a field; what has no value has an empty one.
    init(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      names = (parts.first ?? "").split(separator: ">").map(String.init)
      value = parts.count > 1 ? String(parts[1]) : ""
    }
  }

  /// What changed between the tokens of two lines about the same thing.
  ///
  /// Fields that only one has meet by the role at their beginning; where that is another one too, the
  /// nth meets the nth. A value that came another way is no change.
  ///
  /// - Parameters:
  ///   - old: The golden's fields.
  ///   - new: The fresh ones.
  ///   - wholeCounts: How many names of a fresh field have its whole value; all where nothing is said.
  /// - Returns: The changes in the order of the fresh fields, then those that only the golden had.
  static func changes(
    from old: [String], to new: [String], wholeCounts: [String: Int]
  ) -> [TokenChange] {
    let (oldSet, newSet) = (Set(old), Set(new))
    var gone = old.filter { !newSet.contains($0) }.map(Field.init)
    var changes: [TokenChange] = []
    var unmatched: [(field: Field, wholeCount: Int)] = []
    for text in new where !oldSet.contains(text) {
      let field = Field(text)
      let wholeCount = wholeCounts[text] ?? field.names.count
      if let match = gone.firstIndex(where: { $0.names.first == field.names.first }) {
        changes +=
          TokenChange(from: gone.remove(at: match), to: field, wholeCount).map { [$0] } ?? []
      } else {
        unmatched.append((field, wholeCount))
      }
    }
    for (index, field) in unmatched.enumerated() {
      let old = index < gone.count ? gone[index] : nil
      changes += TokenChange(from: old, to: field.field, field.wholeCount).map { [$0] } ?? []
    }
    return changes
      + gone.dropFirst(unmatched.count).compactMap { TokenChange(from: $0, to: nil, 0) }
  }

  /// A change of one value; nil where both are the same.
  private init?(from old: Field?, to new: Field?, _ wholeCount: Int) {
    guard let shown = new ?? old, let role = shown.names.first, old?.value != new?.value else {
      return nil
    }
    (from, to, names) = (old?.value, new?.value, shown.names)
    guard let old, let new else {
      token = role
      return
    }
    let common = zip(old.names, new.names).prefix { $0 == $1 }.count
    let isSameWay = common == old.names.count && common == new.names.count
    let last = isSameWay ? wholeCount : min(common, wholeCount)
    token = new.names[max(0, min(last, new.names.count) - 1)]
  }
}

extension DisplayList {
  /// For each token of the list, by its text: how many of its names have the whole value.
  var wholeCounts: [String: Int] {
    var counts: [String: Int] = [:]
    func add(_ uses: [TokenUse]) { for use in uses { counts[use.text] = use.wholeCount } }
    add(backdropTokens)
    var waiting = nodes
    while let node = waiting.popLast() {
      switch node {
      case .item(let item): add(item.tokens)
      case .group(let group):
        add(group.tokens)
        waiting += group.nodes
      }
    }
    return counts
  }
}
