public import TesseraCells

/// One change of the data, with what comes; ``CollectionUpdate`` is what the collection hears of it.
public enum DataUpdate: Sendable {
  /// An item that comes.
  case insert(ItemPath, Item)
  /// An item that goes.
  case delete(ItemPath)
  /// An item that goes elsewhere.
  case move(from: ItemPath, to: ItemPath)
  /// An item whose cell is made anew, also with other data.
  case reload(ItemPath, Item? = nil)
  /// A section that comes.
  case insertSection(Int, SectionData)
  /// A section that goes.
  case deleteSection(Int)
  /// A section that goes elsewhere.
  case moveSection(from: Int, to: Int)
  /// A section whose cells are made anew, also with other data.
  case reloadSection(Int, SectionData? = nil)

  /// What the collection hears of it.
  public var update: CollectionUpdate {
    switch self {
    case .insert(let path, _): .insert(path)
    case .delete(let path): .delete(path)
    case .move(let from, let to): .move(from: from, to: to)
    case .reload(let path, _): .reload(path)
    case .insertSection(let section, _): .insertSection(section)
    case .deleteSection(let section): .deleteSection(section)
    case .moveSection(let from, let to): .moveSection(from: from, to: to)
    case .reloadSection(let section, _): .reloadSection(section)
    }
  }
}
