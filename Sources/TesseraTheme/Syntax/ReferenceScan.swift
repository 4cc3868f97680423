internal import TesseraSource

/// Collects the references in values, in the order of the text.
struct ReferenceScan {
  /// The references found.
  private(set) var references: [TokenDeclaration.Reference] = []
  /// Whether a `$ref` was met, even one that is no pointer.
  private(set) var hasPointers = false

  /// Adds those of a value.
  mutating func add(_ node: JSONNode) {
    switch node.value {
    case .string(let text):
      guard case .reference(let path) = ReferenceSyntax(text) else { return }
      references.append(.init(target: .path(path), range: node.range))
    case .array(let elements):
      for element in elements { add(element) }
    case .object(let object):
      for member in object.members {
        if member.name == "$ref" {
          hasPointers = true
          guard case .string(let text) = member.node.value, let names = JSONPointer.names(text)
          else { continue }
          references.append(.init(target: .pointer(names), range: member.node.range))
        } else {
          add(member.node)
        }
      }
    case .null, .bool, .number: return
    }
  }
}
