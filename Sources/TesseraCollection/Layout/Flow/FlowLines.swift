/// The lines of one section, in its own coordinates: the first line begins at main 0.
protocol FlowLines: Sendable {
  /// How many items there are.
  var itemCount: Int { get }
  /// How many lines there are.
  var count: Int { get }
  /// The extent of all lines along the main axis, with the spacing between them.
  var mainExtent: Double { get }

  /// Where a line begins along the main axis, and how thick it is.
  func band(of line: Int) -> (start: Double, thickness: Double)

  /// The items of a line.
  func items(of line: Int) -> Range<Int>

  /// Where an item lies along both axes.
  func place(of item: Int) -> FlowPlace

  /// The first line that ends after `main`; ``count`` where none does.
  func firstLine(endingAfter main: Double) -> Int

  /// The first line that begins at `main` or after it; ``count`` where none does.
  func firstLine(beginningAt main: Double) -> Int
}

/// The extents of an item along both axes of a flow.
struct FlowExtents: Hashable, Sendable {
  /// Along the cross axis.
  var cross: Double
  /// Along the main axis.
  var main: Double
}

/// Where an item lies along both axes of a flow.
struct FlowPlace: Hashable, Sendable {
  /// Where it begins along the cross axis.
  var cross: Double
  /// Where it begins along the main axis.
  var main: Double
  /// Its extent along the cross axis.
  var crossExtent: Double
  /// Its extent along the main axis.
  var mainExtent: Double
}

/// What the lines of a section have in common.
struct FlowMeasures: Hashable, Sendable {
  /// The room of a line along the cross axis.
  var available: Double
  /// Where a line begins along the cross axis.
  var crossStart: Double
  /// The distance of two lines.
  var lineSpacing: Double
  /// The least distance of two items of a line.
  var interitemSpacing: Double

  /// How much more than the room a line may hold: (W − 40) / 3 three times is W − 40, but for rounding.
  static let tolerance = 1e-6
}
