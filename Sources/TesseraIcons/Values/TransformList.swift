internal import TesseraGraphics

/// The attribute `transform` (CSS Transforms 1, section 7: SVG's own syntax).
enum TransformList {
  /// What cannot be read, with its bytes.
  struct Fault: Error {
    let place: Range<Int>
    let message: String
  }

  /// The map of a list; the first of it is applied last.
  ///
  /// - Throws: ``Fault``; the whole attribute then counts for nothing, as SVG has it.
  static func read(_ text: String) throws(Fault) -> AffineTransform {
    var scanner = ValueScanner(text)
    var whole = AffineTransform.identity
    scanner.skipSpace()
    if text.trimmed == "none" { return whole }
    while !scanner.isAtEnd {
      let start = scanner.position
      let name = scanner.word()
      scanner.skipSpace()
      guard scanner.take("(") else {
        throw Fault(
          place: start..<scanner.position,
          message: name.isEmpty
            ? "a function such as `rotate(45)` must follow here"
            : "`\(name)` is no function with parentheses")
      }
      let numbers = arguments(&scanner)
      guard scanner.take(")") else {
        let end = min(scanner.position + 1, scanner.bytes.count)
        throw Fault(
          place: min(scanner.position, end)..<end, message: "a number or `)` must follow here")
      }
      guard let map = map(name, numbers), map.isFinite else {
        let place = start..<scanner.position
        guard let counts = counts[name] else {
          throw Fault(place: place, message: "`\(name)()` is no transformation that is read")
        }
        let words = counts.sorted().map(String.init).joined(separator: " or ")
        throw Fault(
          place: place,
          message: counts.contains(numbers.count)
            ? "`\(scanner.text(from: start))` does not lead to finite places"
            : "`\(name)()` takes \(words) numbers, not \(numbers.count)")
      }
      whole = map.concatenating(whole)
      scanner.skipSeparator()
    }
    return whole
  }

  /// The numbers between the parentheses; a unit of angles or `px` behind one does not count.
  private static func arguments(_ scanner: inout ValueScanner) -> [Double] {
    var numbers: [Double] = []
    scanner.skipSpace()
    while let number = scanner.number() {
      let before = scanner
      switch scanner.word() {
      case "", "deg", "px": numbers.append(number)
      case "turn": numbers.append(number * 360)
      case "rad": numbers.append(number * (180 / Double.pi))
      default:
        scanner = before
        numbers.append(number)
        return numbers
      }
      scanner.skipSeparator()
    }
    return numbers
  }

  /// How many numbers the functions take.
  private static let counts: [String: Set<Int>] = [
    "matrix": [6], "translate": [1, 2], "translateX": [1], "translateY": [1], "scale": [1, 2],
    "scaleX": [1], "scaleY": [1], "rotate": [1, 3], "skewX": [1], "skewY": [1],
  ]

  private static func map(_ name: String, _ n: [Double]) -> AffineTransform? {
    guard counts[name]?.contains(n.count) == true else { return nil }
    switch name {
    case "matrix":
      return AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case "translate": return .translation(n[0], n.count > 1 ? n[1] : 0)
    case "translateX": return .translation(n[0], 0)
    case "translateY": return .translation(0, n[0])
    case "scale": return .scale(n[0], n.count > 1 ? n[1] : n[0])
    case "scaleX": return .scale(n[0], 1)
    case "scaleY": return .scale(1, n[0])
    case "rotate":
      let turn = rotation(n[0])
      guard n.count == 3 else { return turn }
      return AffineTransform.translation(-n[1], -n[2]).concatenating(turn)
        .concatenating(.translation(n[1], n[2]))
    default:
      let turn = rotation(n[0])
      let tangent = turn.b / turn.a
      return name == "skewX"
        ? AffineTransform(a: 1, b: 0, c: tangent, d: 1, tx: 0, ty: 0)
        : AffineTransform(a: 1, b: tangent, c: 0, d: 1, tx: 0, ty: 0)
    }
  }

  /// A turn by degrees; quarters are exact.
  private static func rotation(_ degrees: Double) -> AffineTransform {
    let rest = degrees - 360 * (degrees / 360).rounded(.down)
    switch rest {
    case 0: return .identity
    case 90: return AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 180: return .scale(-1, -1)
    case 270: return AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    default: return .rotation(rest / 180 * .pi)
    }
  }
}
