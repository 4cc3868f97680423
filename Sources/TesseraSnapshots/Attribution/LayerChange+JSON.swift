package import TesseraSource

/// Blame as programs read it.
extension LayerChange {
  /// `{"layer","drawing","kind","pixels","details":[…],"tokens":[…],"tokenChanges":[…],"keepsPaint",
  /// "keepsDrawing"}`; `pixels` is null where pixels cannot be compared.
  var json: JSONOutput {
    .object([
      ("layer", .string(path)),
      ("drawing", .string(drawing)),
      ("kind", .string(kind.rawValue)),
      ("pixels", pixels.map { .integer($0) } ?? .null),
      ("details", .strings(details)),
      ("tokens", .strings(tokens)),
      ("tokenChanges", .array(tokenChanges.map(\.json))),
      ("keepsPaint", .bool(keepsPaint)),
      ("keepsDrawing", .bool(keepsDrawing)),
    ])
  }

  /// Reads a change that was kept; nil for what is none.
  init?(json value: JSONValue) {
    guard case .object(let object) = value, let path = object.string("layer"),
      let drawing = object.string("drawing"),
      let kind = object.string("kind").flatMap(Kind.init(rawValue:)),
      let pixels = object.optional("pixels", \.integer),
      let details = object.list("details", \.string),
      let tokens = object.list("tokens", \.string),
      let tokenChanges = object.list("tokenChanges", { TokenChange(json: $0) }),
      let keepsPaint = object.bool("keepsPaint"), let keepsDrawing = object.bool("keepsDrawing")
    else { return nil }
    self.init(
      path: path, drawing: drawing, kind: kind, details: details, keepsPaint: keepsPaint,
      keepsDrawing: keepsDrawing, tokens: tokens, tokenChanges: tokenChanges, pixels: pixels)
  }
}

extension TokenChange {
  /// `{"token","from","to","way":[…]}`; a side without a value is null.
  package var json: JSONOutput {
    .object([
      ("token", .string(token)), ("from", .optional(from)), ("to", .optional(to)),
      ("way", .strings(names)),
    ])
  }

  /// Reads a change that was kept; nil for what is none.
  fileprivate init?(json value: JSONValue) {
    guard case .object(let object) = value, let token = object.string("token"),
      let from = object.optional("from", \.string), let to = object.optional("to", \.string),
      let names = object.list("way", \.string)
    else { return nil }
    self.init(token: token, from: from, to: to, names: names)
  }
}
