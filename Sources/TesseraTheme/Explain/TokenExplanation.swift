package import TesseraSource

// A token in a mode → where its value comes from, step by step.
//
// Each step is one token of the chain: the declaration that won, the source or context that brought
// it, and the declarations that it replaced. Tokens that a composite value refers to follow in the
// order of the text, each once.

/// Where the value of a token comes from in one mode.
package struct TokenExplanation: Hashable, Sendable {
  /// A token as one source declares it.
  package struct Declaration: Hashable, Sendable {
    /// The place of its name.
    package let location: SourceLocation
    /// What brought the source in: the set `base`, or `appearance=dark`.
    package let origin: String
    /// The value as written, in one line.
    package let text: String
  }

  /// A token on the way to the value.
  package struct Step: Hashable, Sendable {
    /// The path of the token.
    package let path: String
    /// The path of the token whose value refers to it; nil for the first.
    package let referredBy: String?
    /// The declaration that counts; nil for a token that the theme lacks.
    package let winner: Declaration?
    /// The declarations that it replaced, the last one first.
    package let replaced: [Declaration]
    /// The path where it is written, and the `$extends` that brings it here; nil without one.
    package let inherited: Inheritance?
    /// `$extensions.tessera.alpha` as written, which multiplies the colour's alpha.
    package let alpha: String?
    /// Why it should not be used any more; empty without a reason, nil when it is not deprecated.
    package let deprecated: String?
  }

  /// The way of a token by an `$extends`.
  package struct Inheritance: Hashable, Sendable {
    /// The path of the token where it is written.
    package let path: String
    /// The place of the `$extends`, nil where none is found.
    package let location: SourceLocation?
  }

  /// The path of the token.
  package let path: String
  /// The mode.
  package let mode: ThemeMode
  /// The type and the value with every reference replaced; nil where the token does not resolve.
  package let result: TokenExport.Entry?
  /// The token itself, then the tokens that its value needs.
  package let steps: [Step]
}
