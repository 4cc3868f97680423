package import TesseraGraphics

/// Vector picture → drawings in device pixels: the one way of icons, in cells and alone.
///
/// An outline goes to the canvas as it is, because curves survive every affine map. A line does not:
/// where the map changes lengths unevenly, it is made in a plane of its own, as large as the canvas has
/// it, and distorted afterwards. Widening a line by the mean factor was rejected: a circle stretched to
/// an ellipse then has a line of one width, which no other renderer draws.
package struct VectorPlacement {
  /// Why a part of a picture cannot be drawn.
  package enum Fault: Error, Hashable {
    /// A coordinate is not finite where it is to be drawn.
    case outline
    /// A width or a dash is not finite where it is to be drawn.
    case line
  }

  /// The slot of the layer.
  package let slot: Slot
  /// The layer's path.
  package let path: String
  /// The colour of template parts, in sRGB; nil leaves them out.
  package let tint: Color?
  /// The theme values that took part in the tint.
  package let tintTokens: [TokenUse]
  /// What was found wrong.
  package private(set) var faults: Set<Fault> = []
  /// How many parts there were so far; numbers them.
  private var count = 0

  /// Creates a placement for a layer.
  package init(slot: Slot, path: String, tint: Color?, tintTokens: [TokenUse] = []) {
    self.slot = slot
    self.path = path
    self.tint = tint
    self.tintTokens = tintTokens
  }

  /// The drawings of a picture stretched to a rectangle of device pixels.
  package mutating func nodes(of picture: VectorImage, in target: Rect) -> [DisplayList.Node] {
    guard !picture.size.isEmpty, !target.isEmpty else { return [] }
    let map = AffineTransform(
      a: target.width / picture.size.width, b: 0, c: 0, d: target.height / picture.size.height,
      tx: target.minX, ty: target.minY)
    return nodes(picture.nodes, map, picture.name)
  }

  private mutating func nodes(
    _ nodes: [VectorImage.Node], _ map: AffineTransform, _ name: String
  ) -> [DisplayList.Node] {
    nodes.flatMap { node in
      switch node {
      case .part(let part): self.nodes(of: part, map, name)
      case .group(let group): self.nodes(of: group, map, name)
      }
    }
  }

  // MARK: - Groups

  /// A group; several regions that cut it nest.
  private mutating func nodes(
    of group: VectorImage.Group, _ map: AffineTransform, _ name: String
  ) -> [DisplayList.Node] {
    let inner = nodes(group.nodes, map, name)
    guard !inner.isEmpty else { return [] }
    var clips = group.clips.map { clip in
      DisplayClip(
        clip.outlines.map { .init(.path($0.path.transformed(by: map)), rule: $0.rule) })
    }
    guard clips.allSatisfy({ $0.outlines.allSatisfy(\.shape.isFinite) }) else {
      faults.insert(.outline)
      return []
    }
    func grouped(
      _ nodes: [DisplayList.Node], _ compositing: DisplayGroup.Compositing, _ clip: DisplayClip?
    ) -> [DisplayList.Node] {
      [
        .group(
          DisplayGroup(
            path: "\(path)/\(name)", compositing: compositing, clip: clip, tokens: [],
            nodes: nodes))
      ]
    }
    let innermost = clips.popLast()
    // What is a single drawing needs no layer to be cut.
    let isOne = inner.count == 1 && group.opacity >= 1
    var nodes = inner
    if innermost != nil || group.opacity < 1 {
      nodes = grouped(nodes, isOne ? .clipEach : .asOne(opacity: group.opacity), innermost)
    }
    for clip in clips.reversed() { nodes = grouped(nodes, .clipEach, clip) }
    return nodes
  }

  // MARK: - Parts

  private mutating func nodes(
    of part: VectorImage.Part, _ map: AffineTransform, _ name: String
  ) -> [DisplayList.Node] {
    let itemPath = "\(path)/\(name).\(count)"
    count += 1
    let map = part.transform.concatenating(map)
    var paint: Paint
    var plane: AffineTransform?
    switch part.ink {
    case .tint:
      guard let tint else { return [] }
      paint = .color(tint)
    case .color(let own): paint = .color(own.mappedToSRGB())
    case .gradient(let gradient):
      guard
        let placed = gradient.placed(
          by: gradient.transform.concatenating(map), tint: tint ?? .clear)
      else { return [] }
      paint = placed.paint
      plane = placed.plane
    }
    if part.opacity < 1 { paint = paint.multiplyingAlpha(by: max(0, part.opacity)) }
    func item(_ drawing: DisplayItem.Drawing, plane: AffineTransform?) -> DisplayItem {
      DisplayItem(
        slot: slot, path: itemPath, drawing: drawing, tokens: part.ink.takesTint ? tintTokens : [],
        isTemplate: part.ink.takesTint, plane: plane)
    }

    guard let style = part.stroke else {
      guard let outline = outline(of: part.path, map, plane: plane) else { return [] }
      return [.item(item(.fill(.path(outline), rule: part.rule, paint), plane: plane))]
    }
    guard let line = line(along: part.path, style, map) else { return [] }
    guard let plane else {
      return [.item(item(.stroke(line.path, line.style, paint), plane: line.plane))]
    }
    // A line and a gradient in planes of their own: the gradient is cut to the line.
    let reach = line.style.width * max(1, line.style.miterLimit)
    let box = (line.path.controlBounds ?? .zero).inset(by: -reach)
    let area = Path { $0.add(box) }.transformed(by: line.plane ?? .identity)
    guard let inverse = plane.inverse else { return [] }
    let colours = item(.fill(.path(area.transformed(by: inverse)), paint), plane: plane)
    var shape = item(.stroke(line.path, line.style, .color(.black)), plane: line.plane)
    shape.isTemplate = false
    shape.tokens = []
    func group(
      _ compositing: DisplayGroup.Compositing, _ nodes: [DisplayList.Node]
    ) -> DisplayList.Node {
      .group(
        DisplayGroup(path: itemPath, compositing: compositing, clip: nil, tokens: [], nodes: nodes))
    }
    let cut = group(.asOne(opacity: 1, blendMode: .destinationIn), [.item(shape)])
    return [group(.asOne(opacity: 1), [.item(colours), cut])]
  }

  /// An outline on the canvas, or in a plane of its own; nil where it is not finite.
  private mutating func outline(
    of path: Path, _ map: AffineTransform, plane: AffineTransform?
  ) -> Path? {
    var map = map
    if let plane {
      guard let inverse = plane.inverse else { return nil }
      map = map.concatenating(inverse)
    }
    let outline = path.transformed(by: map)
    guard outline.isFinite else {
      faults.insert(.outline)
      return nil
    }
    return outline
  }

  /// A line on the canvas, or in a plane where all lengths are as the longest on the canvas.
  private mutating func line(
    along path: Path, _ style: StrokeStyle, _ map: AffineTransform
  ) -> (path: Path, style: StrokeStyle, plane: AffineTransform?)? {
    let uniform = map.uniformScale
    let factor = uniform ?? map.largestScale
    // What is flattened to a point or a line has no line along it.
    guard factor > 0 else { return nil }
    let plane =
      uniform == nil ? AffineTransform.scale(1 / factor, 1 / factor).concatenating(map) : nil
    let path = path.transformed(by: uniform == nil ? .scale(factor, factor) : map)
    guard path.isFinite, plane?.isFinite != false else {
      faults.insert(.outline)
      return nil
    }
    var style = style
    style.width *= factor
    style.dash = style.dash.map { dash in
      StrokeDash(dash.lengths.map { $0 * factor }, phase: dash.phase * factor)
    }
    guard style.width.isFinite else {
      faults.insert(.line)
      return nil
    }
    return (path, style, plane)
  }
}
