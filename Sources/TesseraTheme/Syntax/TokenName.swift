/// The rules for names of tokens and groups (DTCG Format module, sections 5.1.1 and 6.2).
enum TokenName {
  /// The name of the token that stands for its group.
  static let root = "$root"

  private static let dollar = UInt8(ascii: "$")
  private static let dot = UInt8(ascii: ".")
  private static let braces = (opening: UInt8(ascii: "{"), closing: UInt8(ascii: "}"))

  /// Whether a name is that of a property, which no token or group but `$root` has.
  static func isProperty(_ name: String) -> Bool { name.utf8.first == dollar }

  /// What keeps `name` from being the name of a token or group, nil when nothing does.
  static func fault(in name: String) -> String? {
    if name.isEmpty { return "a name cannot be empty" }
    for byte in name.utf8 {
      if byte == dot {
        return "the name `\(name)` contains a dot, which separates names in references"
      }
      if byte == braces.opening || byte == braces.closing {
        return "the name `\(name)` contains a brace, which marks references"
      }
    }
    return nil
  }

  /// The path of `name` inside the group at `path`.
  static func path(_ path: String, _ name: String) -> String {
    if path.isEmpty { return name }
    var joined = ""
    joined.reserveCapacity(path.utf8.count + 1 + name.utf8.count)
    joined += path
    joined += "."
    joined += name
    return joined
  }
}
