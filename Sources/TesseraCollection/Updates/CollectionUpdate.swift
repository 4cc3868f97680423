/// One change of the data, as the collection is told about it.
///
/// Within a batch, deletes, reloads and the beginnings of moves count from before the batch; inserts and
/// the ends of moves count from after it.
public enum CollectionUpdate: Hashable, Sendable {
  /// An item that comes.
  case insert(ItemPath)
  /// An item that goes.
  case delete(ItemPath)
  /// An item that goes elsewhere and stays the same.
  case move(from: ItemPath, to: ItemPath)
  /// An item whose cell is made anew.
  case reload(ItemPath)
  /// A section that comes.
  case insertSection(Int)
  /// A section that goes, with its items.
  case deleteSection(Int)
  /// A section that goes elsewhere, with its items.
  case moveSection(from: Int, to: Int)
  /// A section whose cells are made anew; the number of its items may change.
  case reloadSection(Int)
}

extension CollectionUpdate: CustomStringConvertible {
  /// The line of the event log.
  public var description: String {
    switch self {
    case .insert(let path): "insert \(path)"
    case .delete(let path): "delete \(path)"
    case .move(let from, let to): "move \(from) -> \(to)"
    case .reload(let path): "reload \(path)"
    case .insertSection(let section): "insertSection \(section)"
    case .deleteSection(let section): "deleteSection \(section)"
    case .moveSection(let from, let to): "moveSection \(from) -> \(to)"
    case .reloadSection(let section): "reloadSection \(section)"
    }
  }
}
