package import TesseraGraphics
package import TesseraRaster
import TesseraSource
package import TesseraText

/// A page of a sheet with everything at its place.
package struct SheetPage: Sendable {
  /// The size, in points.
  package var size: Size
  /// Coloured areas from the bottom: the page, the bands, thin lines.
  package var areas: [(frame: Rect, color: Color)] = []
  /// Texts.
  package var captions: [SheetCaption] = []
  /// Pictures.
  package var tiles: [SheetTile] = []

  /// Adds a strip at a height.
  mutating func place(_ strip: SheetStrip, at y: Double) {
    for var caption in strip.captions {
      caption.frame = caption.frame.offset(by: 0, y)
      captions.append(caption)
    }
    for var tile in strip.tiles {
      tile.origin = tile.origin + Point(0, y)
      tiles.append(tile)
    }
  }

  /// Draws the page.
  ///
  /// - Parameters:
  ///   - scale: Device pixels per point.
  ///   - fonts: The fonts of the captions.
  /// - Returns: The pixels of the whole page.
  /// - Throws: `TextError` where no font can be used.
  package func pixmap(scale: Int, fonts: FontLibrary) throws(TextError) -> Pixmap {
    let factor = Double(scale)
    let pixels = Rect(origin: .zero, size: size).scaled(by: factor).snapped
    var canvas = Canvas(width: Int(pixels.width), height: Int(pixels.height), fill: .clear)
    for area in areas {
      canvas.fill(.rectangle(area.frame.scaled(by: factor).snapped), with: .color(area.color))
    }
    let layout = TextLayout(fonts: fonts)
    for caption in captions {
      let frame = caption.frame.scaled(by: factor)
      let style = caption.style(scale: factor)
      let (line, _) = try layout.line(
        caption.text, style: style, direction: .leftToRight, maximumWidth: frame.width)
      let x = caption.alignment.originX(of: line.width, in: frame, direction: .leftToRight)
      let baseline = (try layout.metrics(for: style).baseline(centeredIn: frame) + 0.5)
        .rounded(.down)
      let outline = line.outline(at: Point((x + 0.5).rounded(.down), baseline))
      canvas.fill(.path(outline), with: .color(caption.color))
    }
    for tile in tiles {
      let origin = tile.origin * factor
      let pixmap = tile.pixmap
      if let edge = tile.edge {
        let line = -factor.rounded()
        let frame = Rect(origin.x, origin.y, Double(pixmap.width), Double(pixmap.height))
          .inset(by: EdgeInsets(top: line, left: line, bottom: line, right: line))
        canvas.fill(.rectangle(frame.snapped), with: .color(edge))
      }
      canvas.draw(pixmap, atX: Int(origin.x.rounded()), y: Int(origin.y.rounded()))
    }
    return canvas.finish()
  }
}

extension SheetCaption {
  /// The font at a scale.
  func style(scale: Double) -> TextStyle {
    TextStyle(families: ["DejaVu Sans"], weight: weight, size: size * scale)
  }

  /// The width of the text, in points, measured at the size that it is drawn in, and what the fonts
  /// lack for it.
  ///
  /// - Throws: `TextError` where no font can be used.
  func measure(
    scale: Int, fonts: FontLibrary
  ) throws(TextError) -> (width: Double, warnings: [Diagnostic]) {
    let factor = Double(scale)
    let (line, warnings) = try TextLayout(fonts: fonts).line(
      text, style: style(scale: factor), direction: .leftToRight)
    return (line.width / factor, warnings)
  }
}
