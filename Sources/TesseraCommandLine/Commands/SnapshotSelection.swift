import Tessera
import TesseraSnapshots
import TesseraSource

/// The goldens that a command is about: cases that its filters mean, and goldens without a case.
struct SnapshotSelection: Sendable {
  /// The cases.
  let cases: [SnapshotCase]
  /// Goldens that no registered cell has.
  let orphans: [SnapshotID]

  /// Lists the catalogue of all registered cells and applies the filters.
  init(_ arguments: Arguments, in session: Session) throws(CommandFailure) {
    let document = try session.theme(arguments)
    let catalogue: SnapshotCatalogue
    do {
      catalogue = try SnapshotCatalogue(
        of: session.registry.cells, document: document, fontFiles: session.fontFiles(arguments),
        searchesSystemFonts: arguments.has(.systemFonts))
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
    let filter = SnapshotFilter(arguments.operands)
    let strays = stored.filter { !known.contains($0) }
    do {
      cases = try filter.select(catalogue.cases, orphans: strays)
    } catch {
      throw CommandFailure(error)
    }
    orphans = strays.filter(filter.matches)
  }
}
