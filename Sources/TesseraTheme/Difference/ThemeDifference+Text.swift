package import TesseraSource

extension ThemeDifference {
  /// The differences as a person reads them, one a line: `~ color.accent: #ff0000 → #00ff00
  /// (appearance=dark)`; empty where there is none.
  package var text: String {
    let contexts =
      removedContexts.map { "- the context \($0)" } + addedContexts.map { "+ the context \($0)" }
    return (contexts + changes.map(Self.line)).joined(separator: "\n")
  }

  private static func line(of change: Change) -> String {
    let mode = change.modes.map { " (\($0))" } ?? ""
    switch change.kind {
    case .added: return "+ \(change.path): \(text(of: change.new))\(mode)"
    case .removed: return "- \(change.path): \(text(of: change.old))\(mode)"
    case .changed:
      var (old, new) = (text(of: change.old), text(of: change.new))
      if old == new {
        // Two colours that come to the same bytes differ further behind.
        (old, new) = (plain(change.old), plain(change.new))
      }
      if change.old?.type != change.new?.type {
        old += " (\(change.old?.type ?? "no type"))"
        new += " (\(change.new?.type ?? "no type"))"
      }
      return "~ \(change.path): \(old) → \(new)\(mode)"
    }
  }

  private static func text(of value: Value?) -> String {
    value?.srgb.map(TokenExplanation.hex) ?? plain(value)
  }

  private static func plain(_ value: Value?) -> String {
    value?.value.map { JSONWriter.compact($0) } ?? "no value"
  }

  /// The differences as programs read them.
  package var json: JSONOutput { .object(members) }

  /// The members of that object, for a command that has more to say.
  package var members: [(String, JSONOutput)] {
    [
      ("equal", .bool(isEmpty)),
      (
        "contexts",
        .object([
          ("removed", .array(removedContexts.map { .string($0) })),
          ("added", .array(addedContexts.map { .string($0) })),
        ])
      ),
      ("changes", .array(changes.map(Self.json))),
    ]
  }

  private static func json(_ change: Change) -> JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("token", .string(change.path)), ("change", .string(change.kind.rawValue)),
    ]
    if let modes = change.modes { members.append(("modes", .string(modes))) }
    if let old = change.old { members.append(("old", json(old))) }
    if let new = change.new { members.append(("new", json(new))) }
    return .object(members)
  }

  private static func json(_ value: Value) -> JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("type", value.type.map { .string($0) } ?? .null), ("value", value.value ?? .null),
    ]
    if let srgb = value.srgb { members.append(("srgb", .string(srgb))) }
    return .object(members)
  }
}
