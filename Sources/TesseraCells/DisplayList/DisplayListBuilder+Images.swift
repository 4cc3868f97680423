import TesseraGraphics
import TesseraIcons
import TesseraSource

/// Pictures in layers.
extension DisplayListBuilder {
  /// A picture fitted into an area.
  mutating func imageNodes(
    _ image: ImageContent, in area: Rect, shape: Shape, at place: Place
  ) -> [DisplayList.Node] {
    guard let picture = picture(image.source, at: place) else {
      let placeholder = VectorImage.placeholder(area.size * (1 / scale))
      return vectorNodes(placeholder, tint: image.tint, in: area, at: place)
    }
    let target = image.contentMode.placement(of: picture.size, in: area, scale: scale)
    let nodes: [DisplayList.Node]
    switch picture {
    case .vector(let picture):
      nodes = vectorNodes(picture, tint: image.tint, in: target, at: place)
    case .bitmap(let bitmap, _):
      let reduces = target.width < Double(bitmap.width) || target.height < Double(bitmap.height)
      let drawing = DisplayItem.Drawing.image(
        bitmap, in: target, reduces ? .filtered : .bilinear, opacity: 1)
      nodes = [.item(DisplayItem(slot: place.slot, path: place.path, drawing: drawing, tokens: []))]
    }
    let mode = image.contentMode
    let sticksOut = mode == .aspectFill || mode.position != nil && !area.holds(target)
    guard sticksOut, !nodes.isEmpty else { return nodes }
    return [
      .group(
        DisplayGroup(
          path: place.path, compositing: .clipEach, clip: DisplayClip(shape), tokens: [],
          nodes: nodes))
    ]
  }

  /// The picture of a source; nil for a name without one, which is reported.
  private mutating func picture(_ source: ImageContent.Source, at place: Place) -> Icon.Picture? {
    switch source {
    case .vector(let image): return .vector(image)
    case .bitmap(let image): return .bitmap(image, scale: 1)
    case .named(let name):
      do throws(IconFault) {
        let icon = try icons.icon(name, scale: Int(scale))
        for diagnostic in icon.diagnostics { report(diagnostic) }
        return icon.picture
      } catch {
        let found = error.diagnostic(isStrict: icons.isStrict)
        if found.location == nil {
          report(found.severity, code: found.code, found.message, at: place, help: found.help)
        } else {
          report(found)
        }
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
