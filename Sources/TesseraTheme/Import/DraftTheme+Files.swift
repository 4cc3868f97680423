internal import TesseraSource

extension DraftTheme {
  /// The token files, behind the resolver document where there is more than one.
  func files(report: inout ImportReport) -> [GeneratedFile] {
    let names = DraftNames(layers, report: &report)
    let types = Set(layers.flatMap(\.tokens).compactMap(\.type))
    // One type for all is written once a file; else each token has its own, so that no group gives
    // its type to tokens of another file.
    let common = types.count == 1 ? types.first : nil
    if layers.count == 1, modifiers.isEmpty {
      return [file(layers[0], at: "\(fileName(name)).tokens.json", common, names)]
    }
    let paths = layerPaths
    let tokens = zip(layers, paths).map { file($0, at: $1, common, names) }
    return [GeneratedFile(path: "\(fileName(name)).resolver.json", text: resolver(paths))] + tokens
  }

  /// A different path for each layer.
  private var layerPaths: [String] {
    var taken: Set<String> = []
    return layers.map { layer in
      let base = "\(fileName(name)).\(fileName(layer.name))"
      var candidate = base
      var number = 2
      // Case does not tell files apart everywhere.
      while !taken.insert(candidate.lowercased()).inserted {
        candidate = "\(base)-\(number)"
        number += 1
      }
      return candidate + ".tokens.json"
    }
  }

  /// A name without what file names or pointers to them cannot have.
  private func fileName(_ name: String) -> String {
    let plain = String(
      name.map { character in
        let isPlain = character.isLetter || character.isNumber || "-_ +".contains(character)
        return isPlain ? character : "-"
      })
    return plain.isEmpty ? "theme" : plain
  }

  private func file(
    _ layer: Layer, at path: String, _ common: TokenType?, _ names: DraftNames
  ) -> GeneratedFile {
    let entries = layer.tokens.map { token in
      (names[token.names][...], output(of: token, common, names))
    }
    var members = group(entries)
    if let common { members.insert(("$type", .string(common.rawValue)), at: 0) }
    return GeneratedFile(path: path, text: JSONWriter.filled(.object(members)) + "\n")
  }

  /// A token's object.
  private func output(
    of token: DraftToken, _ common: TokenType?, _ names: DraftNames
  ) -> JSONOutput {
    var members: [(String, JSONOutput)] = []
    if common == nil, !token.isAlias, let type = token.type {
      members.append(("$type", .string(type.rawValue)))
    }
    members.append(("$value", token.value.output { names[$0] }))
    if let description = token.description {
      members.append(("$description", .string(description)))
    }
    if let reason = token.deprecated {
      members.append(("$deprecated", reason.isEmpty ? .bool(true) : .string(reason)))
    }
    return .object(members)
  }

  /// The members of a group, each where the first of its tokens stands.
  private func group(
    _ entries: [(path: ArraySlice<String>, token: JSONOutput)]
  ) -> [(String, JSONOutput)] {
    var order: [String] = []
    var inside: [String: [(path: ArraySlice<String>, token: JSONOutput)]] = [:]
    for entry in entries {
      guard let name = entry.path.first else { continue }
      if inside[name] == nil { order.append(name) }
      inside[name, default: []].append((entry.path.dropFirst(), entry.token))
    }
    // A group's own token comes first.
    if let root = order.firstIndex(of: TokenName.root) {
      order.insert(order.remove(at: root), at: 0)
    }
    return order.map { name in
      let entries = inside[name] ?? []
      if entries.count == 1, entries[0].path.isEmpty { return (name, entries[0].token) }
      return (name, .object(group(entries)))
    }
  }

  /// The text of the resolver document.
  private func resolver(_ paths: [String]) -> String {
    func sources(_ layers: [Int]) -> JSONOutput {
      .array(layers.map { .object([("$ref", .string(paths[$0]))]) })
    }
    var order: [JSONOutput] = [reference("sets", "base")]
    order += modifiers.map { reference("modifiers", $0.name) }
    var document: [(String, JSONOutput)] = [
      ("name", .string(name)),
      ("version", .string("2025.10")),
      ("sets", .object([("base", .object([("sources", sources(base))]))])),
    ]
    if !modifiers.isEmpty {
      let output = modifiers.map { modifier in
        let contexts = modifier.contexts.map { ($0.name, sources($0.layers)) }
        let members: [(String, JSONOutput)] = [
          ("default", .string(modifier.contexts[0].name)), ("contexts", .object(contexts)),
        ]
        return (modifier.name, JSONOutput.object(members))
      }
      document.append(("modifiers", .object(output)))
    }
    document.append(("resolutionOrder", .array(order)))
    return JSONWriter.filled(.object(document)) + "\n"
  }

  private func reference(_ kind: String, _ name: String) -> JSONOutput {
    let escaped = name.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
    return .object([("$ref", .string("#/\(kind)/\(escaped)"))])
  }
}
