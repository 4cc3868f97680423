import TesseraGraphics

/// The way in which content goes on: the *main* axis; the other one is the *cross* axis.
public enum ScrollDirection: String, CaseIterable, Hashable, Sendable {
  /// Lines run to the right and follow each other downwards.
  case vertical
  /// Lines run downwards and follow each other to the right.
  case horizontal

  /// The extent along the main axis.
  func main(_ size: Size) -> Double { self == .vertical ? size.height : size.width }

  /// The extent along the cross axis.
  func cross(_ size: Size) -> Double { self == .vertical ? size.width : size.height }

  /// A size from its extents along both axes.
  func size(cross: Double, main: Double) -> Size {
    self == .vertical ? Size(cross, main) : Size(main, cross)
  }

  /// A rectangle from its begin and extent along both axes.
  func rect(
    cross: Double, main: Double, crossExtent: Double, mainExtent: Double
  ) -> Rect {
    self == .vertical
      ? Rect(cross, main, crossExtent, mainExtent) : Rect(main, cross, mainExtent, crossExtent)
  }

  /// Where a rectangle begins and ends along the main axis.
  func mainRange(_ rect: Rect) -> Range<Double> {
    self == .vertical
      ? rect.minY..<max(rect.minY, rect.maxY) : rect.minX..<max(rect.minX, rect.maxX)
  }

  /// The insets before and after the content along the main axis.
  func mainInsets(_ insets: EdgeInsets) -> (start: Double, end: Double) {
    self == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  /// The insets before and after the content along the cross axis.
  func crossInsets(_ insets: EdgeInsets) -> (start: Double, end: Double) {
    self == .vertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }
}
