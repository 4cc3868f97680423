package import TesseraSource

/// An entry of `$extensions.tessera.lints` as written.
package struct LintDeclaration: Sendable {
  /// The entry; what it must be is known to the lints alone.
  package let node: JSONNode
  /// The file that it stands in.
  package let source: SourceText
}
