internal import TesseraGraphics

/// The attribute `preserveAspectRatio` (SVG 2, section 8.7).
struct AspectRatio: Hashable {
  /// The share of the room that lies before the picture on each axis; nil stretches it.
  let alignment: Point?
  /// Whether the picture covers the viewport instead of lying in it.
  let isSlice: Bool

  /// In the middle, all of it visible.
  static let standard = AspectRatio(alignment: Point(0.5, 0.5), isSlice: false)

  private init(alignment: Point?, isSlice: Bool) {
    self.alignment = alignment
    self.isSlice = isSlice
  }

  /// Reads the attribute; nil where the text is none.
  init?(_ text: String) {
    var words = text.split { $0 == " " || $0 == "\n" || $0 == "\t" }.map(String.init)
    // Once meant for pictures that are referred to.
    if words.first == "defer" { words.removeFirst() }
    guard let first = words.first, words.count <= 2 else { return nil }
    switch words.count > 1 ? words[1] : "meet" {
    case "meet": isSlice = false
    case "slice": isSlice = true
    default: return nil
    }
    if first == "none" {
      alignment = nil
      return
    }
    let shares = ["Min": 0, "Mid": 0.5, "Max": 1]
    guard first.utf8.count == 8, first.hasPrefix("x"), first.dropFirst(4).first == "Y",
      let x = shares[String(first.dropFirst().prefix(3))],
      let y = shares[String(first.dropFirst(5))]
    else { return nil }
    alignment = Point(x, y)
  }
}
