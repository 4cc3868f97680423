import TesseraGraphics
import TesseraRaster
import TesseraSheets
import TesseraText
import Testing

/// A rectangle on a page, in points, and what it is.
struct Placed {
  let name: String
  let frame: Rect
}

extension SheetPage {
  /// The tiles' rectangles, in points.
  func tileFrames(scale: Int) -> [Rect] {
    tiles.map { tile in
      let size = Size(Double(tile.pixmap.width), Double(tile.pixmap.height))
      return Rect(origin: tile.origin, size: size * (1 / Double(scale)))
    }
  }

  /// The lines of text as they are drawn: shaped at the scale, aligned in their frames.
  func lines(scale: Int, fonts: FontLibrary) throws -> [(caption: SheetCaption, ink: Rect)] {
    let factor = Double(scale)
    return try captions.map { caption in
      let style = TextStyle(
        families: ["DejaVu Sans"], weight: caption.weight, size: caption.size * factor)
      let (line, _) = try TextLayout(fonts: fonts).line(
        caption.text, style: style, direction: .leftToRight)
      let width = min(line.width / factor, caption.frame.width)
      let x = caption.alignment.originX(
        of: width, in: caption.frame, direction: .leftToRight)
      // From the top of capitals to the depth of descenders, in the middle of the frame.
      let ink = Rect(x, caption.frame.midY - caption.size / 2, width, caption.size)
      return (caption, ink)
    }
  }

  /// Checks that nothing overlaps, nothing is cut off by the page or its bands, and everything is on
  /// its grid.
  func checkLayout(
    scale: Int, fonts: FontLibrary, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let factor = Double(scale)
    let whole = Rect(origin: .zero, size: size)
    var placed = tileFrames(scale: scale).map { Placed(name: "tile", frame: $0) }
    for (caption, ink) in try lines(scale: scale, fonts: fonts) {
      placed.append(Placed(name: caption.text, frame: ink))
      #expect(caption.frame.contains(ink), "\(caption.text)", sourceLocation: sourceLocation)
    }
    for (index, a) in placed.enumerated() {
      #expect(whole.contains(a.frame), "\(a)", sourceLocation: sourceLocation)
      for b in placed[(index + 1)...] {
        #expect(
          a.frame.intersection(b.frame).isEmpty, "\(a) and \(b)", sourceLocation: sourceLocation)
      }
    }
    let sides = [size.width, size.height]
    #expect(sides.allSatisfy { $0.isMultiple(of: 8) }, sourceLocation: sourceLocation)
    for tile in tiles {
      for side in [tile.origin.x, tile.origin.y] {
        #expect(side.isMultiple(of: 8), sourceLocation: sourceLocation)
        #expect((side * factor).isMultiple(of: 1), sourceLocation: sourceLocation)
      }
    }
    // Every tile lies in exactly one band and keeps the margin from its edges.
    let bands = areas.dropFirst().map(\.frame).filter { $0.height > 1 }
    for frame in tileFrames(scale: scale) {
      let holders = bands.filter { $0.inset(by: 32).contains(frame) }
      #expect(holders.count == 1, "\(frame)", sourceLocation: sourceLocation)
    }
  }
}

extension Rect {
  /// Whether another rectangle lies inside, but for a rounding error.
  fileprivate func contains(_ other: Rect) -> Bool {
    let grown = inset(by: -1e-6)
    return other.minX >= grown.minX && other.maxX <= grown.maxX && other.minY >= grown.minY
      && other.maxY <= grown.maxY
  }
}

extension Double {
  /// Whether the number is a whole multiple of another.
  fileprivate func isMultiple(of step: Double) -> Bool {
    truncatingRemainder(dividingBy: step) == 0
  }
}

extension SheetPage {
  /// The width that a caption would take without a limit, in points.
  func uncut(_ caption: SheetCaption, scale: Int, fonts: FontLibrary) throws -> Double {
    let style = TextStyle(
      families: ["DejaVu Sans"], weight: caption.weight, size: caption.size * Double(scale))
    let (line, _) = try TextLayout(fonts: fonts).line(
      caption.text, style: style, direction: .leftToRight)
    return line.width / Double(scale)
  }
}
