public import TesseraGraphics

/// The way in which a collection places its elements: figures that, with an input, give a geometry.
///
/// A layout is a value and its geometry a pure function of the input, so that nothing has to be
/// invalidated by hand. UIKit's class that is subclassed and told to prepare itself was rejected.
public protocol CollectionViewLayout: Sendable {
  /// The room that an item is offered when cells decide on their sizes, an open side infinite; nil where
  /// cells are not asked.
  func proposal(in input: LayoutInput) -> Size?

  /// Places everything.
  func geometry(for input: LayoutInput) -> any LayoutGeometry
}

extension CollectionViewLayout {
  /// Nil: cells are not asked.
  public func proposal(in input: LayoutInput) -> Size? { nil }
}
