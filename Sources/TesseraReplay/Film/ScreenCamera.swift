import TesseraCells
import TesseraCollection
import TesseraGraphics
import TesseraRaster
import TesseraSheets
import TesseraSource

/// A collection → what its screen looks like.
///
/// A cell's look is a function of few values, so looks are kept by them and a film of hundreds of frames
/// resolves each once. Whether two declared cells are the same cannot be asked; type and names stand for it.
struct ScreenCamera {
  /// The theme, fonts and icons.
  private let resolution: ThemeResolution
  /// What lies behind the cells.
  private let backdrop: Color?
  /// What cells were found to look like.
  private var lists: [Key: Resolved] = [:]
  /// What was found wrong on the way, each once.
  private(set) var diagnostics: [Diagnostic] = []

  /// How many looks are kept.
  private static let capacity = 4_096

  /// What a look depends on.
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let names: [String]
    let overlay: CellOverlay
    let context: CellContext
  }

  /// A resolved cell; nil for one that covers no pixel.
  private typealias Resolved = (list: DisplayList, origin: Point)?

  init(_ resolution: ThemeResolution, backdrop: Appearance.Backdrop) {
    self.resolution = resolution
    switch backdrop {
    case .theme: self.backdrop = resolution.backdrop
    case .none: self.backdrop = nil
    case .color(let color): self.backdrop = color.mappedToSRGB()
    }
  }

  /// What the screen looks like now.
  ///
  /// - Throws: ``FilmError/viewport(_:scale:)`` where it holds no pixel or too many.
  mutating func look(at view: CollectionView) throws(FilmError) -> ScreenLook {
    let scale = Double(view.environment.scale)
    let size = Rect(origin: .zero, size: view.size).scaled(by: scale).snapped
    let limit = Double(FilmLimits.side)
    guard size.width <= limit, size.height <= limit,
      size.width * size.height <= Double(FilmLimits.framePixels)
    else { throw .viewport(view.size, scale: view.environment.scale) }
    let (width, height) = (Int(size.width), Int(size.height))
    guard width > 0, height > 0 else {
      return ScreenLook(width: width, height: height, backdrop: backdrop, pieces: [])
    }
    var pieces: [ScreenLook.Piece] = []
    for cell in view.displayedCells {
      guard let (list, origin) = resolved(cell, view.environment) else { continue }
      // Frames snap to device pixels, half up, as every origin does.
      let place = (cell.frame.origin - view.contentOffset) * scale
      let (x, y) = ((place.x + 0.5).rounded(.down), (place.y + 0.5).rounded(.down))
      let corner = Point(x + origin.x, y + origin.y)
      guard corner.x < size.width, corner.y < size.height, corner.x + Double(list.width) > 0,
        corner.y + Double(list.height) > 0
      else { continue }
      pieces.append(ScreenLook.Piece(list: list, x: Int(corner.x), y: Int(corner.y)))
    }
    return ScreenLook(width: width, height: height, backdrop: backdrop, pieces: pieces)
  }

  private mutating func resolved(_ cell: ReusableCell, _ environment: Environment) -> Resolved {
    let context = CellContext(
      item: cell.item, state: cell.state, environment: environment, size: cell.frame.size)
    let key = Key(
      type: ObjectIdentifier(Swift.type(of: cell.declaration)),
      names: [cell.declaration.reuseIdentifier, cell.reuseIdentifier], overlay: cell.overlay,
      context: context)
    if let known = lists[key] { return known }
    if lists.count >= Self.capacity { lists = [:] }
    let found = resolve(cell, context)
    lists[key] = .some(found)
    return found
  }

  private mutating func resolve(_ cell: ReusableCell, _ context: CellContext) -> Resolved {
    let scale = Double(context.environment.scale)
    // What holds no pixel cannot be seen.
    guard !context.bounds.scaled(by: scale).snapped.isEmpty else { return nil }
    let options = RenderOptions(
      environment: context.environment, room: .size(context.bounds.size), backdrop: .none)
    do {
      let (list, origin, found) = try resolution.displayList(
        of: cell.look, item: context.item, state: context.state, options: options)
      for diagnostic in found where !diagnostics.contains(diagnostic) {
        diagnostics.append(diagnostic)
      }
      return (list, origin)
    } catch {
      if !diagnostics.contains(error.diagnostic) { diagnostics.append(error.diagnostic) }
      return nil
    }
  }
}
