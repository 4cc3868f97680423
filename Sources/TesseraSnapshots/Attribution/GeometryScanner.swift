import TesseraGraphics

/// Reads the geometry of a display list's line back, word by word (`DisplayList+Text.swift`).
struct GeometryScanner {
  /// The words that are left.
  private var words: ArraySlice<Substring>

  /// Begins at the first word of a text.
  init(_ text: some StringProtocol) {
    words = String(text).split(separator: " ")[...]
  }

  /// A shape as the text gives it: outlines of their own only by their bounds.
  enum Outline {
    /// The shape itself.
    case shape(Shape)
    /// Something with so many steps in this rectangle.
    case path(steps: Int, in: Rect)
  }

  /// Takes a word where it is the next one.
  mutating func take(_ word: String) -> Bool {
    guard words.first == Substring(word) else { return false }
    words.removeFirst()
    return true
  }

  /// The next word, whatever it is.
  mutating func word() -> Substring? { words.popFirst() }

  /// The next word as a number that is finite.
  mutating func number() -> Double? {
    guard let word = words.first, let number = Double(word), number.isFinite else { return nil }
    words.removeFirst()
    return number
  }

  /// Two numbers.
  mutating func point() -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(x, y)
  }

  /// Four numbers: origin and size.
  mutating func rect() -> Rect? {
    guard let origin = point(), let size = point() else { return nil }
    return Rect(origin.x, origin.y, size.x, size.y)
  }

  /// A shape; nil for anything else.
  mutating func outline() -> Outline? {
    switch word() {
    case "rect": return rect().map { .shape(.rectangle($0)) }
    case "ellipse": return rect().map { .shape(.ellipse($0)) }
    case "rounded":
      guard let rect = rect(), take("radius"), let radius = number(), let word = word(),
        let style = RoundedRectangle.CornerStyle(rawValue: String(word))
      else { return nil }
      return .shape(.roundedRectangle(RoundedRectangle(rect, radius: radius, style: style)))
    case "path":
      guard let steps = word().flatMap({ Int($0) }), take("in"), let rect = rect(), word() != nil
      else { return nil }
      return .path(steps: steps, in: rect)
    default: return nil
    }
  }

  /// Where a drawing's plane lies, which ends the geometry: `through matrix a b c d tx ty`.
  static func plane(in text: String) -> (rest: Substring, plane: AffineTransform?)? {
    let mark = " through matrix "
    guard let start = text.firstRange(of: mark) else { return (text[...], nil) }
    var scanner = GeometryScanner(text[start.upperBound...])
    var numbers: [Double] = []
    while let number = scanner.number() { numbers.append(number) }
    guard numbers.count == 6 else { return nil }
    return (
      text[..<start.lowerBound],
      AffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    )
  }
}
