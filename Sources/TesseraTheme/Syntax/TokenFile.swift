internal import TesseraSource

/// One source of tokens: a file, or the tokens written inside a resolver document.
struct TokenFile: Sendable {
  /// What the source declares.
  let root: GroupDeclaration
  /// The font files of each family, in the order of the text.
  var fonts: [FontDeclaration]
  /// The files of icons, in the order of the text.
  var icons: [IconDeclaration]
  /// What the source says about lints, in the order of the text.
  let lints: [LintDeclaration]

  /// Whether the source says nothing.
  var isEmpty: Bool {
    root.children.isEmpty && root.extends == nil && fonts.isEmpty && icons.isEmpty
      && lints.isEmpty
  }
}
