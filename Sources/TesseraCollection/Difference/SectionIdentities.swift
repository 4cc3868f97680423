/// The identities of a section and its items: what a difference is found by.
public struct SectionIdentities<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The section's.
  public var id: ID
  /// The items', in order.
  public var items: [ID]

  /// Creates the identities of a section.
  public init(_ id: ID, items: [ID]) {
    self.id = id
    self.items = items
  }
}
