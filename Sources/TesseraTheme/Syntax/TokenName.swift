/// The rules for names of tokens and groups (DTCG Format module, sections 5.1.1 and 6.2).
enum TokenName {
  /// The name of the token that stands for its group.
  static let root = "$root"

  /// What keeps `name` from being the name of a token or group, nil when nothing does.
  static func fault(in name: String) -> String? {
    if name.isEmpty { return "a name cannot be empty" }
    guard let character = name.first(where: { "{}.".contains($0) }) else { return nil }
    return character == "."
      ? "the name `\(name)` contains a dot, which separates names in references"
      : "the name `\(name)` contains a brace, which marks references"
  }

  /// The path of `name` inside the group at `path`.
  static func path(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : path + "." + name
  }
}
