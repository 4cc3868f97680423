/// The places of a cell's layers, in drawing order from the bottom.
public enum Slot: String, CaseIterable, Hashable, Sendable {
  /// Always visible, at the very bottom.
  case background
  /// Above the background where the cell is selected, by default during the press already.
  case selectedBackground
  /// The content's own background during a press; it covers the selected background.
  case highlight
  /// Texts and pictures.
  case content
  /// The cell's icon view.
  case icon
  /// Controls at the edge: chevron, delete button, badge.
  case accessory
}
