extension Diagnostic {
  /// The finding as programs read it (design, section 9).
  ///
  /// The members `mode` and `help` are left out where there is none; what has no place has `null`
  /// for it, and a whole file has `null` for its lines and columns.
  package var json: JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("code", code.map { .string($0) } ?? .null),
      ("severity", .string(severity.rawValue)),
    ]
    members += Self.place(location)
    if let mode { members.append(("mode", .string(mode))) }
    members.append(("message", .string(message)))
    if let help { members.append(("help", .string(help))) }
    members.append(("notes", .array(notes.map(Self.note))))
    return .object(members)
  }

  private static func note(_ note: Note) -> JSONOutput {
    .object(place(note.location) + [("message", .string(note.message))])
  }

  private static func place(_ location: SourceLocation?) -> [(String, JSONOutput)] {
    func number(_ value: Int?) -> JSONOutput {
      guard let value, value > 0 else { return .null }
      return .integer(value)
    }
    return [
      ("file", location.map { .string($0.path) } ?? .null),
      ("line", number(location?.line)),
      ("column", number(location?.column)),
      ("endLine", number(location?.endLine)),
      ("endColumn", number(location?.endColumn)),
    ]
  }
}
