/// Texts of themes.
package enum ThemeFixture {
  /// A resolver document of modifiers without tokens: names, and contexts whose first is the default.
  package static func resolver(
    named name: String, modifiers: [(name: String, contexts: [String])]
  ) -> String {
    let declarations = modifiers.map { modifier in
      let contexts = modifier.contexts.map { "\"\($0)\": []" }.joined(separator: ", ")
      return
        "\"\(modifier.name)\": { default: \"\(modifier.contexts[0])\", contexts: { \(contexts) } }"
    }
    let order = modifiers.map { "{ $ref: \"#/modifiers/\($0.name)\" }" }
    return """
      { name: "\(name)", version: "2025.10",
        modifiers: { \(declarations.joined(separator: ", ")) },
        resolutionOrder: [\(order.joined(separator: ", "))] }
      """
  }
}
