package import TesseraGraphics

/// Drawing that is held to a shape or composited as one.
///
/// Both are scopes and not pairs of calls, so that none can be left open.
extension Canvas {
  /// Draws what `body` draws, cut to a shape; scopes nest.
  ///
  /// Each step inside is cut by itself, with `div255(coverage · clip)`. Where several opaque steps
  /// meet at a curved edge, the lower ones shine through there; a group with a clip does not have this.
  package mutating func withClip(
    _ shape: Shape, rule: FillRule = .nonZero, _ body: (inout Canvas) -> Void
  ) {
    let outer = clip
    clip = Clip(shape, rule: rule, within: outer, area: drawArea)
    body(&self)
    clip = outer
  }

  /// Draws what `body` draws into a clear layer, which is then composited as one picture.
  ///
  /// Opacity, cut to 0…1 and quantised once, and the clips, the group's own and those around it, apply
  /// once, to the finished layer: m = div255(opacity · clip). A group that holds a single fill had
  /// better be a fill with its colour's alpha multiplied: that is quantised once less (design section
  /// 5); whoever makes the groups sees to it.
  package mutating func withGroup(
    opacity: Double, clip shape: Shape? = nil, rule: FillRule = .nonZero,
    _ body: (inout Canvas) -> Void
  ) {
    let outer = clip
    if let shape { clip = Clip(shape, rule: rule, within: outer, area: drawArea) }
    let area = drawArea
    let inner = clip
    clip = nil

    var below = Surface(area: area)
    swap(&below, &surface)
    body(&self)
    swap(&below, &surface)

    clip = inner
    composite(below, opacity: Pixel.quantize(opacity))
    clip = outer
  }

  /// Composites a finished layer under the clip.
  private mutating func composite(_ layer: Surface, opacity: UInt8) {
    var paint = RowPaint(.surface(layer), columns: layer.area.columns)
    var row = CoverageRow(columns: layer.area.columns)
    row.append(layer.area.columns, uniform: opacity)
    var clipped = CoverageRow(columns: layer.area.columns)
    for y in layer.area.rows { blend(&paint, through: row, y: y, clipped: &clipped) }
  }
}
