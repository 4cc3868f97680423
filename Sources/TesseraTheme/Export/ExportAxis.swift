/// A switch of a theme as an exporter sees it.
struct ExportAxis: Hashable {
  /// What other formats know too.
  enum Kind: String, CaseIterable {
    /// Light or dark.
    case appearance
    /// The system's setting for increased contrast.
    case contrast
    /// The gamut of the display.
    case gamut

    /// The context that holds where nothing special is asked for, and the special one.
    var contexts: (plain: [String], special: String) {
      switch self {
      case .appearance: (["light"], "dark")
      case .contrast: (["normal", "standard", "default", "no-preference"], "high")
      case .gamut: (["srgb"], "display-p3")
      }
    }
  }

  /// The name of the modifier.
  let modifier: String
  /// The names of the contexts that are told apart; the first is the plain one.
  let contexts: [String]
  /// What it is in other formats; nil for a switch of the theme's own.
  let kind: Kind?

  /// The switches of a theme in its order, all contexts, the default first.
  static func all(of document: ThemeDocument) -> [ExportAxis] {
    let kinds = kinds(of: document)
    return document.modifiers.map { modifier in
      ExportAxis(
        modifier: modifier.name, contexts: modifier.contextsByRank, kind: kinds[modifier.name])
    }
  }

  /// The switches that other formats know, each with the plain context and the special one.
  static func known(of document: ThemeDocument) -> [ExportAxis] {
    all(of: document).compactMap { axis in
      guard let kind = axis.kind, let (plain, special) = kind.contexts(among: axis.contexts) else {
        return nil
      }
      return ExportAxis(modifier: axis.modifier, contexts: [plain, special], kind: kind)
    }
  }

  /// Reports names of modifiers or contexts that become one in another format.
  static func collisions(of names: [String], as identifier: (String) -> String) -> [ExportError] {
    var owners: [String: String] = [:]
    return names.compactMap { name in
      let identifier = identifier(name)
      return owners.updateValue(name, forKey: identifier).map {
        .modeCollision(name: identifier, first: $0, name)
      }
    }
  }

  /// What each modifier is: by its name, and the appearance also by its contexts.
  private static func kinds(of document: ThemeDocument) -> [String: Kind] {
    var kinds: [String: Kind] = [:]
    for kind in Kind.allCases {
      let fitting = document.modifiers.filter { kind.contexts(among: $0.contextsByRank) != nil }
      let named = fitting.first { $0.name.lowercased() == kind.rawValue }
      let likely = fitting.first {
        kind == .appearance || $0.name.lowercased().contains(kind.rawValue)
      }
      if let modifier = named ?? likely, kinds[modifier.name] == nil {
        kinds[modifier.name] = kind
      }
    }
    return kinds
  }
}

extension ExportAxis.Kind {
  /// The plain and the special context among a modifier's; nil where one of them is missing.
  fileprivate func contexts(among names: [String]) -> (plain: String, special: String)? {
    func find(_ name: String) -> String? { names.first { $0.lowercased() == name } }
    let (plain, special) = contexts
    guard let special = find(special), let plain = plain.lazy.compactMap(find).first else {
      return nil
    }
    return (plain, special)
  }
}
