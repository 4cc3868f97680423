package import TesseraSource

/// What keeps the bundles of shards from becoming the results of one run.
package enum ShardError: DiagnosticConvertible, Hashable {
  /// The system refuses something.
  case file(SourceError)
  /// A folder is no bundle.
  case noBundle(path: String)
  /// A bundle is not as its shard left it.
  case damaged(path: String, cause: String)
  /// A bundle has a form that this version does not read.
  case otherFormat(path: String, format: Int)
  /// Two bundles are parts of different numbers of shards.
  case otherCount(path: String, Shard, other: String, Shard)
  /// Shards have no bundle.
  case missing([Shard])
  /// A shard has two bundles.
  case twice(path: String, Shard, other: String)
  /// Another version of the renderer made a bundle.
  case otherRenderer(path: String, String, other: String, String)
  /// Another theme, or the same with other contents, made a bundle.
  case otherTheme(path: String, ShardRun.ThemeFacts?, other: String, ShardRun.ThemeFacts?)
  /// The shards were started with other options or filters, or with other cells.
  case otherCatalogue(path: String, ShardRun, other: String, ShardRun)
  /// A snapshot is in none of the shards, or in several.
  case notCovered(twice: SnapshotID?, found: Int, expected: Int)
  /// A folder for a bundle holds something else.
  case foreignFolder(path: String, name: String)

  package var diagnostic: Diagnostic {
    switch self {
    case .file(let error): error.diagnostic
    case .noBundle(let path):
      Diagnostic(
        .error, code: "T1150", at: SourceLocation(path: path), "this is no bundle of a shard",
        help: "a shard that was ended leaves none: run verify --shard again")
    case .damaged(let path, let cause):
      Diagnostic(
        .error, code: "T1151", at: SourceLocation(path: path), "the bundle is damaged: \(cause)",
        help: "copy it again, or run its shard again")
    case .otherFormat(let path, let format):
      Diagnostic(
        .error, code: "T1152", at: SourceLocation(path: path),
        "the bundle has the form \(format), which this version does not read",
        help: "merge with the version that wrote it")
    case .otherCount(let path, let shard, let other, let otherShard):
      Diagnostic(
        .error, code: "T1153", at: SourceLocation(path: path),
        "this is shard \(shard), and others are parts of \(otherShard.count)",
        notes: [.init("shard \(otherShard)", at: SourceLocation(path: other))],
        help: "name the bundles of one run only")
    case .missing(let shards):
      Diagnostic(
        .error, code: "T1154",
        shards.count == 1
          ? "shard \(shards[0]) has no bundle"
          : "\(shards.count) shards have no bundle: \(Self.list(shards))",
        help: "run verify --shard \(shards.first.map(\.description) ?? ""), or name its bundle")
    case .twice(let path, let shard, let other):
      Diagnostic(
        .error, code: "T1155", at: SourceLocation(path: path), "shard \(shard) is there twice",
        notes: [.init("here, too", at: SourceLocation(path: other))], help: "name one of them")
    case .otherRenderer(let path, let version, let other, let otherVersion):
      Diagnostic(
        .error, code: "T1156", at: SourceLocation(path: path),
        "version \(version) has drawn this shard, and version \(otherVersion) another",
        notes: [.init("the other", at: SourceLocation(path: other))],
        help: "draw all shards with one version")
    case .otherTheme(let path, let theme, let other, let otherTheme):
      Diagnostic(
        .error, code: "T1157", at: SourceLocation(path: path),
        "\(Self.text(theme)) has coloured this shard, and \(Self.text(otherTheme)) another",
        notes: [.init("the other", at: SourceLocation(path: other))],
        help: "draw all shards from one state of the theme's files")
    case .otherCatalogue(let path, let run, let other, let otherRun):
      Diagnostic(
        .error, code: "T1158", at: SourceLocation(path: path),
        "this shard is part of \(Self.text(run)), and another of \(Self.text(otherRun))",
        notes: [.init("the other", at: SourceLocation(path: other))],
        help: "run all shards with the same program, filters and options")
    case .notCovered(let twice, let found, let expected):
      Diagnostic(
        .error, code: "T1159",
        twice.map { "the snapshot \($0) is in two shards" }
          ?? "the shards hold \(found) snapshots that are not the \(expected) of the catalogue",
        help: "run all shards again")
    case .foreignFolder(let path, let name):
      Diagnostic(
        .error, code: "T1160", at: SourceLocation(path: path),
        "the folder holds `\(name)`, which is no part of a bundle",
        help: "name an empty folder, or one that is not there yet")
    }
  }

  /// Shards as a message lists them; of many the first.
  private static func list(_ shards: [Shard]) -> String {
    let shown = shards.prefix(8).map(\.description).joined(separator: ", ")
    return shards.count > 8 ? shown + ", …" : shown
  }

  private static func text(_ theme: ShardRun.ThemeFacts?) -> String {
    theme.map { "the theme `\($0.name)` (\($0.digest))" } ?? "no theme"
  }

  private static func text(_ run: ShardRun) -> String {
    let words = (run.isDeep ? ["--deep"] : []) + run.options + run.filters
    let how = words.isEmpty ? "" : " with `\(words.joined(separator: " "))`"
    return "\(run.cases) snapshots\(how) (\(run.catalogue.prefix(8)))"
  }
}
