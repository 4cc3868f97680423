import TesseraCells
import TesseraSheets
import TesseraTheme

/// Pictures that the catalogue does not show, where something may change that no golden holds still.
///
/// Every item in the cell's states under each mode, and the first item in each single condition that any
/// cell may meet, by itself and selected; at scale 2.
struct OutsideCases {
  /// The cases, of each cell those in modes of the catalogue first.
  let cases: [SnapshotCase]

  /// The most of them; what is beyond is looked at nowhere.
  private static let most = 4_096

  /// Lists them.
  init(
    known: [SnapshotCase], cells: [any Cell], document: ThemeDocument?,
    _ resolutions: [ThemeResolution]
  ) {
    var seen = Set(known.map(\.id))
    var cases: [SnapshotCase] = []
    let options = RenderOptions(environment: Environment(scale: 2))
    func add(_ cell: any Cell, _ item: Item, _ state: CellState, _ resolution: ThemeResolution) {
      let id = SnapshotID(
        cell: cell.reuseIdentifier, document: document, mode: resolution.mode, item: item.id,
        size: nil, environment: options.environment, state: state)
      guard cases.count < Self.most, seen.insert(id).inserted else { return }
      cases.append(
        SnapshotCase(
          id: id,
          request: PictureRequest(
            cell: cell, item: item, state: state, resolution: resolution, options: options)))
    }
    for cell in cells {
      for flag in CellState.Flag.allCases {
        for resolution in resolutions.prefix(1) {
          add(cell, cell.previewItems[0], CellState(flag), resolution)
          add(cell, cell.previewItems[0], CellState(.selected, flag), resolution)
        }
      }
      for resolution in resolutions {
        for item in cell.previewItems {
          for state in cell.states { add(cell, item, state, resolution) }
        }
      }
      for flag in CellState.Flag.allCases {
        for resolution in resolutions.dropFirst() {
          add(cell, cell.previewItems[0], CellState(flag), resolution)
        }
      }
    }
    self.cases = cases
  }
}
