public import TesseraCells

/// A section as a data source knows it: an identity, a header, a footer, and items.
public struct SectionData: Sendable {
  /// Identity among the sections.
  public var id: String
  /// What the header shows; nil for a section without one.
  public var header: Item?
  /// What the footer shows; nil for a section without one.
  public var footer: Item?
  /// The items.
  public internal(set) var items: ItemList

  /// Creates a section.
  public init(_ id: String, header: Item? = nil, footer: Item? = nil, items: ItemList) {
    self.id = id
    self.header = header
    self.footer = footer
    self.items = items
  }
}
