/// Breaks a text into lines.
///
/// text → paragraphs → each shaped whole, which gives the widths of its clusters → the last place
/// where a line may end and still fits → that line shaped by itself, and a place earlier if it turns
/// out wider. So a text is shaped twice, whatever its length. Lines are filled one after the other, as
/// CSS and UIKit do; balancing them was not asked for.
struct LineWrapper {
  /// A line of the result.
  struct Line {
    /// The glyphs; nil where not even an ellipsis had room.
    var shaped: ShapedLine?
    /// Whether a part of the text was lost in it.
    var isTruncated = false
    /// Direction of its paragraph.
    var direction: TextDirection
  }

  private let paragraphs: [Substring]
  /// The last paragraph with something to see: what is behind it is no loss.
  private let lastVisible: Int
  private let surrounding: TextDirection
  private let truncation: TextTruncation
  private let limit: Int
  private let slack: Double
  private let fits: (Double) -> Bool

  /// Prepares to break a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - style: its style.
  ///   - surrounding: the direction of a paragraph without letters.
  ///   - truncation: which part the last line of a longer text loses.
  ///   - limit: how many lines there may be, at least 1.
  ///   - fits: whether a width, in pixels, has room.
  /// - Throws: `TextError.textTooLong`.
  init(
    _ text: String, style: TextStyle, surrounding: TextDirection, truncation: TextTruncation,
    limit: Int, fits: @escaping (Double) -> Bool
  ) throws(TextError) {
    let count = text.unicodeScalars.count
    guard count <= TextLimits.scalars else { throw .textTooLong(scalars: count) }
    paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    lastVisible = paragraphs.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
    self.surrounding = surrounding
    self.truncation = truncation
    self.limit = limit
    // A line by itself may be narrower than in the paragraph by a pair's kerning. Without looking
    // that much further, a text would break otherwise in exactly the width that it was measured at.
    slack = style.size / 4
    self.fits = fits
  }

  /// The lines; at least one.
  ///
  /// - Throws: `TextError` for a fallback font that cannot be used, and when memory was short.
  func lines(_ shaper: inout LineShaper) throws(TextError) -> [Line] {
    var lines: [Line] = []
    for (index, source) in paragraphs.enumerated() {
      let paragraph = try shaper.paragraph(
        LineText(String(source)),
        direction: TextDirection(of: String(source), otherwise: surrounding))
      let count = paragraph.text.count
      let full = try shaper.shape(paragraph, 0..<count)
      let widths = full.widthsOfPrefixes()
      // An empty paragraph is a line too, whatever the room.
      let isOneLine = count == 0 || fits(full.width)
      let places = isOneLine ? [count] : try Self.places(in: paragraph.text)
      var (start, place) = (0, 0)
      repeat {
        let line = try self.line(
          of: paragraph, from: start, widths, places, at: &place, &shaper)
        if lines.count == limit - 1, line.next < count || index < lastVisible {
          lines.append(
            try lastLine(of: paragraph, from: start, widths, paragraphIndex: index, &shaper))
          return lines
        }
        lines.append(Line(shaped: line.shaped, direction: paragraph.direction))
        start = line.next
      } while start < count
      if lines.count == limit { break }
    }
    return lines
  }

  /// The clusters behind which a line may end, ascending; the last one is the end.
  private static func places(in text: LineText) throws(TextError) -> [Int] {
    var places: [Int] = []
    var cluster = 0
    for scalar in try LineBreaks.places(in: text.scalars) {
      while text.boundaries[cluster] < scalar { cluster += 1 }
      if text.boundaries[cluster] == scalar { places.append(cluster) }
    }
    return places
  }

  /// The line that begins at a cluster.
  ///
  /// - Parameters:
  ///   - paragraph: the paragraph.
  ///   - start: the first cluster of the line.
  ///   - widths: widths of the paragraph's first 0, 1, 2, … clusters.
  ///   - places: where lines may end.
  ///   - place: index of a place; those before it are not behind `start`; moved on with the line.
  ///   - shaper: shapes lines.
  /// - Returns: the line, and the cluster that the next one begins at.
  /// - Throws: as `lines(_:)`.
  private func line(
    of paragraph: ParagraphText, from start: Int, _ widths: [Double], _ places: [Int],
    at place: inout Int, _ shaper: inout LineShaper
  ) throws(TextError) -> (shaped: ShapedLine, next: Int) {
    while place < places.count - 1, places[place] <= start { place += 1 }
    let first = place
    func mayFit(_ end: Int) -> Bool { fits(widths[end] - widths[start] - slack) }
    while place < places.count, mayFit(visibleEnd(of: paragraph.text, start..<places[place])) {
      place += 1
    }
    if place > first {
      let found = try LongestFit.search(first + 1...place, fits: fits) { place throws(TextError) in
        try shape(paragraph, start..<places[place - 1], &shaper)
      }
      if let found {
        place = found.count
        return (found.line, places[place - 1])
      }
      place = first
    }
    // Nothing fits: the word is broken where it has to be, behind one cluster at least.
    let end = places[place]
    guard start < end else { return (try shaper.shape(paragraph, start..<start), start) }
    let next = (start + 1..<end).first { !mayFit($0 + 1) } ?? end
    let found = try LongestFit.search(start + 1...next, fits: fits) { next throws(TextError) in
      try shaper.shape(paragraph, start..<next)
    }
    guard let found else { return (try shaper.shape(paragraph, start..<start + 1), start + 1) }
    return (found.line, found.count)
  }

  /// The end of a line without the white space there.
  private func visibleEnd(of text: LineText, _ clusters: Range<Int>) -> Int {
    clusters.last { !text.hangs($0) }.map { $0 + 1 } ?? clusters.lowerBound
  }

  /// The clusters up to a place where a line may end, as they are drawn: without white space at the
  /// end, and with a hyphen instead of a soft one there.
  private func shape(
    _ paragraph: ParagraphText, _ clusters: Range<Int>, _ shaper: inout LineShaper
  ) throws(TextError) -> ShapedLine {
    let text = paragraph.text
    let end = visibleEnd(of: text, clusters)
    let line = clusters.lowerBound..<end
    if let last = line.last, end < text.count, text.cluster(last).elementsEqual([0xAD]) {
      return try shaper.shape(paragraph, line.dropLast(), 0x2010, end..<end)
    }
    return try shaper.shape(paragraph, line)
  }

  /// The last line that there may be, of a text that goes on behind it.
  private func lastLine(
    of paragraph: ParagraphText, from start: Int, _ widths: [Double], paragraphIndex: Int,
    _ shaper: inout LineShaper
  ) throws(TextError) -> Line {
    guard truncation != .tail else {
      let shaped = try LineTruncation(
        paragraph: paragraph, clusters: start..<paragraph.text.count, mode: .tail,
        widths: widths, losesMore: paragraphIndex < lastVisible
      ).line(&shaper, fits: fits)
      return Line(shaped: shaped, isTruncated: true, direction: paragraph.direction)
    }
    let rest = [paragraphs[paragraphIndex].dropFirst(start)] + paragraphs[(paragraphIndex + 1)...]
    let joined = try shaper.paragraph(
      LineText(rest.joined(separator: " ")), direction: paragraph.direction)
    let full = try shaper.shape(joined, 0..<joined.text.count)
    guard !fits(full.width) else { return Line(shaped: full, direction: paragraph.direction) }
    let shaped = try LineTruncation(
      paragraph: joined, clusters: 0..<joined.text.count, mode: truncation,
      widths: full.widthsOfPrefixes(), losesMore: false
    ).line(&shaper, fits: fits)
    return Line(shaped: shaped, isTruncated: true, direction: paragraph.direction)
  }
}
