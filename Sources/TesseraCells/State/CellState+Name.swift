/// State names: `normal`, `selected`, `selected+highlighted` (design section 4).
extension CellState: CustomStringConvertible {
  /// The conditions joined by `+`: flags in their order, then custom names alphabetically.
  public var name: String {
    let conditions = flags.map(\.rawValue) + names
    return conditions.isEmpty ? Self.normalName : conditions.joined(separator: "+")
  }

  /// The same as ``name``.
  public var description: String { name }

  /// What the empty set is called.
  static let normalName = "normal"

  /// Reads a state's name; the order of conditions is free.
  ///
  /// - Parameters:
  ///   - name: Conditions joined by `+`, or `normal`.
  ///   - custom: The custom conditions that are known here.
  /// - Throws: ``CellError/unknownState(name:known:)`` for a condition that is neither a flag nor
  ///   in `custom`, and what else is wrong with the way the conditions are joined.
  package init(name: String, custom: some Collection<String>) throws(CellError) {
    var conditions: [String] = []
    if name != Self.normalName {
      let known = Flag.allCases.map(\.rawValue) + custom
      for part in name.split(separator: "+", omittingEmptySubsequences: false) {
        let part = String(part)
        guard !part.isEmpty else { throw .incompleteState(name: name) }
        guard part != Self.normalName else { throw .normalWithConditions(name: name) }
        guard known.contains(part) else { throw .unknownState(name: part, known: known) }
        guard !conditions.contains(part) else {
          throw .repeatedCondition(name: name, condition: part)
        }
        conditions.append(part)
      }
    }
    self.init(flags: [], names: conditions)
  }
}
