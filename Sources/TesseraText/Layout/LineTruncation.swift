/// Cuts a line until it fits with an ellipsis in place of what is lost.
///
/// A cut goes between two grapheme clusters and leaves no white space beside the ellipsis. What is
/// kept is shaped anew together with the ellipsis, as the letters beside it take other forms. The bidi
/// algorithm puts the ellipsis where the cut is: at the left of a right-to-left paragraph that loses
/// its tail.
struct LineTruncation {
  /// The paragraph that the line is a part of.
  let paragraph: ParagraphText
  /// The grapheme clusters that do not fit.
  let clusters: Range<Int>
  /// Which part is lost.
  let mode: TextTruncation
  /// Widths of the paragraph's first 0, 1, 2, … clusters, as they are shaped in the whole.
  let widths: [Double]
  /// Whether an ellipsis is due even if nothing of the line is lost, since other lines are.
  let losesMore: Bool

  private static let ellipsis: UInt32 = 0x2026

  /// The longest line that fits.
  ///
  /// - Parameters:
  ///   - shaper: shapes the candidates.
  ///   - fits: whether a width, in pixels, has room.
  /// - Returns: nil when not even the ellipsis fits.
  /// - Throws: as the shaper.
  func line(
    _ shaper: inout LineShaper, fits: (Double) -> Bool
  ) throws(TextError) -> ShapedLine? {
    let bare = try candidate(0, &shaper)
    guard fits(bare.width) else { return nil }

    // The widths in the whole paragraph tell about where to cut; what is drawn there decides.
    let most = losesMore ? clusters.count : clusters.count - 1
    guard most > 0 else { return bare }
    let estimated = (0...most).last { fits(estimate($0) + bare.width) } ?? 0
    var (count, best) =
      try LongestFit.search(0...estimated, fits: fits) { count throws(TextError) in
        try candidate(count, &shaper)
      } ?? (0, bare)
    while let next = (count..<max(count, most))
      .first(where: { !paragraph.text.isWhitespace(gained($0)) })
    {
      let longer = try candidate(next + 1, &shaper)
      guard fits(longer.width) else { break }
      best = longer
      count = next + 1
    }
    return best
  }

  /// What is kept before and behind the ellipsis when `count` clusters are.
  private func kept(_ count: Int) -> (head: Range<Int>, tail: Range<Int>) {
    let headCount =
      switch mode {
      case .head: 0
      case .middle: (count + 1) / 2
      case .tail: count
      }
    let (start, end) = (clusters.lowerBound, clusters.upperBound)
    return (start..<start + headCount, end - (count - headCount)..<end)
  }

  /// The cluster that is kept when one more than `count` are.
  private func gained(_ count: Int) -> Int {
    let (now, next) = (kept(count), kept(count + 1))
    return now.head == next.head ? next.tail.lowerBound : now.head.upperBound
  }

  /// About the width of `count` clusters, without the ellipsis.
  private func estimate(_ count: Int) -> Double {
    let (head, tail) = kept(count)
    return widths[head.upperBound] - widths[head.lowerBound]
      + (widths[tail.upperBound] - widths[tail.lowerBound])
  }

  /// The line that keeps `count` clusters, less the white space beside the cut.
  private func candidate(
    _ count: Int, _ shaper: inout LineShaper
  ) throws(TextError) -> ShapedLine {
    var (head, tail) = kept(count)
    while let last = head.last, paragraph.text.isWhitespace(last) { head = head.dropLast() }
    while let first = tail.first, paragraph.text.isWhitespace(first) { tail = tail.dropFirst() }
    return try shaper.shape(paragraph, head, Self.ellipsis, tail)
  }
}
