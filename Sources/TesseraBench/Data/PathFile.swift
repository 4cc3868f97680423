internal import TesseraGraphics
internal import TesseraSource

/// The reader of path files: a line a step, its letter and its coordinates apart by spaces.
///
/// `M x y`, `L x y`, `Q cx cy x y`, `C c1x c1y c2x c2y x y` and `Z` are the steps of a path in pixels,
/// y down; `G` ends a glyph, which a filled outline does not need to know. Blank lines count for
/// nothing.
enum PathFile {
  /// A word of a line and its bytes' place in the text.
  private struct Word {
    let text: String
    let range: Range<Int>
  }

  /// Reads a whole text.
  ///
  /// - Throws: ``PathFileError`` for the first line that is none of the format.
  static func read(_ source: SourceText) throws(PathFileError) -> Path {
    var path = Path()
    var isOpen = false
    for words in lines(of: source) {
      let step = words[0].text
      let place = source.location(of: words[0].range)
      guard let count = coordinates[step] else { throw .unknownStep(step, at: place) }
      guard words.count == count + 1 else {
        throw .wrongCount(step: step, expected: count, found: words.count - 1, at: place)
      }
      guard isOpen || step == "M" || step == "G" else { throw .noContour(step: step, at: place) }

      var numbers: [Double] = []
      for word in words.dropFirst() { numbers.append(try number(word, in: source)) }
      let points = stride(from: 0, to: count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
      switch step {
      case "M": path.move(to: points[0])
      case "L": path.line(to: points[0])
      case "Q": path.quadratic(points[0], to: points[1])
      case "C": path.cubic(points[0], points[1], to: points[2])
      case "Z": path.close()
      default: break
      }
      if step != "G" { isOpen = step != "Z" }
    }
    return path
  }

  /// How many numbers stand behind each letter.
  private static let coordinates = ["M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "G": 0]

  /// The words of each line that has any.
  private static func lines(of source: SourceText) -> [[Word]] {
    let content = source.bytes[source.contentStart...]
    return content.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .map { line in
        line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map { word in
          Word(text: String(decoding: word, as: UTF8.self), range: word.startIndex..<word.endIndex)
        }
      }
      .filter { !$0.isEmpty }
  }

  /// The number of a word.
  private static func number(_ word: Word, in source: SourceText) throws(PathFileError) -> Double {
    guard let number = Double(word.text), number.isFinite else {
      throw .invalidNumber(word.text, at: source.location(of: word.range))
    }
    return number
  }
}
