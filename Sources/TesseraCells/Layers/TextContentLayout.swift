import TesseraGraphics
import TesseraSource
import TesseraText

/// A text laid out in device pixels, before it has its place.
struct TextContentLayout {
  /// The lines.
  let block: TextBlock
  /// How they look.
  let style: TextStyle
  /// What the fonts lack.
  let warnings: [Diagnostic]

  /// The baselines of the lines in a frame, on whole device pixels.
  func baselines(in area: Rect, _ placement: TextPlacement, scale: Double) -> [Double] {
    let metrics = block.metrics
    let first =
      switch placement {
      case .center:
        metrics.baseline(centeredIn: area)
          - Double(block.lines.count - 1) * metrics.lineHeight / 2
      case .top: area.minY + block.firstBaseline
      case .bottom: area.maxY - block.size.height + block.firstBaseline
      case .firstBaseline(let distance): area.minY + distance * scale
      }
    return block.lines.indices.map { index in
      (first + Double(index) * metrics.lineHeight + 0.5).rounded(.down)
    }
  }

  /// The lines' outlines, filled by the non-zero rule, and the left end of the first baseline.
  func outline(
    in area: Rect, _ text: TextContent, direction: TextDirection, scale: Double
  ) -> (path: Path, origin: Point) {
    let origins = zip(block.lines, baselines(in: area, text.placement, scale: scale)).map {
      line, baseline in
      Point(text.alignment.originX(of: line.width, in: area, direction: direction), baseline)
    }
    guard block.lines.count > 1 else { return (block.lines[0].outline(at: origins[0]), origins[0]) }
    var path = Path()
    for (line, origin) in zip(block.lines, origins) { path.append(line.outline(at: origin)) }
    return (path, origins[0])
  }

  /// The fingerprints of the fonts that gave glyphs, in order of first use.
  var fonts: [String] {
    var fonts: [String] = []
    for run in block.lines.flatMap(\.runs) where !fonts.contains(run.face.fingerprint) {
      fonts.append(run.face.fingerprint)
    }
    return fonts
  }
}
