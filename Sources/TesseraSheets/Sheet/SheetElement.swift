package import TesseraGraphics
package import TesseraRaster
package import TesseraText

/// A line of text on a sheet.
package struct SheetCaption: Hashable, Sendable {
  /// The text; cut at the end where it is too long for the frame.
  package var text: String
  /// Font size in points.
  package var size: Double
  /// CSS font weight.
  package var weight: Double = 400
  /// The colour of the glyphs.
  package var color: Color
  /// The frame, in points; the line is centred vertically.
  package var frame: Rect
  /// Where the line lies in a wider frame.
  package var alignment: TextAlignment = .leading
}

/// A picture on a sheet.
package struct SheetTile: Sendable {
  /// Gives the pixels, at the sheet's own scale.
  private var draw: @Sendable () -> Pixmap
  /// The top left corner, in points, on whole device pixels.
  package var origin: Point
  /// The colour of a line around the picture, outside of it; nil for none.
  package var edge: Color?

  /// Creates a tile of a picture that is there.
  package init(pixmap: Pixmap, origin: Point) {
    self.init(origin: origin) { pixmap }
  }

  /// Creates a tile of a picture that is drawn when its page is, so that no more than one is in memory.
  package init(origin: Point, edge: Color? = nil, draw: @escaping @Sendable () -> Pixmap) {
    self.draw = draw
    self.origin = origin
    self.edge = edge
  }

  /// The pixels, at the sheet's own scale.
  package var pixmap: Pixmap {
    get { draw() }
    set { draw = { newValue } }
  }
}

/// A horizontal strip of a sheet; pages break between strips.
package struct SheetStrip: Sendable {
  /// The height, in points, the space below included.
  package var height: Double
  /// Texts; frames are relative to the strip.
  package var captions: [SheetCaption] = []
  /// Pictures; origins are relative to the strip.
  package var tiles: [SheetTile] = []
}
