package import TesseraGraphics

// Path data → outline (SVG 2, section 9.3).
//
// One pass over the bytes. What stands before a mistake is drawn, as SVG asks, and the mistake is told
// with its place. Arcs become curves at once.

/// The outline that an attribute `d` describes.
package struct PathData: Hashable, Sendable {
  /// What ends the reading before the text's end.
  package struct Fault: Hashable, Sendable {
    /// The bytes that could not be read; empty at the end of the text.
    package let place: Range<Int>
    /// What is wrong, a fragment.
    package let message: String
  }

  /// The outline up to the fault.
  package let path: Path
  /// The first mistake.
  package let fault: Fault?

  /// Reads path data.
  ///
  /// - Parameters:
  ///   - text: The value of the attribute; `none` and nothing are an empty path.
  ///   - limit: The most steps that are read; where there are more, the rest is left out, and the path
  ///     has one step more than the limit.
  package init(_ text: some StringProtocol, limit: Int = .max) {
    var reader = PathDataReader(text)
    fault = reader.read(limit: limit)
    path = reader.path
  }
}

/// Reads the commands one after the other.
private struct PathDataReader {
  private(set) var path = Path()
  private var scanner: ValueScanner
  /// Where the pen is.
  private var pen = Point.zero
  /// Where the contour began.
  private var start = Point.zero
  /// Whether the next line or curve begins a contour, since the last one was closed.
  private var isClosed = false
  /// The last control point of the cubic, or quadratic, curve just drawn.
  private var lastCubic: Point?
  private var lastQuadratic: Point?

  init(_ text: some StringProtocol) {
    scanner = ValueScanner(text)
  }

  /// Reads all commands; returns what is wrong.
  mutating func read(limit: Int) -> PathData.Fault? {
    scanner.skipSpace()
    guard !scanner.isAtEnd else { return nil }
    if String(decoding: scanner.bytes, as: UTF8.self).trimmed == "none" { return nil }
    var command = UInt8(ascii: " ")
    while !scanner.isAtEnd {
      let place = scanner.position
      if let byte = scanner.next, ValueScanner.isLetter(byte) {
        guard Self.commands.contains(byte | 0x20) else {
          return fault(at: place, "`\(Character(Unicode.Scalar(byte)))` is no command of a path")
        }
        if path.isEmpty, byte | 0x20 != UInt8(ascii: "m") {
          return fault(
            at: place, "a path begins with `M`, not with `\(Character(Unicode.Scalar(byte)))`")
        }
        _ = scanner.takeByte()
        command = byte
        scanner.skipSpace()
      } else if path.isEmpty {
        return fault(at: place, "a path begins with `M`")
      } else if command | 0x20 == UInt8(ascii: "z") {
        return fault(at: place, "a command must follow here")
      } else if command | 0x20 == UInt8(ascii: "m") {
        // Further points of a move are lines.
        command = command == UInt8(ascii: "m") ? UInt8(ascii: "l") : UInt8(ascii: "L")
      }
      if let message = step(command) { return fault(at: scanner.position, message) }
      guard path.elements.count <= limit else { return nil }
      let beforeComma = scanner.position
      if scanner.skipSeparator(), scanner.next.map({ ValueScanner.isLetter($0) }) ?? true {
        return PathData.Fault(
          place: beforeComma..<scanner.position, message: "a number must follow the comma")
      }
    }
    return nil
  }

  private static let commands = Set("mzlhvcsqta".utf8)

  private func fault(at place: Int, _ message: String) -> PathData.Fault {
    var end = place
    if end < scanner.bytes.count { end += 1 }
    // The place is a whole character.
    while end < scanner.bytes.count, scanner.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return PathData.Fault(place: place..<end, message: message)
  }

  /// Draws one command with one set of numbers; returns what is wrong.
  private mutating func step(_ command: UInt8) -> String? {
    let isRelative = command >= 0x61
    let from = isRelative ? pen : .zero
    let cubicControl = lastCubic
    let quadraticControl = lastQuadratic
    (lastCubic, lastQuadratic) = (nil, nil)
    var numbers = InlineArray<6, Double>(repeating: 0)
    func point(_ index: Int) -> Point { from + Point(numbers[index], numbers[index + 1]) }

    switch command | 0x20 {
    case UInt8(ascii: "m"):
      if let message = take(2, into: &numbers) { return message }
      pen = point(0)
      start = pen
      isClosed = false
      path.move(to: pen)
    case UInt8(ascii: "z"):
      path.close()
      pen = start
      isClosed = true
    case UInt8(ascii: "l"):
      if let message = take(2, into: &numbers) { return message }
      line(to: point(0))
    case UInt8(ascii: "h"):
      if let message = take(1, into: &numbers) { return message }
      line(to: Point(from.x + numbers[0], pen.y))
    case UInt8(ascii: "v"):
      if let message = take(1, into: &numbers) { return message }
      line(to: Point(pen.x, from.y + numbers[0]))
    case UInt8(ascii: "c"):
      if let message = take(6, into: &numbers) { return message }
      cubic(point(0), point(2), to: point(4))
    case UInt8(ascii: "s"):
      if let message = take(4, into: &numbers) { return message }
      cubic(cubicControl.map { pen * 2 - $0 } ?? pen, point(0), to: point(2))
    case UInt8(ascii: "q"):
      if let message = take(4, into: &numbers) { return message }
      quadratic(point(0), to: point(2))
    case UInt8(ascii: "t"):
      if let message = take(2, into: &numbers) { return message }
      quadratic(quadraticControl.map { pen * 2 - $0 } ?? pen, to: point(0))
    default:
      return arc(isRelative: isRelative)
    }
    return nil
  }

  /// Draws an arc.
  private mutating func arc(isRelative: Bool) -> String? {
    var numbers = InlineArray<6, Double>(repeating: 0)
    if let message = take(3, into: &numbers) { return message }
    let (radii, rotation) = (Size(numbers[0], numbers[1]), numbers[2])
    scanner.skipSeparator()
    guard let isLarge = flag() else { return "a flag of an arc, 0 or 1, must follow here" }
    scanner.skipSeparator()
    guard let isClockwise = flag() else { return "a flag of an arc, 0 or 1, must follow here" }
    scanner.skipSeparator()
    if let message = take(2, into: &numbers) { return message }
    let end = (isRelative ? pen : .zero) + Point(numbers[0], numbers[1])
    begin()
    path.ellipticalArc(
      radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise, to: end)
    pen = end
    return nil
  }

  private mutating func line(to point: Point) {
    begin()
    path.line(to: point)
    pen = point
  }

  private mutating func cubic(_ first: Point, _ second: Point, to point: Point) {
    begin()
    path.cubic(first, second, to: point)
    lastCubic = second
    pen = point
  }

  private mutating func quadratic(_ control: Point, to point: Point) {
    begin()
    path.quadratic(control, to: point)
    lastQuadratic = control
    pen = point
  }

  /// Begins a contour where the last one was closed.
  private mutating func begin() {
    guard isClosed else { return }
    path.move(to: start)
    isClosed = false
  }

  /// Takes numbers with separators between them; returns what is wrong.
  private mutating func take(
    _ count: Int, into numbers: inout InlineArray<6, Double>
  ) -> String? {
    for index in 0..<count {
      if index > 0 { scanner.skipSeparator() }
      let start = scanner.position
      guard let number = scanner.number() else {
        return scanner.isAtEnd
          ? "the path ends where a number must follow"
          : "a number must follow here"
      }
      guard number.isFinite else {
        return "the number `\(scanner.text(from: start))` is too large"
      }
      numbers[index] = number
    }
    return nil
  }

  /// Takes a flag: one character, so that `a1 1 0 01.5.5` is read as `a 1 1 0 0 1 .5 .5`.
  private mutating func flag() -> Bool? {
    if scanner.take("0") { return false }
    if scanner.take("1") { return true }
    return nil
  }
}
