import TesseraGraphics
import TesseraSource
import TesseraTheme

/// The way from a cell's role to the token that decides a drawing's colour.
struct TokenTrace {
  /// The tokens on the way, the role's own first; at least one.
  let tokens: [Token]

  /// The token that the colour is taken from in the end.
  var deciding: Token { tokens[tokens.count - 1] }
  /// The token that the cell's role stands for.
  var role: Token { tokens[0] }

  /// Follows the first token that gave a drawing its colour; nil where none did.
  init?(of item: DisplayItem?, in theme: Theme) {
    for use in item?.tokens ?? [] {
      guard let token = use.names.lazy.compactMap({ theme.token($0) }).first,
        [.color, .gradient, .shadow].contains(token.type)
      else { continue }
      tokens = [token] + theme.aliasChain(of: token).compactMap { theme.token($0.path) }
      return
    }
    return nil
  }

  /// A note for each step, from the role on.
  var notes: [Diagnostic.Note] {
    zip(tokens, tokens.dropFirst()).map { from, to in
      Diagnostic.Note("`\(from.path)` takes {\(to.path)}", at: from.location)
    }
  }
}
