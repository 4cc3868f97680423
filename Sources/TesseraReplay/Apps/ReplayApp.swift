public import TesseraCollection
public import TesseraGraphics

/// What a replay's screen belongs to: data, a layout, and what the app does about touches.
///
/// An app names its cells by identifier; whoever runs a script has the cells themselves.
public protocol ReplayApp: Sendable {
  /// The name that scripts use.
  var name: String { get }
  /// One line for people; shown by `tessera play --list`.
  var summary: String { get }
  /// The ways in which the app can behave, the correct one first.
  var variants: [ReplayVariant] { get }
  /// The identifier of the items' cell; nil leaves it to the script.
  var cell: String? { get }
  /// The identifier of the headers' cell; nil is the first cell at hand that is one.
  var headerCell: String? { get }
  /// The size of the viewport, in points.
  var size: Size { get }
  /// The layout.
  var layout: CollectionViewFlowLayout { get }
  /// The data.
  var sections: [SectionData] { get }

  /// What the app does on one screen.
  func behavior(on stage: ReplayStage, variant: ReplayVariant) -> any ReplayBehavior
}

extension ReplayApp {
  /// The correct one only.
  public var variants: [ReplayVariant] { [.correct] }
  /// None of its own.
  public var headerCell: String? { nil }
}
