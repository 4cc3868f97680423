package import TesseraCells
public import TesseraCollection
public import TesseraGraphics
package import TesseraSource

/// The screen of a replay: what is nil is the app's.
public struct ReplayScreen: Sendable {
  /// The registered app that behaves on it.
  public var app = PlainApp.name
  /// The app's variant.
  public var variant = ReplayVariant.correct.name
  /// The cell of all items, by its identifier.
  public var cell: String?
  /// The size of the viewport, in points.
  public var size: Size?
  /// Device pixels per point, from 1 to 4.
  public var scale = 2
  /// The theme's file, relative to the script.
  public var theme: String?
  /// The theme's contexts by modifier.
  public var mode: [String: String] = [:]
  /// Where the script says them.
  package var modeLocation: SourceLocation?
  /// The data.
  public var sections: [SectionData]?
  /// What differs from the app's layout.
  public var layout = ReplayLayout()
  /// How many items can be selected.
  public var selection = SelectionMode.single
  /// What differs between eras; the profile's, with single knobs changed.
  public var knobs = CollectionKnobs()
  /// What lies behind the cells.
  package var backdrop = Appearance.Backdrop.theme
  /// Whether the layout is mirrored.
  public var isRightToLeft = false

  /// Creates the screen of no app.
  public init() {}
}
