// Names of any format → paths that DTCG allows, the same in all files of a theme.
//
// A name keeps as much of itself as it can: what references cannot spell becomes a hyphen, and a
// token that has others inside becomes the `$root` of the group that stands in its place. Every
// change is reported; two names that would become one are an error, never a silent overwriting.

/// The final paths of a theme's tokens by their names.
struct DraftNames {
  private var paths: [[String]: [String]] = [:]

  /// Names all tokens of a theme.
  init(_ layers: [DraftTheme.Layer], report: inout ImportReport) {
    var owners: [[String]: DraftToken] = [:]
    for layer in layers {
      var seen: [[String]: DraftToken] = [:]
      for token in layer.tokens {
        if let first = seen.updateValue(token, forKey: token.names) {
          Self.collide(token, first, at: token.names, report: &report)
        } else if paths[token.names] == nil {
          let path = token.names.map(Self.valid)
          paths[token.names] = path
          if let first = owners.updateValue(token, forKey: path) {
            Self.collide(token, first, at: path, report: &report)
          }
          Self.reportChange(of: token, to: path, report: &report)
        }
      }
    }
    rootTokensWithChildren(owners, report: &report)
  }

  /// The path of the token with these names.
  subscript(names: [String]) -> [String] { paths[names] ?? names.map(Self.valid) }

  /// The nearest name that DTCG allows.
  static func valid(_ name: String) -> String {
    let spelled = String(name.map { "{}.".contains($0) ? "-" : $0 })
    let started = spelled.first == "$" ? String(spelled.drop { $0 == "$" }) : spelled
    return started.isEmpty ? "unnamed" : started
  }

  /// Makes a token that has others inside the `$root` of its group.
  private mutating func rootTokensWithChildren(
    _ owners: [[String]: DraftToken], report: inout ImportReport
  ) {
    var groups: Set<[String]> = []
    for path in owners.keys {
      var group = path.dropLast()
      while !group.isEmpty, groups.insert(Array(group)).inserted { group = group.dropLast() }
    }
    let tokens = groups.compactMap { path in owners[path].map { (path, $0) } }
    for (path, token) in tokens.sorted(by: { $0.0.lexicographicallyPrecedes($1.0) }) {
      let root = path + [TokenName.root]
      paths[token.names] = root
      report.add(
        .renamed(
          from: path.joined(separator: "."), to: root.joined(separator: "."),
          reason: "it has other tokens inside", token.origin.location))
    }
  }

  private static func reportChange(
    of token: DraftToken, to path: [String], report: inout ImportReport
  ) {
    guard path != token.names else { return }
    report.add(
      .renamed(
        from: token.names.joined(separator: "/"), to: path.joined(separator: "."),
        reason: "references could not spell it", token.origin.location))
  }

  private static func collide(
    _ token: DraftToken, _ first: DraftToken, at path: [String], report: inout ImportReport
  ) {
    report.add(
      .collision(
        path: path.joined(separator: "."), first: first.origin.location, token.origin.location))
  }
}
