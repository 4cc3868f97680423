import Tessera
import TesseraSnapshots
import TesseraSource

/// The goldens that a command is about: cases that its filters mean, and goldens without a case.
struct SnapshotSelection: Sendable {
  /// The cases.
  let cases: [SnapshotCase]
  /// Goldens of this theme that no registered cell has.
  let orphans: [SnapshotID]
  /// A line for each other theme that has goldens, which a run with that theme looks at, and one for
  /// those that only tests look at.
  let remarks: [Diagnostic]

  /// The theme; nil for the cells' own defaults.
  let document: ThemeDocument?

  /// Lists the catalogue of all registered cells and applies the filters.
  init(_ arguments: Arguments, in session: Session) throws(CommandFailure) {
    document = try session.theme(arguments)
    let catalogue: SnapshotCatalogue
    do {
      catalogue = try SnapshotCatalogue(
        of: session.registry.cells, document: document, fontFiles: session.fontFiles(arguments),
        searchesSystemFonts: arguments.has(.systemFonts),
        requiresAssets: arguments.has(.strictAssets))
    } catch {
      throw CommandFailure(error)
    }
    try session.check(catalogue.diagnostics)
    let stored: [SnapshotID]
    do {
      stored = try session.store.storedIDs()
    } catch {
      throw CommandFailure([session.shortened(error.diagnostic)])
    }
    let known = Set(catalogue.cases.map(\.id))
    let strays = stored.filter { !known.contains($0) }
    let filter: SnapshotFilter
    do {
      filter = try SnapshotFilter(arguments.operands)
        .settled(among: catalogue.cases.map(\.id) + strays)
      cases = catalogue.cases.filter { filter.matches($0.id) }
    } catch {
      throw CommandFailure(error)
    }
    // A name that is none of a snapshot's belongs to no theme, so that nothing else would tell of it.
    let theme = SnapshotID.theme(document)
    let meant = strays.filter(filter.matches)
    let own = meant.filter { $0.theme == nil || $0.theme == theme }
    // One that cannot be read may be a test's: it is told here, and pruning leaves it.
    orphans = own.filter { (try? session.store.golden($0))?.isOfTest != true }
    let tested = own.count - orphans.count
    let others = Dictionary(grouping: meant) { $0.theme ?? theme }.filter { $0.key != theme }
    var remarks = others.sorted { $0.key < $1.key }.map { name, ids in
      Diagnostic(
        .note,
        "\(ids.count == 1 ? "1 golden" : "\(ids.count) goldens") of the theme `\(name)`"
          + " \(ids.count == 1 ? "was" : "were") not looked at: this run drew `\(theme)`")
    }
    if tested > 0 {
      remarks.append(
        Diagnostic(
          .note,
          "\(tested == 1 ? "1 golden" : "\(tested) goldens") \(tested == 1 ? "was" : "were")"
            + " not looked at: only tests ask for \(tested == 1 ? "it" : "them")"))
    }
    self.remarks = remarks
  }
}
