internal import Tessera
internal import TesseraSheets
internal import TesseraSnapshots
internal import TesseraSource

/// The looks of a cell that an expectation is about: the arguments of a test → pictures to be drawn, each
/// with the name that its golden has.
///
/// Names come from the arguments alone (design section 7), never from a counter or the name of a test:
/// a test that is repeated, moved or renamed keeps its goldens, and the command line knows them too.
struct LookSelection {
  /// The cell.
  let cell: any Cell
  /// The states; nil for the cell's own.
  var states: [CellState]?
  /// The items; nil for those that the cell previews.
  var items: [Item]?
  /// The themes.
  var themes: [SnapshotTheme] = [.found]
  /// The modes of each theme; nil for each of its appearances.
  var modes: [[String: String]]?
  /// The size in points; nil for the cell's own.
  var size: Size?
  /// Device pixels per point.
  var scale = 2
  /// Which way the layout runs.
  var direction = TextDirection.leftToRight
  /// The user's size of text.
  var typeSize = TypeSize.large

  /// One item in one theme and mode, in several states.
  struct Group {
    /// The theme in its mode.
    let resolution: ThemeResolution
    /// A look for each state.
    let cases: [SnapshotCase]
  }

  /// The looks, item by item in each mode of each theme.
  ///
  /// - Parameters:
  ///   - place: Where the test runs.
  ///   - wanted: The states of each item; nil for those of the selection.
  /// - Returns: The looks.
  /// - Throws: ``TestFailure`` for arguments that name nothing, and a theme that cannot be used.
  func groups(in place: TestPlace, states wanted: [CellState]? = nil) throws(TestFailure) -> [Group]
  {
    let states = wanted ?? states ?? cell.states
    try check(states)
    let items = items ?? cell.previewItems
    let environment = Environment(direction: direction, typeSize: typeSize, scale: scale)
    let options = RenderOptions(environment: environment, room: size.map { .size($0) } ?? .open)
    var groups: [Group] = []
    for theme in themes {
      let document = try document(of: theme, in: place)
      let known = try catalogue(of: document)
      for resolution in try resolutions(of: document) {
        for item in items {
          let cases = states.map { state in
            let id = SnapshotID(
              cell: cell.reuseIdentifier, document: document, mode: resolution.mode,
              item: item.id, size: size, environment: environment, state: state)
            let request = PictureRequest(
              cell: cell, item: item, state: state, resolution: resolution, options: options)
            return SnapshotCase(id: id, request: request, isOfTest: !known.contains(id))
          }
          groups.append(Group(resolution: resolution, cases: cases))
        }
      }
    }
    return groups
  }

  /// Refuses what could not be drawn, or would draw nothing and so hold whatever is wrong.
  private func check(_ states: [CellState]) throws(TestFailure) {
    let lists = [
      ("states", states.isEmpty), ("items", items?.isEmpty == true), ("themes", themes.isEmpty),
      ("modes", modes?.isEmpty == true),
    ]
    for (argument, isEmpty) in lists where isEmpty {
      throw TestFailure(LookError.empty(argument: argument))
    }
    guard (1...4).contains(scale) else { throw TestFailure(LookError.scale(scale)) }
    var registry = CellRegistry()
    do {
      try registry.register(
        ShownCell(cell, items: items ?? cell.previewItems, states: states), source: .executable)
    } catch {
      throw TestFailure(error)
    }
  }

  /// Reads a theme; nil for none.
  private func document(
    of theme: SnapshotTheme, in place: TestPlace
  ) throws(TestFailure) -> ThemeDocument? {
    let path: String
    switch theme {
    case .none: return nil
    case .file(let file): path = FilePath.absolute(file, relativeTo: place.project)
    case .found:
      do {
        guard let found = try ThemeLocator.find(nil, from: place.folder) else { return nil }
        path = FilePath.absolute(found, relativeTo: place.folder)
      } catch .several(let folder, let names) {
        let folder = FilePath.absolute(folder, relativeTo: place.folder)
        throw TestFailure(LookError.severalThemes(folder: folder, names: names))
      } catch {
        throw TestFailure(error)
      }
    }
    let (document, diagnostics) = ThemeDocument.load(path: path)
    let errors = diagnostics.filter { $0.severity == .error }
    guard let document, errors.isEmpty else { throw TestFailure(errors) }
    return document
  }

  /// The names that the cell's goldens have without any test.
  private func catalogue(of document: ThemeDocument?) throws(TestFailure) -> Set<SnapshotID> {
    do {
      return Set(try SnapshotCatalogue(of: [cell], document: document).cases.map(\.id))
    } catch {
      throw TestFailure(error)
    }
  }

  /// The theme in each of the modes.
  private func resolutions(of document: ThemeDocument?) throws(TestFailure) -> [ThemeResolution] {
    var resolved = SnapshotCatalogue.appearances(of: document)
    if let modes {
      guard let document else {
        let name = modes.flatMap(\.keys).min() ?? ""
        throw TestFailure(LookError.modeWithoutTheme(name: name))
      }
      resolved = []
      for mode in modes {
        do {
          resolved.append(try document.mode(selecting: mode))
        } catch {
          throw TestFailure(error.diagnostics)
        }
      }
    }
    let resolutions: [ThemeResolution]
    do {
      resolutions = try ThemeResolution.resolve(
        document, in: resolved, cells: [cell], fontFiles: [])
    } catch {
      throw TestFailure(error)
    }
    let errors = resolutions.flatMap(\.diagnostics).filter { $0.severity == .error }
    guard errors.isEmpty else { throw TestFailure(errors) }
    return resolutions
  }
}
