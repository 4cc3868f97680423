internal import CSpans

/// A part of a contour that runs down without turning back: corners from top to bottom.
///
/// Chains are the unit of the coverage sweep. Within one row of pixels a chain is a single crossing,
/// however many chords it has there; chords alone would have to be sorted again at every corner.
struct MonotoneChain {
  /// The chain as the compiled loops take it.
  private var line: outline_chain

  /// Creates a chain from the corners of an outline's chains between two places, the first of which is
  /// its top one.
  ///
  /// `direction` is +1 where the contour runs down along the chain, −1 where it runs up; all x are in
  /// grid steps.
  init(
    corners: ClosedRange<Int>, direction: Int, top: Int32, bottom: Int32,
    extent: ClosedRange<Int32>, topJoint: ClosedRange<Int32>, bottomJoint: ClosedRange<Int32>
  ) {
    let first = Int32(corners.lowerBound)
    line = outline_chain(
      first: first, last: Int32(corners.upperBound), top: top, bottom: bottom,
      left: extent.lowerBound, right: extent.upperBound,
      top_left: topJoint.lowerBound, top_right: topJoint.upperBound,
      bottom_left: bottomJoint.lowerBound, bottom_right: bottomJoint.upperBound,
      direction: Int32(direction), corner: first + 1, proved: first + 1,
      sign: Int32(outline_unsigned), before: 0, neighbor: -1)
  }

  /// The place of the top corner in `ChainSet.points`.
  var first: Int { Int(line.first) }
  /// +1 where the contour runs down along the chain, −1 where it runs up.
  var direction: Int { Int(line.direction) }
  /// The y of the top corner, in grid steps.
  var top: Int { Int(line.top) }
  /// The y of the bottom corner, in grid steps.
  var bottom: Int { Int(line.bottom) }
  /// The smallest x of the corners, in grid steps.
  var left: Int { Int(line.left) }
  /// The largest x of the corners, in grid steps.
  var right: Int { Int(line.right) }
  /// The x that the level line covers which joins this chain to the next one at its top.
  var topJoint: ClosedRange<Int> { Int(line.top_left)...Int(line.top_right) }
  /// The same at its bottom.
  var bottomJoint: ClosedRange<Int> { Int(line.bottom_left)...Int(line.bottom_right) }

  /// The corner at the end of the edge with which the chain enters the rows at hand.
  var corner: Int {
    get { Int(line.corner) }
    set { line.corner = Int32(truncatingIfNeeded: newValue) }
  }

  /// The corner at the end of the edge that the proof has come to, which runs ahead.
  var proved: Int {
    get { Int(line.proved) }
    set { line.proved = Int32(truncatingIfNeeded: newValue) }
  }

  /// What the chain does to the filled region, from left to right: +1 begins it, −1 ends it, 0 neither;
  /// nil where the proof has not come to the chain.
  var sign: Int? {
    get { line.sign == Int32(outline_unsigned) ? nil : Int(line.sign) }
    set { line.sign = newValue.map(Int32.init) ?? Int32(outline_unsigned) }
  }

  /// The winding number to the left of the chain, where it has a sign.
  var before: Int {
    get { Int(line.before) }
    set { line.before = Int32(truncatingIfNeeded: newValue) }
  }

  /// The chain to the right that this one is known not to cross; −1 is none, and less stands for one that
  /// it may cross (`outline_doubtful`).
  var neighbor: Int {
    get { Int(line.neighbor) }
    set { line.neighbor = Int32(truncatingIfNeeded: newValue) }
  }

  /// A chain of nothing, to make room with.
  static let none = MonotoneChain(
    corners: 0...0, direction: 0, top: 0, bottom: 0, extent: 0...0, topJoint: 0...0,
    bottomJoint: 0...0)
}
