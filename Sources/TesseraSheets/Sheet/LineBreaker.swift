import TesseraGraphics
import TesseraSource

/// Breaks texts into lines of a width, and keeps the widest line's.
///
/// Lines end at spaces; a word that is wider than the room is broken where it has to be. Greedy, as
/// captions of a line or two need no better.
struct LineBreaker {
  /// The sheet whose fonts and scale count.
  let frame: SheetFrame
  /// The width that lines should not exceed, in points.
  let room: Double
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
    if try measure(text, size: size, weight: weight) <= room {
      try reserve([text], size: size, weight: weight)
      return [text]
    }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ").map(String.init) {
      let longer = line.isEmpty ? word : "\(line) \(word)"
      if try measure(longer, size: size, weight: weight) <= room {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        let width = try measure(line + String(character), size: size, weight: weight)
        if width > room, !line.isEmpty {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    lines.append(line)
    for line in lines { try reserve([line], size: size, weight: weight) }
    return lines
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
    for warning in found where !warnings.contains(warning) { warnings.append(warning) }
    return width
  }
}
