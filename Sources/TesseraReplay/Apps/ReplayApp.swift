public import TesseraCells
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

/// What an app does on one screen: a delegate, and what else a replay asks of it.
public protocol ReplayBehavior: CollectionViewDelegate {
  /// The screen appears: called once, before the first layout.
  func begin()

  /// A cell was given its item; also one that is never shown, with which another is compared.
  func fill(_ cell: ReusableCell, at path: ItemPath)

  /// The edit button was tapped, or a script switches the mode.
  func setEditing(_ isOn: Bool)
}

extension ReplayBehavior {
  /// Nothing.
  public func begin() {}
  /// Nothing.
  public func fill(_ cell: ReusableCell, at path: ItemPath) {}
}

/// What an app has of its screen.
public struct ReplayStage {
  /// The cell of the items.
  public let cell: any Cell
  /// The collection.
  public let collectionView: CollectionView
  /// The data.
  public let dataSource: SectionDataSource

  /// Says something: a line of the log.
  public func report(_ text: String) { collectionView.record(.report(text)) }

  /// Where the item of an identity is now; nil once it is gone.
  public func path(of id: String) -> ItemPath? {
    for (section, data) in dataSource.data.sections.enumerated() {
      if let item = data.items.firstIndex(where: { $0.id == id }) { return ItemPath(section, item) }
    }
    return nil
  }
}
