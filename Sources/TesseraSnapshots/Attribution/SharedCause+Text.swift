package import TesseraSource

/// Shared causes in words and as programs read them.
extension SharedCause {
  /// The cause and how many snapshots have it, as the head of a list.
  package var text: String {
    let count = snapshots.count == 1 ? "1 snapshot" : "\(snapshots.count.groupedText) snapshots"
    let cells = cells
    // What no cell has is in none: its golden is in a folder.
    let noun = kind == .orphaned ? "folder" : "cell"
    let place = cells.count == 1 ? "\(noun) \(cells[0])" : "\(cells.count) \(noun)s"
    return "\(what): \(count) in \(place)"
  }

  /// The cause in words.
  private var what: String {
    switch kind {
    case .token(let token, let from?, let to?): "`\(token)` \(Self.difference(from, to))"
    case .token(let token, nil, let to): "`\(token)` is used now, \(to ?? "without a value")"
    case .token(let token, let from, nil):
      "`\(token)` is used no more, \(from ?? "without a value")"
    case .layer(let path, let drawing, _): "\(path) \(drawing) is drawn otherwise"
    case .renderer: "the renderer draws differently"
    case .fonts: "recorded with other fonts"
    case .edited: "the file is not the picture that was recorded"
    case .size: "another size"
    case .unknown: "changed, without a display list to tell why"
    case .missing: "there is no golden"
    case .orphaned: "no registered cell has these"
    case .hidden: "the drawing changed and no pixel did"
    }
  }

  /// The cause as a heading, without what has it.
  var heading: String {
    switch kind {
    case .token(let token, let from?, let to?): "Token \(token): \(Self.difference(from, to))"
    case .token(let token, nil, _): "Token \(token) is used now"
    case .token(let token, _, nil): "Token \(token) is used no more"
    case .layer(let path, _, let cell): "Layer \(path) of \(cell)"
    case .renderer, .fonts, .edited, .size, .unknown, .missing, .orphaned, .hidden:
      what.prefix(1).uppercased() + what.dropFirst()
    }
  }

  /// Two values; of long ones, such as fonts, only as many words as differ and what is between them.
  private static func difference(_ from: String, _ to: String) -> String {
    let (old, new) = (from.split(separator: " "), to.split(separator: " "))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    func middle(_ words: [Substring]) -> String {
      let shown = words[start..<(words.count - end)].joined(separator: " ")
      return (start > 0 ? "… " : "") + shown + (end > 0 ? " …" : "")
    }
    guard start + end > mostAlike, old.count > start + end, new.count > start + end else {
      return "\(from) → \(to)"
    }
    return "\(middle(old)) → \(middle(new))"
  }

  /// How many words of two values may be alike and are still told.
  private static let mostAlike = 2

  /// `{"kind","token"?,"from"?,"to"?,"layer"?,"drawing"?,"cells":[…],"layers":[…],"snapshots":[…]}`.
  package var json: JSONOutput {
    var members: [(String, JSONOutput)]
    switch kind {
    case .token(let token, let from, let to):
      members = [
        ("kind", .string("token")), ("token", .string(token)), ("from", .optional(from)),
        ("to", .optional(to)),
      ]
    case .layer(let path, let drawing, _):
      members = [
        ("kind", .string("layer")), ("layer", .string(path)), ("drawing", .string(drawing)),
      ]
    case .renderer: members = [("kind", .string("renderer"))]
    case .fonts: members = [("kind", .string("fonts"))]
    case .edited: members = [("kind", .string("edited"))]
    case .size: members = [("kind", .string("size"))]
    case .unknown: members = [("kind", .string("unknown"))]
    case .missing: members = [("kind", .string("missing"))]
    case .orphaned: members = [("kind", .string("orphaned"))]
    case .hidden: members = [("kind", .string("hidden"))]
    }
    return .object(
      members + [
        ("cells", .strings(cells)), ("layers", .strings(layers)),
        ("snapshots", .strings(snapshots.map(\.text))),
      ])
  }
}
