internal import Glibc
internal import TesseraCells
internal import TesseraSheets
internal import TesseraSnapshots
internal import TesseraSource
internal import TesseraText

/// A folder of recorded goldens in the system's place for temporary files, removed at the end.
final class GoldenStage {
  /// How many states each item is drawn in.
  private static let states = 4

  /// The goldens.
  let store: SnapshotStore
  /// The cases that were recorded.
  let cases: [SnapshotCase]
  /// The same with every hundredth item changed.
  let changed: [SnapshotCase]
  /// How many of them differ.
  let changedCount: Int
  /// The folder of everything.
  private let folder: String

  /// Records goldens.
  ///
  /// - Parameter count: How many, a multiple of four.
  /// - Throws: What keeps them from being drawn or written.
  init(count: Int) throws {
    let items = (0..<count / Self.states).map { Item("row-\($0)", text: "Message \($0)") }
    let odd = Set(stride(from: 0, to: items.count, by: 100).map { items[$0].id })
    cases = try Self.cases(of: ListCell(previewItems: items))
    changed = try Self.cases(of: ListCell(previewItems: items, recolored: odd))
    changedCount = odd.count * Self.states
    let name = "tessera-bench-\(String(UInt64.random(in: .min ... .max), radix: 36))"
    folder = FilePath.join(Self.temporaryFolder, name)
    store = SnapshotStore(folder: FilePath.join(folder, "Snapshots"))
    try SourceFile.createDirectory(folder)
    _ = try SnapshotRecorder(store: store, threads: SnapshotRows.threads)
      .record(cases, mode: .changed)
  }

  deinit { Self.clear(folder) }

  /// Where the system's temporary files are.
  private static var temporaryFolder: String {
    // SAFETY: getenv returns a NUL-terminated string or nil; it is copied before anything could
    // change the environment, which this program never does.
    let variable = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? ""
    return variable.isEmpty ? "/tmp" : variable
  }

  /// The catalogue's main part of a cell.
  private static func cases(of cell: ListCell) throws -> [SnapshotCase] {
    try SnapshotCatalogue(of: [cell], document: nil).cases.filter {
      let environment = $0.request.options.environment
      return environment.scale == 2 && environment.direction == .leftToRight
    }
  }

  /// Removes a folder of few levels with all that is in it; what stays is in the way of nobody.
  private static func clear(_ path: String) {
    for entry in (try? SourceFile.list(path)) ?? [] {
      let inner = FilePath.join(path, entry.name)
      if entry.kind == .directory { clear(inner) } else { try? SourceFile.remove(inner) }
    }
    try? SourceFile.remove(path)
  }
}
