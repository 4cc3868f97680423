import TesseraCells
public import TesseraGraphics

// Offsets: set, reached, and kept within the content.

extension CollectionView {
  /// Scrolls as a finger does: the offset is taken as it is, and a touch is over.
  ///
  /// - Precondition: both numbers are finite.
  public func scroll(to offset: Point) {
    precondition(offset.isFinite, "an offset is finite")
    step {
      record(.scroll(offset))
      cancelTouch()
      setOffset(offset)
    }
  }

  /// Scrolls so that an item lies at a position; without one, only as far as it takes to show it.
  ///
  /// - Throws: ``CollectionError/scrollPosition(names:)`` for two positions of one axis,
  ///   ``CollectionError/noItem(_:)``.
  public func scrollToItem(
    at path: ItemPath, position: ScrollPosition
  ) throws(CollectionError) {
    try step { () throws(CollectionError) in
      try check(path, position)
      guard let frame = geometry.frame(of: path) else { return }
      settleOffset()
      let offset = clamped(position.isEmpty ? revealing(frame) : offset(of: frame, at: position))
      record(.scroll(offset))
      setOffset(offset)
    }
  }

  /// Refuses positions that exclude each other, and items that do not exist.
  func check(_ path: ItemPath, _ position: ScrollPosition) throws(CollectionError) {
    let conflict = position.conflict
    guard conflict.isEmpty else { throw recorded(.scrollPosition(names: conflict.names)) }
    guard hasItem(at: path) else { throw recorded(.noItem(path)) }
  }

  private func setOffset(_ offset: Point) {
    contentOffset = offset
    isOffsetSet = true
    beginDistance = nil
    needsPass = true
  }

  /// The offset that puts a frame at a position; axes without one stay.
  private func offset(of frame: Rect, at position: ScrollPosition) -> Point {
    let inset = contentInset
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - (size.height - inset.top - inset.bottom) / 2 - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - size.height + inset.bottom
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (size.width - inset.left - inset.right) / 2 - inset.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - size.width + inset.right
    }
    return offset
  }

  /// The nearest offset at which a frame is on the screen, its beginning where it is too large.
  private func revealing(_ frame: Rect) -> Point {
    let inset = contentInset
    return Point(
      min(max(contentOffset.x, frame.maxX - size.width + inset.right), frame.minX - inset.left),
      min(max(contentOffset.y, frame.maxY - size.height + inset.bottom), frame.minY - inset.top))
  }

  /// The nearest offset that shows no more than content and insets.
  private func clamped(_ offset: Point) -> Point {
    let content = contentSize
    let inset = contentInset
    let most = Point(
      max(-inset.left, content.width + inset.right - size.width),
      max(-inset.top, content.height + inset.bottom - size.height))
    return Point(
      min(max(offset.x, -inset.left), most.x), min(max(offset.y, -inset.top), most.y))
  }

  /// Brings the offset back into the content.
  func clampOffset() { contentOffset = clamped(contentOffset) }

  /// Begins at the content's beginning, which lies at the right end where the layout is mirrored;
  /// later keeps the distance to it when the content was placed again, as far as there still is
  /// content.
  func settleOffset() {
    if !isOffsetSet {
      isOffsetSet = true
      contentOffset = Point(-contentInset.left, -contentInset.top)
      if environment.isRightToLeft { contentOffset.x = .infinity }
      clampOffset()
    } else if needsClamp {
      keepBeginDistance()
      clampOffset()
    }
    needsClamp = false
    beginDistance = nil
  }

  /// Moves along with mirrored content, which grows to the left of what is on the screen.
  func keepBeginDistance() {
    guard environment.isRightToLeft, let beginDistance else { return }
    contentOffset.x = contentSize.width - size.width - beginDistance
  }
}
