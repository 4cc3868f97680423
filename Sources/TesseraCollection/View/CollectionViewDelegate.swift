public import TesseraGraphics

/// What an app says about items and hears of them; everything has a default.
///
/// Only touches and, where it selects, the focus ask and tell about selection; what the program selects
/// itself does neither, as in UIKit.
public protocol CollectionViewDelegate: AnyObject {
  /// May a press highlight the item? False ignores the whole touch.
  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt path: ItemPath
  ) -> Bool
  /// A press highlighted the item.
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt path: ItemPath)
  /// The item is no longer highlighted.
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt path: ItemPath)
  /// May a tap select the item?
  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt path: ItemPath) -> Bool
  /// A tap selected the item; in single selection also where it was selected before.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: ItemPath)
  /// May a tap deselect the item? Asked in multiple selection only.
  func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt path: ItemPath) -> Bool
  /// A tap, on the item or on another, deselected the item.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: ItemPath)
  /// Does a tap do something beside selecting?
  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt path: ItemPath
  ) -> Bool
  /// A tap asks for the item's own action.
  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt path: ItemPath)
  /// A cell is about to be shown.
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: ReusableCell, forItemAt path: ItemPath)
  /// A cell is shown no longer; the path is the one that it stood for, which updates may have taken.
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: ReusableCell,
    forItemAt path: ItemPath)
  /// Can the item be edited? Decides whether its cell is told of editing mode.
  func collectionView(_ collectionView: CollectionView, canEditItemAt path: ItemPath) -> Bool
  /// Does the focus select this item? Asked only where the knob says so.
  func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt path: ItemPath
  ) -> Bool
  /// A control of an item was tapped.
  func collectionView(
    _ collectionView: CollectionView, didTapAccessory name: String, forItemAt path: ItemPath)
  /// An item was pressed for long.
  func collectionView(_ collectionView: CollectionView, didLongPressItemAt path: ItemPath)
  /// The size of an item, for layouts whose items have sizes of their own.
  func collectionView(_ collectionView: CollectionView, sizeForItemAt path: ItemPath) -> Size
  /// The extents of a section's header and footer along the main axis; nil leaves them to the layout.
  func collectionView(
    _ collectionView: CollectionView, supplementaryExtentsInSection section: Int
  ) -> (header: Double?, footer: Double?)
}

extension CollectionViewDelegate {
  /// Yes.
  public func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt path: ItemPath
  ) -> Bool { true }
  /// Nothing.
  public func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt path: ItemPath
  ) {}
  /// Nothing.
  public func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt path: ItemPath
  ) {}
  /// Yes.
  public func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt path: ItemPath
  ) -> Bool { true }
  /// Nothing.
  public func collectionView(_ collectionView: CollectionView, didSelectItemAt path: ItemPath) {}
  /// Yes.
  public func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt path: ItemPath
  ) -> Bool { true }
  /// Nothing.
  public func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: ItemPath) {}
  /// Yes, outside editing mode.
  public func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt path: ItemPath
  ) -> Bool { !collectionView.isEditing }
  /// Nothing.
  public func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt path: ItemPath
  ) {}
  /// Nothing.
  public func collectionView(
    _ collectionView: CollectionView, willDisplay cell: ReusableCell, forItemAt path: ItemPath
  ) {}
  /// Nothing.
  public func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: ReusableCell, forItemAt path: ItemPath
  ) {}
  /// Yes.
  public func collectionView(
    _ collectionView: CollectionView, canEditItemAt path: ItemPath
  ) -> Bool { true }
  /// Yes.
  public func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt path: ItemPath
  ) -> Bool { true }
  /// Nothing.
  public func collectionView(
    _ collectionView: CollectionView, didTapAccessory name: String, forItemAt path: ItemPath
  ) {}
  /// Nothing.
  public func collectionView(
    _ collectionView: CollectionView, didLongPressItemAt path: ItemPath
  ) {}
  /// 50 × 50, UIKit's default.
  public func collectionView(
    _ collectionView: CollectionView, sizeForItemAt path: ItemPath
  ) -> Size { Size(50, 50) }
  /// Left to the layout.
  public func collectionView(
    _ collectionView: CollectionView, supplementaryExtentsInSection section: Int
  ) -> (header: Double?, footer: Double?) { (nil, nil) }
}
