internal import TesseraSource

/// One source of tokens: a file, or the tokens written inside a resolver document.
struct TokenFile: Sendable {
  /// What the source declares.
  let root: GroupDeclaration
  /// The font files of each family, in the order of the text.
  var fonts: [FontDeclaration]
  /// What the source says about lints, in the order of the text.
  let lints: [LintDeclaration]

  /// Whether the source says nothing.
  var isEmpty: Bool {
    root.children.isEmpty && root.extends == nil && fonts.isEmpty && lints.isEmpty
  }
}
