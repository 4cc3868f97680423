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

  /// Places everything again where cells asked for sizes; the result is that of ``geometry(for:)``.
  ///
  /// A layout that can do so in less time than placing everything anew has one of its own.
  ///
  /// - Parameters:
  ///   - input: What the layout depends on.
  ///   - previous: What the layout gave for an input that differs in measured sizes alone.
  ///   - paths: The items whose measured sizes differ.
  /// - Returns: Where everything is.
  func geometry(
    for input: LayoutInput, after previous: any LayoutGeometry, measuring paths: [ItemPath]
  ) -> any LayoutGeometry
}

extension CollectionViewLayout {
  /// Nil: cells are not asked.
  public func proposal(in input: LayoutInput) -> Size? { nil }

  /// Places everything anew.
  public func geometry(
    for input: LayoutInput, after previous: any LayoutGeometry, measuring paths: [ItemPath]
  ) -> any LayoutGeometry { geometry(for: input) }
}
