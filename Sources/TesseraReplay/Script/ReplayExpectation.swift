public import TesseraCollection
public import TesseraGraphics

/// What a screen is expected to be; what is nil is not looked at.
public struct ReplayExpectation: Hashable, Sendable {
  /// The selected items: exactly these.
  public var selected: [ItemPath]?
  /// The highlighted items: exactly these.
  public var highlighted: [ItemPath]?
  /// The items on the screen: exactly these.
  public var visible: [ItemPath]?
  /// How many cells are alive.
  public var instances: Int?
  /// The frames of some items, in the content; within ``tolerance``.
  public var frames: [ItemPath: Rect] = [:]
  /// The size of the content; within ``tolerance``.
  public var contentSize: Size?
  /// The content offset; within ``tolerance``.
  public var offset: Point?

  /// How far a number may be from what is expected, in points: logs and scripts have three places.
  public static let tolerance = 0.001

  /// Creates an expectation of nothing.
  public init() {}
}
