import TesseraGraphics
import TesseraSource

/// Breaks texts into lines of a width, and keeps the widest line's.
///
/// Lines end where texts of cells may end them too.
struct LineBreaker {
  /// The sheet whose fonts and scale count.
  let frame: SheetFrame
  /// The width that lines should not exceed, in points.
  var room: Double
  /// The widest line so far, in points.
  private(set) var widest = 0.0
  /// What the texts lack, each finding once.
  private(set) var warnings: [Diagnostic] = []

  init(frame: SheetFrame, room: Double) {
    self.frame = frame
    self.room = room
  }

  /// The lines of a text; at least one.
  ///
  /// - Throws: ``SheetFailure/font(_:)``.
  mutating func lines(
    of text: String, size: Double, weight: Double = 400
  ) throws(SheetFailure) -> [String] {
    let wrapped = try frame.wrap(text, size: size, weight: weight, in: room)
    widest = max(widest, wrapped.width)
    note(wrapped.warnings)
    return wrapped.lines
  }

  /// Notes that texts stand side by side on a line.
  ///
  /// - Throws: ``SheetFailure/font(_:)``.
  mutating func reserve(
    _ texts: [String], size: Double, weight: Double = 400, gap: Double = 0
  ) throws(SheetFailure) {
    var width = gap * Double(texts.count - 1)
    for text in texts { width += try measure(text, size: size, weight: weight) }
    widest = max(widest, width)
  }

  /// The width of a text on one line, in points.
  private mutating func measure(
    _ text: String, size: Double, weight: Double
  ) throws(SheetFailure) -> Double {
    let (width, found) = try frame.measure(text, size: size, weight: weight)
    note(found)
    return width
  }

  /// Keeps what was found, each finding once.
  private mutating func note(_ found: [Diagnostic]) {
    for warning in found where !warnings.contains(warning) { warnings.append(warning) }
  }
}
