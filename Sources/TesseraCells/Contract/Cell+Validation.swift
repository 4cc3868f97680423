import TesseraGraphics
import TesseraTheme

/// What a registry asks of a declaration before it draws anything.
extension Cell {
  /// Checks names, items, roles and outsets.
  ///
  /// - Throws: The first ``CellError`` found.
  func validate() throws(CellError) {
    guard Identifier.isKebabCase(reuseIdentifier) else {
      throw .unsafeIdentifier(name: reuseIdentifier)
    }
    try validateItems()
    try validateRoles()
    for state in additionalStates {
      for name in state.names where !Identifier.isKebabCase(name) || name == CellState.normalName {
        throw .unsafeStateName(cell: reuseIdentifier, name: name)
      }
    }
    let sides = [outsets.top, outsets.left, outsets.bottom, outsets.right]
    guard sides.allSatisfy({ $0.isFinite && $0 >= 0 && $0 == $0.rounded() }) else {
      throw .invalidOutsets(cell: reuseIdentifier)
    }
  }

  /// Checks that there are items and that their names are unique file names.
  private func validateItems() throws(CellError) {
    guard !previewItems.isEmpty else { throw .noItems(cell: reuseIdentifier) }
    var seen: Set<String> = []
    for item in previewItems {
      guard Identifier.isItemName(item.id) else {
        throw .unsafeItemName(cell: reuseIdentifier, name: item.id)
      }
      guard seen.insert(item.id).inserted else {
        throw .duplicateItem(cell: reuseIdentifier, name: item.id)
      }
    }
  }

  /// Checks that roles have unique names and defaults of their own type.
  private func validateRoles() throws(CellError) {
    let taken = Set(
      [CellState.normalName, CellRoles.backdropName] + CellState.Flag.allCases.map(\.rawValue)
        + additionalStates.flatMap(\.names))
    var seen: Set<String> = []
    for role in roles {
      guard Identifier.isKebabCase(role.name), !taken.contains(role.name) else {
        throw .invalidRoleName(cell: reuseIdentifier, name: role.name)
      }
      guard seen.insert(role.name).inserted else {
        throw .duplicateRole(cell: reuseIdentifier, name: role.name)
      }
      switch role.fallback {
      case .unreadable(let text)?:
        throw .unreadableDefault(
          cell: reuseIdentifier, role: role.name, text: text, type: role.type)
      case .literal(let value)? where value.type != role.type:
        throw .defaultType(cell: reuseIdentifier, role: role.name, expected: role.type)
      default: break
      }
    }
  }
}
