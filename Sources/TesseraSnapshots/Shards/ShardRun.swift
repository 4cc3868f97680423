import CXXHash
import TesseraSource

/// What all shards of one run have in common: nothing can be merged that differs in any of it.
package struct ShardRun: Hashable, Sendable {
  /// A theme as it was when the shard ran.
  package struct ThemeFacts: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// A hash of its files.
    package let digest: String

    /// Creates the facts of a theme.
    package init(name: String, digest: String) {
      self.name = name
      self.digest = digest
    }
  }

  /// The renderer's version.
  package let renderer: String
  /// How many shards there are.
  package let shards: Int
  /// The theme; nil for the cells' own defaults.
  package let theme: ThemeFacts?
  /// The options that pictures depend on, as words of a command line.
  package let options: [String]
  /// Whether every golden was decoded.
  package let isDeep: Bool
  /// Which snapshots were asked for, as words of a command line; none for all.
  package let filters: [String]
  /// How many snapshots that are.
  package let cases: Int
  /// A hash of their names.
  package let catalogue: String

  /// Creates the facts of a run.
  package init(
    renderer: String, shards: Int, theme: ThemeFacts?, options: [String], isDeep: Bool,
    filters: [String], ids: [SnapshotID]
  ) {
    self.renderer = renderer
    self.shards = shards
    self.theme = theme
    self.options = options
    self.isDeep = isDeep
    self.filters = filters
    cases = ids.count
    catalogue = Self.digest(of: ids)
  }

  /// Reads what ``members`` wrote; nil for anything else.
  init?(json object: JSONObject) {
    guard let renderer = object.string("renderer"), let shards = object.integer("shards"),
      let theme = object.optional("theme", ThemeFacts.init(json:)),
      let options = object.list("options", \.string), let isDeep = object.bool("deep"),
      let filters = object.list("filters", \.string), let cases = object.integer("cases"),
      let catalogue = object.string("catalogue")
    else { return nil }
    self.renderer = renderer
    self.shards = shards
    self.theme = theme
    self.options = options
    self.isDeep = isDeep
    self.filters = filters
    self.cases = cases
    self.catalogue = catalogue
  }

  /// The members of a bundle's head.
  var members: [(String, JSONOutput)] {
    let theme: JSONOutput =
      self.theme.map {
        .object([("name", .string($0.name)), ("digest", .string($0.digest))])
      } ?? .null
    return [
      ("renderer", .string(renderer)), ("shards", .integer(shards)), ("theme", theme),
      ("options", .array(options.map { .string($0) })), ("deep", .bool(isDeep)),
      ("filters", .array(filters.map { .string($0) })), ("cases", .integer(cases)),
      ("catalogue", .string(catalogue)),
    ]
  }

  /// A hash of names in their order, which is not that of the list.
  static func digest(of ids: [SnapshotID]) -> String {
    digest(of: Array(ids.sorted().map { $0.text + "\n" }.joined().utf8))
  }

  /// XXH3-128 of bytes, as 32 hexadecimal digits.
  static func digest(of bytes: [UInt8]) -> String {
    // The buffer is read while it is borrowed.
    let hash = unsafe bytes.withUnsafeBytes { unsafe XXH3_128bits($0.baseAddress, $0.count) }
    return [hash.high64, hash.low64].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

extension ShardRun.ThemeFacts {
  fileprivate init?(json value: JSONValue) {
    guard case .object(let object) = value, let name = object.string("name"),
      let digest = object.string("digest")
    else { return nil }
    self.init(name: name, digest: digest)
  }
}
