package import TesseraRaster
import TesseraGraphics

/// The frames of a film as an animation: each as the part of the picture that changes.
///
/// Where the viewport changes its size, the picture is as large as the largest; smaller ones lie at its top
/// left, with nothing around them.
package struct FilmAnimation: Sendable {
  /// What changes with a frame.
  package struct Change: Sendable {
    /// The part of the picture that changes, as it is afterwards.
    package let pixmap: Pixmap
    /// The column of its top left pixel.
    package let x: Int
    /// The row of its top left pixel.
    package let y: Int
    /// How long the picture then stays, in milliseconds.
    package let milliseconds: Double
  }

  /// The picture's width, in pixels.
  package let width: Int
  /// The picture's height, in pixels.
  package let height: Int
  /// Whether no pixel of any frame lets something through.
  package let isOpaque: Bool
  private let frames: [FilmFrame]

  /// How long a frame stays during which no time passes, in milliseconds.
  package static let defaultDuration = 600.0

  /// Creates the animation of some frames, at least one.
  package init(_ frames: [FilmFrame]) {
    precondition(!frames.isEmpty, "an animation shows something")
    self.frames = frames
    width = frames.map(\.look.width).max() ?? 1
    height = frames.map(\.look.height).max() ?? 1
    let (width, height) = (width, height)
    isOpaque = frames.allSatisfy { frame in
      frame.look.width == width && frame.look.height == height
        && frame.look.backdrop.map { $0.alpha >= 1 } == true
    }
  }

  /// Draws the changes one after the other; a frame that changes nothing lengthens the one before.
  package func forEachChange<Failure: Error>(
    _ body: (Change) throws(Failure) -> Void
  ) throws(Failure) {
    var screen = Pixmap(width: width, height: height)
    var pending: Change?
    for frame in frames {
      var next = Pixmap(width: width, height: height)
      next.copy(frame.look.pixmap(), toX: 0, y: 0)
      let area = pending == nil ? next.area : next.changedArea(since: screen)
      screen = next
      if let area {
        if let pending { try body(pending) }
        pending = Change(
          pixmap: next.cropped(
            x: area.columns.lowerBound, y: area.rows.lowerBound, width: area.width,
            height: area.height),
          x: area.columns.lowerBound, y: area.rows.lowerBound,
          milliseconds: frame.duration > 0 ? frame.duration : Self.defaultDuration)
      } else if let change = pending {
        pending = Change(
          pixmap: change.pixmap, x: change.x, y: change.y,
          milliseconds: change.milliseconds + frame.duration)
      }
    }
    if let pending { try body(pending) }
  }
}
