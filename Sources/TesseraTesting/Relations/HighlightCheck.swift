internal import Tessera
internal import TesseraCells
internal import TesseraGraphics
internal import TesseraRaster
internal import TesseraSheets
internal import TesseraSnapshots

/// Whether the highlight is exactly its colour over what lies below it, bit for bit (design section 5).
///
/// The slots up to the highlight are drawn, and those below it alone; wherever the highlight covers a
/// pixel whole, the one must be source-over of its colour and the other. Nothing lies below both, so that
/// a clip around the cell, which is composited first, does not change the rounding.
struct HighlightCheck {
  /// The colour that is expected; nil for the one that the cell's highlight has.
  let color: Color?

  private static let below: Set<Slot> = [.background, .selectedBackground]

  /// Where the highlight is something else; empty where it is not.
  func failures(of looks: LookSelection, in place: TestPlace) throws(TestFailure) -> [TestFailure] {
    let pressed = (looks.states ?? looks.cell.states).filter(\.isHighlighted)
    guard !pressed.isEmpty else { throw TestFailure(LookError.empty(argument: "states")) }
    var failures: [TestFailure] = []
    for look in try looks.groups(in: place, states: pressed).flatMap(\.cases) {
      if let failure = failure(of: look, drawn: try look.draw()) { failures.append(failure) }
    }
    return failures
  }

  /// What is wrong with one look.
  private func failure(of look: SnapshotCase, drawn: CellPicture) -> TestFailure? {
    let list = drawn.list
    let items = list.items.filter { $0.slot == .highlight }
    guard !items.isEmpty else { return TestFailure(["\(look.id): nothing is drawn as highlight"]) }
    var expected = color
    if color == nil, items.count == 1, case .fill(_, _, .color(let own)) = items[0].drawing {
      expected = own
    }
    guard let expected else {
      return TestFailure([
        "\(look.id): the highlight is no single colour, so that it has to be said which is expected"
      ])
    }
    let paint = Pixel(expected)
    let below = DisplayListRenderer.pixmap(of: list.keeping(Self.below))
    let blended = DisplayListRenderer.pixmap(of: list.keeping(Self.below.union([.highlight])))
    let cover = DisplayListRenderer.pixmap(of: list.silhouette(of: .highlight))
    var (covered, wrong) = (0, 0)
    var first: [String] = []
    for y in 0..<below.height {
      for x in 0..<below.width where cover[x, y].alpha == 255 {
        covered += 1
        let wanted = paint.over(below[x, y])
        guard blended[x, y] != wanted else { continue }
        wrong += 1
        guard first.isEmpty else { continue }
        first = [
          "  at \(x),\(y) it is \(blended[x, y].channels), expected \(wanted.channels):"
            + " \(paint.channels) over \(below[x, y].channels)"
        ]
      }
    }
    guard covered > 0 else {
      return TestFailure(["\(look.id): the highlight covers no pixel whole"])
    }
    guard wrong > 0 else { return nil }
    return TestFailure(
      [
        "\(look.id): \(wrong.groupedText) of \(covered.groupedText) pixels of the highlight are not"
          + " \(expected.hexText) over what lies below"
      ] + first)
  }
}

extension Pixel {
  /// Premultiplied red, green, blue and alpha.
  fileprivate var channels: String { "(\(red), \(green), \(blue), \(alpha))" }
}
