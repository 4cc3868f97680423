/// A part of a contour that runs down without turning back: corners from top to bottom.
///
/// Chains are the unit of the coverage sweep. Within one row of pixels a chain is a single crossing,
/// however many chords it has there; chords alone would have to be sorted again at every corner.
struct MonotoneChain {
  /// The corners in `ChainSet.points`, from the top one to the bottom one, both included.
  var corners: ClosedRange<Int>
  /// +1 where the contour runs down along the chain, −1 where it runs up.
  var direction: Int
  /// The y of the top corner, in grid steps.
  var top: Int
  /// The y of the bottom corner, in grid steps.
  var bottom: Int
  /// The smallest and the largest x of the corners, in grid steps.
  var extent: ClosedRange<Int>
  /// The x that the level line covers which joins this chain to the next one at its top.
  var topJoint: ClosedRange<Int>
  /// The same at its bottom.
  var bottomJoint: ClosedRange<Int>
}
