package import TesseraGraphics

/// Drawing that is held to a shape or a mask, moved, or composited as one.
///
/// All are scopes and not pairs of calls, so that none can be left open.
extension Canvas {
  /// Draws what `body` draws, cut to a shape; scopes nest, and their coverages multiply.
  ///
  /// Each step inside is cut by itself, with `div255(coverage · clip)`. Where several opaque steps
  /// meet at a curved edge, the lower ones shine through there; a group with a clip does not have this.
  /// A rectangle on whole pixels costs nothing.
  package mutating func withClip(
    _ shape: Shape, rule: FillRule = .nonZero, _ body: (inout Canvas) -> Void
  ) {
    withRegion(clip: shape, rule: rule, mask: nil, body)
  }

  /// Draws what `body` draws, cut to a mask, which is 0 outside of its area; scopes nest as clips do.
  package mutating func withMask(_ mask: Mask, _ body: (inout Canvas) -> Void) {
    withRegion(clip: nil, rule: .nonZero, mask: mask, body)
  }

  /// Draws what `body` draws with all coordinates under a transform; scopes nest, the inner transform
  /// being applied first.
  ///
  /// Strokes are made first and then transformed, so a line of width 1 scaled by two is two pixels
  /// wide. A clip or a mask in force stays where it is.
  package mutating func withTransform(
    _ transform: AffineTransform, _ body: (inout Canvas) -> Void
  ) {
    let outer = self.transform
    let joined = outer.map(transform.concatenating) ?? transform
    self.transform = joined == .identity ? nil : joined
    body(&self)
    self.transform = outer
  }

  /// Draws what `body` draws into a clear layer, which is then composited as one picture.
  ///
  /// Opacity, cut to 0…1 and quantised once, the clips and masks, the group's own and those around it,
  /// apply once, to the finished layer: m = div255(opacity · clip). A group that holds a single fill had
  /// better be a fill with its colour's alpha multiplied: that is quantised once less (design section
  /// 5); whoever makes the groups sees to it.
  ///
  /// The shape of a group, outside of which no blend mode changes anything, is all that its clips and
  /// its mask leave it.
  package mutating func withGroup(
    opacity: Double = 1, blendMode: BlendMode = .sourceOver, clip shape: Shape? = nil,
    rule: FillRule = .nonZero, mask: Mask? = nil, _ body: (inout Canvas) -> Void
  ) {
    withRegion(clip: shape, rule: rule, mask: mask) { canvas in
      var layer = canvas.drawLayer(over: canvas.drawArea, body)
      if !blendMode.keepsBackdropUnderClear { layer.fillOut() }
      canvas.composite(layer, opacity: Pixel.quantize(opacity), blendMode)
      canvas.keep(layer)
    }
  }

  /// Draws what `body` draws into a clear layer and makes a mask of it, for `withMask` or a group.
  ///
  /// The mask is that of the pixels that drawing can reach at the moment. One that is to be used within a
  /// blurred group (`withBlur`) must reach as far as that does: `sigma` is the group's.
  package mutating func mask(
    of kind: MaskKind, blurredBy sigma: Double = 0, _ body: (inout Canvas) -> Void
  ) -> Mask {
    let layer = drawLayer(over: drawArea.grown(by: blurReach(sigma: sigma)), body)
    let mask = Mask(layer, kind)
    keep(layer)
    return mask
  }

  /// Draws what `body` draws under one more clip or mask.
  private mutating func withRegion(
    clip shape: Shape?, rule: FillRule, mask: Mask?, _ body: (inout Canvas) -> Void
  ) {
    let outerArea = drawArea
    let outerClip = blender.clip
    if let shape {
      if let rect = PixelRect(onWholePixels: shape, transform: transform) {
        drawArea = drawArea.intersection(rect)
      } else {
        cut(
          to: Clip(
            shape, transform: transform, rule: rule, within: blender.clip, area: drawArea,
            coverage: &coverage, kernels: kernels))
      }
    }
    if let mask {
      cut(to: Clip(mask, within: blender.clip, area: drawArea, kernels: kernels))
    }
    body(&self)
    blender.clip = outerClip
    drawArea = outerArea
  }

  /// Holds drawing to a clip, which has those around it in it.
  private mutating func cut(to clip: Clip) {
    drawArea = drawArea.intersection(clip.mask.area)
    blender.clip = clip
  }

  /// Draws into a clear layer over `area`, which nothing clips and which may reach beyond the canvas; it
  /// comes back settled, and goes to `keep` when it is done with.
  mutating func drawLayer(
    over area: PixelRect, _ body: (inout Canvas) -> Void
  ) -> Surface {
    let outerArea = drawArea
    let clip = blender.clip
    // What lies beyond the pixels around is made when it is drawn.
    var layer = takeLayer(over: area.intersection(blender.surface.area), growingTo: area)
    blender.clip = nil
    blender.makeRoom(for: area.columns)
    drawArea = area
    swap(&layer, &blender.surface)
    body(&self)
    swap(&layer, &blender.surface)
    drawArea = outerArea
    blender.clip = clip
    layer.settle()
    return layer
  }

  /// A clear layer, with pixels that are kept where there are enough.
  mutating func takeLayer(over area: PixelRect, growingTo limit: PixelRect? = nil) -> Surface {
    let count = area.width * area.height
    let spare = spareLayers.firstIndex { $0.count >= count }
    let pixels =
      spare.map { spareLayers.remove(at: $0) } ?? [Pixel](repeating: .clear, count: count)
    return Surface(area: area, pixels: pixels, growingTo: limit, kernels: kernels)
  }

  /// Takes a layer that is done with back into the store, clear, unless it is much larger than the
  /// canvas: what a wide blur needs once would be held for ever.
  mutating func keep(_ layer: consuming Surface) {
    guard layer.pixels.count <= 4 * area.width * area.height else { return }
    layer.erase()
    spareLayers.append(layer.pixels)
  }

  /// Composites a finished layer under the clip.
  ///
  /// Of a layer only what was drawn counts, unless the mode shows clear pixels, too.
  mutating func composite(
    _ layer: borrowing Surface, opacity: UInt8, _ blendMode: BlendMode = .sourceOver
  ) {
    let shown = blendMode.keepsBackdropUnderClear ? layer.touched : layer.area
    guard let shown, opacity > 0 else { return }
    composite(layer, over: shown, opacity: opacity, blendMode)
  }

  /// Composites a part of a layer under the clip.
  mutating func composite(
    _ layer: borrowing Surface, over part: PixelRect, opacity: UInt8, _ blendMode: BlendMode
  ) {
    let area = part.intersection(drawArea)
    guard !area.isEmpty else { return }
    layerRow.begin(columns: area.columns)
    layerRow.append(area.columns, uniform: opacity)
    for y in area.rows { blender.blend(layer, through: layerRow, y: y, blendMode) }
  }
}
