import TesseraCells
import TesseraGraphics

/// Where a golden's layer was, as far as its line tells.
///
/// golden's line + the fresh drawing that it meets → a drawing of the same coverage, or a rectangle
/// that it was in. Rectangles, ellipses and rounded ones are written out, so they can be drawn again. Of
/// glyphs and free outlines only bounds and a hash are there; where the fresh one is the same in another
/// place (steps and size, or text, size and fonts), that one is moved back. Writing every curve into the
/// golden was rejected: the text would be larger than the picture.
enum PastPlace {
  /// It left coverage where this does.
  case drawing(DisplayItem)
  /// It was somewhere in a rectangle of device pixels.
  case within(Rect)
  /// Nothing is known.
  case anywhere

  /// Finds the place.
  ///
  /// - Parameters:
  ///   - line: The golden's line.
  ///   - fresh: The fresh line and drawing that it meets; nil where the layer is gone.
  init(of line: DisplayLine, meeting fresh: (line: DisplayLine, item: DisplayItem)?) {
    let color = Color.parseHex(line.paint) ?? .black
    if let fresh, fresh.line.geometry == line.geometry {
      self = .drawing(fresh.item.painted(color))
      return
    }
    guard let (text, plane) = GeometryScanner.plane(in: line.geometry),
      let place = Self.place(line.kind, text, color: color, fresh)
    else {
      self = .anywhere
      return
    }
    guard let plane else {
      self = place
      return
    }
    switch place {
    case .drawing(var item):
      item.plane = item.plane.map { $0.concatenating(plane) } ?? plane
      self = .drawing(item)
    case .within, .anywhere: self = .anywhere
    }
  }

  /// Reads the geometry of a kind of drawing.
  private static func place(
    _ kind: String, _ text: Substring, color: Color,
    _ fresh: (line: DisplayLine, item: DisplayItem)?
  ) -> PastPlace? {
    if kind == "text" { return textPlace(text, color: color, fresh) }
    var scanner = GeometryScanner(text)
    guard let outline = scanner.outline() else { return nil }
    switch outline {
    case .shape(let shape):
      return drawing(kind, shape, &scanner, color: color).map {
        .drawing(DisplayItem(slot: .background, path: "", drawing: $0, tokens: []))
      }
    case .path(let steps, let rect):
      let reach = reach(kind, &scanner)
      if let fresh, let now = GeometryScanner.plane(in: fresh.line.geometry)?.rest {
        var other = GeometryScanner(now)
        if case .path(steps, let area)? = other.outline(), area.size == rect.size {
          return .drawing(
            fresh.item.painted(color).moved(by: rect.minX - area.minX, rect.minY - area.minY))
        }
      }
      return .within(rect.inset(by: -reach))
    }
  }

  /// The drawing of a kind on a shape, whose further numbers come next.
  private static func drawing(
    _ kind: String, _ shape: Shape, _ scanner: inout GeometryScanner, color: Color
  ) -> DisplayItem.Drawing? {
    switch kind {
    case "fill":
      return .fill(shape, rule: scanner.take("evenodd") ? .evenOdd : .nonZero, .color(color))
    case "image", "nineSlice": return .fill(shape, .color(.black))
    case "border":
      guard scanner.take("width"), let width = scanner.number() else { return nil }
      let alignment: StrokeAlignment =
        scanner.take("center") ? .center : scanner.take("outside") ? .outside : .inside
      // Dashes are drawn as the line that they are cut from.
      return .border(shape, StrokeStyle(width: width), alignment, .color(color))
    case "shadow", "innerShadow":
      let spread = scanner.take("spread") ? scanner.number() : 0
      guard let spread, scanner.take("by"), let offset = scanner.point(), scanner.take("sigma"),
        let sigma = scanner.number()
      else { return nil }
      guard kind == "shadow" else {
        return .innerShadow(shape, spread: spread, offset: offset, sigma: sigma, color)
      }
      var cut: Shape?
      if scanner.take("outside"), case .shape(let shape)? = scanner.outline() { cut = shape }
      return .shadow(
        shape, spread: spread, offset: offset, sigma: sigma, color, clippedOutOf: cut)
    default: return nil
    }
  }

  /// How far from an outline's bounds a kind of drawing reaches, whose numbers come next.
  private static func reach(_ kind: String, _ scanner: inout GeometryScanner) -> Double {
    switch kind {
    case "stroke", "border": return scanner.take("width") ? scanner.number() ?? 0 : 0
    case "shadow":
      let spread = scanner.take("spread") ? scanner.number() ?? 0 : 0
      guard scanner.take("by"), let offset = scanner.point(), scanner.take("sigma"),
        let sigma = scanner.number()
      else { return spread }
      return spread + max(abs(offset.x), abs(offset.y)) + 3 * sigma + 1
    default: return 0
    }
  }

  /// What the words of a text's geometry say behind its characters.
  private struct TextLine {
    let string: Substring
    let origin: Point
    let size: Double
    let fonts: [Substring]
    let lines: Int

    init?(_ text: Substring) {
      let mark = "\" at "
      guard let end = text.ranges(of: mark).last else { return nil }
      string = text[..<end.lowerBound]
      var scanner = GeometryScanner(text[end.upperBound...])
      guard let origin = scanner.point(), scanner.take("size"), let size = scanner.number() else {
        return nil
      }
      var fonts: [Substring] = []
      while let word = scanner.word() { fonts.append(word) }
      (self.origin, self.size, self.fonts) = (origin, size, fonts.dropLast())
      lines = string.ranges(of: "\\n").count + 1
    }
  }

  /// Where a text was: the fresh one moved back, or the room that its lines took.
  private static func textPlace(
    _ text: Substring, color: Color, _ fresh: (line: DisplayLine, item: DisplayItem)?
  ) -> PastPlace? {
    guard let old = TextLine(text) else { return nil }
    if let fresh, let now = TextLine(fresh.line.geometry[...]), now.string == old.string,
      now.size == old.size, now.fonts == old.fonts
    {
      return .drawing(
        fresh.item.painted(color).moved(
          by: old.origin.x - now.origin.x, old.origin.y - now.origin.y))
    }
    // No line is written with more than twice its size from one to the next, or ends are unknown.
    let top = old.origin.y - 1.5 * old.size
    let height = (1 + 2 * Double(old.lines)) * old.size
    return .within(Rect(old.origin.x - old.size, top, Appearance.canvasLimit * 2, height))
  }
}
