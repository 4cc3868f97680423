import TesseraText
package import TesseraCells
package import TesseraGraphics

/// How pictures of cells are made, whatever the cell.
package struct RenderOptions: Hashable, Sendable {
  /// The room that a cell is given.
  package enum Room: Hashable, Sendable {
    /// The cell chooses.
    case open
    /// This width; the cell chooses the height.
    case width(Double)
    /// Exactly this size, whatever the cell would choose.
    case size(Size)
  }

  /// What surrounds the cell.
  package var environment: Environment
  /// The room that a cell is given, in points.
  package var room: Room
  /// What lies below it.
  package var backdrop: Appearance.Backdrop
  /// Whether the canvas is the bounds alone, without the cell's outsets.
  package var cropsToBounds: Bool

  /// Creates options; the defaults are those of every command.
  package init(
    environment: Environment = Environment(), room: Room = .open,
    backdrop: Appearance.Backdrop = .theme, cropsToBounds: Bool = false
  ) {
    self.environment = environment
    self.room = room
    self.backdrop = backdrop
    self.cropsToBounds = cropsToBounds
  }

  /// The size of a cell for an item, in points.
  package func size(of cell: some Cell, item: Item) -> Size {
    let proposal: Size
    switch room {
    case .open: proposal = Size(.infinity, .infinity)
    case .width(let width): proposal = Size(width, .infinity)
    case .size(let size): return size
    }
    return cell.size(fitting: proposal, item: item, environment: environment)
  }

  /// What differs from the defaults and cannot be told from a picture's size, as heads say it.
  var deviations: [String] {
    var words: [String] = []
    if environment.direction == .rightToLeft { words.append("right to left") }
    if environment.typeSize != .large { words.append("type size \(environment.typeSize.rawValue)") }
    switch backdrop {
    case .theme: break
    case .none: words.append("no backdrop")
    case .color(let color): words.append("backdrop \(color.hexText)")
    }
    return words
  }
}
