/// A theme on its way into token files.
struct DraftTheme {
  /// Tokens that make one file.
  struct Layer {
    /// The name, a part of the file's name.
    let name: String
    /// The tokens in the order of the file.
    var tokens: [DraftToken]
  }

  /// A switch.
  struct Modifier {
    /// The name.
    let name: String
    /// The contexts, the default first; each with the indices of its layers, the later winning.
    let contexts: [(name: String, layers: [Int])]
  }

  /// The theme's name, which the files' names begin with.
  let name: String
  /// What the files hold.
  var layers: [Layer]
  /// The indices of the layers that always count, the later winning.
  var base: [Int]
  /// The switches in the order in which they are applied.
  var modifiers: [Modifier] = []

  /// The names of tokens that were left out while reading.
  var refused: Set<[String]> = []

  /// A theme of one file.
  init(name: String, tokens: [DraftToken]) {
    self.init(name: name, layers: [Layer(name: "base", tokens: tokens)], base: [0])
  }

  init(name: String, layers: [Layer], base: [Int], modifiers: [Modifier] = []) {
    self.name = name
    self.layers = layers
    self.base = base
    self.modifiers = modifiers
  }
}
