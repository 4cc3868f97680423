import TesseraGraphics
import TesseraIcons
import TesseraSource

/// Pictures in layers.
extension DisplayListBuilder {
  /// A picture fitted into an area.
  mutating func imageNodes(
    _ image: ImageContent, in area: Rect, shape: Shape, at place: Place
  ) -> [DisplayList.Node] {
    guard let (picture, isMadeAsTemplate) = picture(image.source, at: place) else {
      let placeholder = VectorImage.placeholder(area.size * (1 / scale))
      return vectorNodes(placeholder, tint: image.tint, in: area, at: place)
    }
    let isTemplate =
      image.rendering == .template || image.rendering == .automatic && isMadeAsTemplate
    let mode = image.capInsets == nil ? image.contentMode : .scaleToFill
    let target = mode.placement(of: picture.size, in: area, scale: scale)
    let nodes: [DisplayList.Node]
    switch picture {
    case .vector(let picture):
      if image.capInsets != nil {
        report(
          .warning, "corners keep their size in bitmaps alone; \(picture.name) is stretched whole",
          at: place, help: "leave the cap insets out, or give it a PNG file")
      }
      nodes = vectorNodes(
        isTemplate ? picture.asTemplate() : picture, tint: image.tint, in: target, at: place)
    case .bitmap(let bitmap, let pixels):
      let item = bitmapItem(
        bitmap, pixels: pixels, of: image, isTemplate: isTemplate, in: target, at: place)
      nodes = item.map { [.item($0)] } ?? []
    }
    let sticksOut = mode == .aspectFill || mode.position != nil && !area.holds(target)
    guard sticksOut, !nodes.isEmpty else { return nodes }
    return [
      .group(
        DisplayGroup(
          path: place.path, compositing: .clipEach, clip: DisplayClip(shape), tokens: [],
          nodes: nodes))
    ]
  }

  /// A bitmap, `pixels` of which are a point, stretched to a rectangle.
  private mutating func bitmapItem(
    _ bitmap: StraightImage, pixels: Int, of image: ImageContent, isTemplate: Bool, in target: Rect,
    at place: Place
  ) -> DisplayItem? {
    var (bitmap, opacity, tokens) = (bitmap, 1.0, [TokenUse]())
    if isTemplate {
      guard let (tint, found) = color(image.tint, at: place) else { return nil }
      (bitmap, opacity, tokens) = (bitmap.asTemplate(in: tint), tint.alpha, found)
    }
    let reduces = target.width < Double(bitmap.width) || target.height < Double(bitmap.height)
    let sampling = image.sampling ?? (reduces ? .filtered : .bilinear)
    var drawing = DisplayItem.Drawing.image(bitmap, in: target, sampling, opacity: opacity)
    if let caps = image.capInsets {
      guard let insets = caps.pixels(Double(pixels)) else {
        report(.error, "cap insets are not negative, and finite", at: place)
        return nil
      }
      drawing = .nineSlice(
        bitmap, insets: insets, scale: scale / Double(pixels), in: target, sampling,
        opacity: opacity)
    }
    return DisplayItem(
      slot: place.slot, path: place.path, drawing: drawing, tokens: tokens,
      isTemplate: isTemplate)
  }

  /// The picture of a source, and whether it is made as a template; nil for a name without one, which is
  /// reported.
  private mutating func picture(
    _ source: ImageContent.Source, at place: Place
  ) -> (Icon.Picture, isTemplate: Bool)? {
    switch source {
    case .vector(let image): return (.vector(image), false)
    case .bitmap(let image): return (.bitmap(image, scale: 1), false)
    case .named(let name, let fallback):
      do throws(IconFault) {
        let icon = try icons.icon(name, scale: Int(scale))
        for diagnostic in icon.diagnostics { report(diagnostic) }
        return (icon.picture, icon.isTemplate)
      } catch {
        if let fallback, error.lacksName { return (.vector(fallback), false) }
        var found = error.diagnostic(isStrict: icons.isStrict)
        // What no file says wrong, the layer does.
        if found.location == nil { found.message = "\(self.name(of: place)): \(found.message)" }
        report(found)
        return nil
      }
    }
  }
}

extension Rect {
  /// Whether another rectangle lies inside.
  fileprivate func holds(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}

extension EdgeInsets {
  /// The insets in pixels, of which `scale` are a point; nil where one is negative or not finite.
  fileprivate func pixels(_ scale: Double) -> EdgeInsets? {
    let all = [top, left, bottom, right]
    guard all.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    return EdgeInsets(
      top: top * scale, left: left * scale, bottom: bottom * scale, right: right * scale)
  }
}
