internal import TesseraSource

/// The value of a token on its way into a token file: what it refers to has no final name yet.
enum DraftValue: Hashable {
  /// A part of an object.
  struct Member: Hashable {
    /// The name.
    let name: String
    /// The value.
    let value: DraftValue
  }

  /// A value without references.
  case literal(JSONOutput)
  /// A reference to another token.
  case reference(DraftReference)
  /// The elements in order.
  case list([DraftValue])
  /// The members in order.
  case members([Member])

  /// All references in the value.
  var references: [DraftReference] {
    switch self {
    case .literal: []
    case .reference(let reference): [reference]
    case .list(let values): values.flatMap(\.references)
    case .members(let members): members.flatMap(\.value.references)
    }
  }

  /// The value as a token file has it.
  ///
  /// - Parameter path: The final path of the token with the given names.
  /// - Returns: The value, references in braces.
  func output(path: ([String]) -> [String]) -> JSONOutput {
    switch self {
    case .literal(let value): value
    case .reference(let reference):
      .string("{" + path(reference.names).joined(separator: ".") + "}")
    case .list(let values): .array(values.map { $0.output(path: path) })
    case .members(let members):
      .object(members.map { ($0.name, $0.value.output(path: path)) })
    }
  }
}
