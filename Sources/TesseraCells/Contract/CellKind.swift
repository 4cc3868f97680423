/// What part of a collection a cell stands for.
public enum CellKind: String, Hashable, Sendable {
  /// An item of a section.
  case item
  /// A section's header.
  case header
  /// A section's footer.
  case footer
}
