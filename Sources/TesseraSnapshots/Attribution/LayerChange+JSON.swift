package import TesseraSource

/// Blame as programs read it.
extension LayerChange {
  /// `{"layer","drawing","kind","pixels","details":[…],"tokens":[…]}`; `pixels` is null where pixels
  /// cannot be compared.
  var json: JSONOutput {
    .object([
      ("layer", .string(path)),
      ("drawing", .string(drawing)),
      ("kind", .string(kind.rawValue)),
      ("pixels", pixels.map { .integer($0) } ?? .null),
      ("details", .strings(details)),
      ("tokens", .strings(tokens)),
    ])
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
}
