/// What the goldens of one cell are, in a text that can be reviewed and merged (design section 7).
///
/// A line for each golden, sorted by id: so two branches that change different goldens merge, and one that
/// changes a picture shows it beside the file. An unchanged golden is proved by its line, without reading
/// its picture. Versions and times were left out, because every recording would change every line; one
/// manifest for all cells, because every branch would meet in it.
package struct Manifest: Hashable, Sendable {
  /// The lines by their goldens.
  private var byID: [SnapshotID: ManifestLine] = [:]

  /// Creates a manifest without lines.
  package init() {}

  /// The lines, sorted by id.
  package var lines: [ManifestLine] { byID.values.sorted { $0.id < $1.id } }

  /// Whether nothing is listed.
  package var isEmpty: Bool { byID.isEmpty }

  /// The line of a golden; nil takes it out.
  package subscript(id: SnapshotID) -> ManifestLine? {
    get { byID[id] }
    set { byID[id] = newValue }
  }

  /// The content of the file.
  package var text: String { lines.map { $0.text + "\n" }.joined() }
}
