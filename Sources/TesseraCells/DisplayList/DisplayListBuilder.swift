import TesseraGraphics
import TesseraIcons
import TesseraSource
import TesseraText
import TesseraTheme

/// Layer tree → display list: the one place where points become device pixels and theme references
/// become values.
///
/// Layers are visited from the bottom. Frames of slots, baselines and icons snap to whole device
/// pixels, everything else keeps its fraction (design section 5). Values are resolved where they are
/// used, so that each drawing carries exactly the tokens that it depends on; resolving the whole
/// tree first was rejected because it loses that link. What cannot be drawn (a number that is not
/// finite, a role that the cell does not declare) becomes a diagnostic that names the layer, and the
/// rest is drawn all the same.
struct DisplayListBuilder {
  /// What is drawn.
  let appearance: Appearance
  /// The fonts that texts are shaped with.
  let fonts: FontLibrary
  /// The icons that have names.
  let icons: IconLibrary
  /// Device pixels per point.
  let scale: Double
  /// The canvas' top left corner, in device pixels from that of the cell's bounds.
  let origin: Point
  /// What was found wrong, each finding once.
  private(set) var diagnostics: [Diagnostic] = []

  init(appearance: Appearance, fonts: FontLibrary, icons: IconLibrary) {
    self.appearance = appearance
    self.fonts = fonts
    self.icons = icons
    scale = Double(appearance.context.environment.scale)
    origin = appearance.canvas.origin
  }

  /// Builds the whole list.
  mutating func build() -> (list: DisplayList, diagnostics: [Diagnostic]) {
    let tree = LayerTree(of: appearance.cell, in: appearance.context)
    let bounds = appearance.context.bounds
    let area = pixels(bounds).snapped
    var nodes: [DisplayList.Node] = []
    for entry in tree.entries where entry.isVisible {
      nodes += self.nodes(
        of: entry.layer, in: bounds, area: area,
        at: Place(slot: entry.slot, path: entry.path, isSlotRoot: true))
    }
    if let clip = tree.clip, !nodes.isEmpty {
      nodes = clipped(nodes, to: clip, in: area)
    }
    let backdrop = backdrop()
    let canvas = appearance.canvas
    let list = DisplayList(
      width: Int(canvas.width), height: Int(canvas.height), scale: Int(scale),
      bounds: area, backdrop: backdrop?.color, backdropTokens: backdrop?.tokens ?? [],
      nodes: nodes)
    return (list, diagnostics)
  }

  /// All slots cut to the cell's one clip, once.
  private mutating func clipped(
    _ nodes: [DisplayList.Node], to clip: LayerShape, in area: Rect
  ) -> [DisplayList.Node] {
    let place = Place(slot: .background, path: "clip", isSlotRoot: false)
    guard let (shape, tokens) = shape(clip, in: area, at: place) else { return nodes }
    let group = DisplayGroup(
      path: place.path, compositing: .asOne(opacity: 1), clip: DisplayClip(shape), tokens: tokens,
      nodes: nodes)
    return [.group(group)]
  }

  /// Where a layer stands in the tree.
  struct Place {
    let slot: Slot
    let path: String
    let isSlotRoot: Bool

    /// The place of a child.
    func child(_ layer: Layer, index: Int) -> Place {
      let name = layer.name.isEmpty ? String(index) : layer.name
      return Place(slot: slot, path: "\(path)/\(name)", isSlotRoot: false)
    }
  }

  /// The drawings of a layer and everything in it.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - parent: The parent's frame in points from the cell's top left corner.
  ///   - parentArea: The same in device pixels, as it is drawn; a layer without a frame fills it.
  ///   - place: Its name, and whether it is a slot's own layer.
  /// - Returns: The drawings from the bottom; none for a layer that is not visible.
  private mutating func nodes(
    of layer: Layer, in parent: Rect, area parentArea: Rect, at place: Place
  ) -> [DisplayList.Node] {
    var (frame, area) = (parent, parentArea)
    if let own = layer.frame {
      frame = own.offset(by: parent.minX, parent.minY)
      area = place.isSlotRoot ? pixels(frame).snapped : pixels(frame)
    }
    guard area.isFinite else {
      report(.error, "the frame is not finite", at: place)
      return []
    }
    guard let (shape, shapeTokens) = shape(layer.shape, in: area, at: place) else { return [] }
    let (opacity, opacityTokens) = number(layer.opacity, as: .opacity, at: place)
    guard opacity > 0 else { return [] }

    let outline = Outline(shape: shape, tokens: shapeTokens)
    let shadows = shadowItems(layer.shadows, of: outline, at: place)
    let fill = layer.fill.flatMap {
      fillItem($0, shape: shape, area: area, shapeTokens: shapeTokens, at: place)
    }
    let image = layer.image.map { imageNodes($0, in: area, shape: shape, at: place) } ?? []
    var content: [DisplayList.Node] = []
    if let text = layer.text, let item = textItem(text, in: area, at: place) {
      content.append(.item(item))
    }
    for (index, child) in layer.children.enumerated() {
      content += nodes(
        of: child, in: frame, area: area, at: place.child(child, index: index))
    }
    var inner = shadows.inner.map(DisplayList.Node.item)
    if layer.clips {
      // Each drawing is clipped on its own, so a group may be cut in two.
      inner =
        inner.isEmpty
        ? clipEach(image + content, to: outline, at: place)
        : clipEach(image, to: outline, at: place) + inner
          + clipEach(content, to: outline, at: place)
    } else {
      inner = image + inner + content
    }
    let border = layer.border.flatMap {
      borderItem($0, shape: shape, shapeTokens: shapeTokens, at: place)
    }
    let behind = (shadows.outer + (fill.map { [$0] } ?? [])).map(DisplayList.Node.item)
    let nodes = behind + inner + (border.map { [.item($0)] } ?? [])
    return composite(nodes, of: layer, opacity: min(1, opacity), opacityTokens, at: place)
  }

  /// A layer's outline, and the theme values that took part in it.
  struct Outline {
    let shape: Shape
    let tokens: [TokenUse]
  }

  /// Drawings that are cut to an outline, each by itself.
  private func clipEach(
    _ nodes: [DisplayList.Node], to outline: Outline, at place: Place
  ) -> [DisplayList.Node] {
    guard !nodes.isEmpty else { return [] }
    return [
      .group(
        DisplayGroup(
          path: place.path, compositing: .clipEach, clip: DisplayClip(outline.shape),
          tokens: outline.tokens,
          nodes: nodes))
    ]
  }

  /// The widest blur of a layer, in device pixels: a blurred layer needs room all around the canvas.
  private static let widestBlur = 1_024.0

  /// Makes the drawings of a layer one, where it asks for that: blurred, translucent, blended.
  ///
  /// A single fill takes the opacity into its paint, so that it is quantised once; anything else
  /// becomes a group (design section 5).
  private mutating func composite(
    _ nodes: [DisplayList.Node], of layer: Layer, opacity: Double, _ opacityTokens: [TokenUse],
    at place: Place
  ) -> [DisplayList.Node] {
    var (blur, blurTokens) = number(layer.blur, as: .blur, at: place)
    if blur * scale > Self.widestBlur {
      report(
        .error, "a layer's blur reaches at most \(Int(Self.widestBlur)) device pixels", at: place,
        help: "blur the layer less, or draw it at a smaller scale")
      blur = 0
    }
    let isPlain = layer.blendMode == .sourceOver && blur <= 0
    guard !nodes.isEmpty, !isPlain || opacity < 1 else { return nodes }
    if isPlain, nodes.count == 1, case .item(var item) = nodes[0],
      case .fill(let shape, let rule, let paint) = item.drawing
    {
      item.drawing = .fill(shape, rule: rule, paint.multiplyingAlpha(by: opacity))
      item.tokens += opacityTokens
      return [.item(item)]
    }
    return [
      .group(
        DisplayGroup(
          path: place.path,
          compositing: .asOne(
            opacity: opacity, blendMode: layer.blendMode, sigma: max(0, blur) * scale / 2),
          clip: nil, tokens: opacityTokens + blurTokens, nodes: nodes))
    ]
  }

  /// The colour below everything.
  private func backdrop() -> (color: Color, tokens: [TokenUse])? {
    switch appearance.backdrop {
    case .none: return nil
    case .color(let color): return (color.mappedToSRGB(), [])
    case .theme:
      guard !appearance.cell.isTransparent else { return nil }
      guard let role = appearance.roles.backdrop, case .color(let color) = role.value else {
        return (.white, [])
      }
      return (color.mappedToSRGB(), [role.use])
    }
  }

  /// A rectangle of points from the cell's top left corner, in the canvas' device pixels.
  func pixels(_ rect: Rect) -> Rect {
    rect.scaled(by: scale).offset(by: -origin.x, -origin.y)
  }

  /// Notes a finding, once.
  mutating func report(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Notes what is wrong with a layer, once.
  mutating func report(
    _ severity: Diagnostic.Severity, code: String? = nil, _ message: String, at place: Place,
    help: String? = nil
  ) {
    report(
      Diagnostic(
        severity, code: code, "\(name(of: place)): \(message)", help: help))
  }

  /// A layer in words.
  func name(of place: Place) -> String {
    "cell \(appearance.cell.reuseIdentifier), layer \(place.path)"
  }
}
