internal import TesseraGraphics
internal import TesseraSource

// File → picture.
//
// Elements are visited in the order of drawing, with a list of frames instead of calls within calls: no
// depth of nesting reaches the stack. A `use` is one more frame, so that what it draws is drawn with
// the style of its place, as SVG has it; copying elements first was rejected, since the copies of a
// small hostile file fill any memory. Every visit and every step of a path counts against one budget.

/// Reads one SVG file.
struct SVGReader {
  /// The file's elements.
  let document: XMLDocument
  /// Elements by identifier, the first of each.
  let ids: [String: Int]
  /// Whether the file is a symbol template instead of one picture.
  let isSymbolTemplate: Bool
  /// The rules of its style sheets.
  var sheet = StyleSheet()
  /// What was found wrong.
  var findings = SVGFindings()
  /// Gradients that were read before, by element.
  var gradients: [Int: SVGGradient] = [:]
  /// What is being drawn: the nodes of every open group.
  private var groups: [[VectorImage.Node]] = [[]]
  /// The elements around the one that is visited next.
  private var frames: [SVGFrame] = []
  /// The elements that a `use` is drawing at the moment.
  private var used: Set<Int> = []
  /// What is left of the budget.
  private var steps = IconLimits.steps

  /// The size of the picture.
  private(set) var size = Size.zero

  private init(_ document: XMLDocument) {
    self.document = document
    var ids: [String: Int] = [:]
    for (index, element) in document.elements.enumerated() {
      if let id = element["id"], ids[id] == nil { ids[id] = index }
    }
    self.ids = ids
    isSymbolTemplate = Self.isSymbolTemplate(ids)
  }

  /// The picture of a file.
  ///
  /// - Throws: ``IconError`` where there is none.
  static func read(
    _ source: SourceText, name: String
  ) throws(IconError) -> (image: VectorImage, diagnostics: [Diagnostic]) {
    var reader = SVGReader(try XMLReader.read(source))
    let image = try reader.picture(named: name)
    return (image, reader.findings.diagnostics)
  }

  private mutating func picture(named name: String) throws(IconError) -> VectorImage {
    let root = document.elements[0]
    guard root.name == "svg" else {
      throw .notSVG(document.location(of: 0), found: root.name)
    }
    try readSheets()
    if isSymbolTemplate { return try symbol(named: name) }
    size = try pictureSize()
    let frame = SVGFrame(0..<root.end, style: SVGStyle(), transform: .identity, viewport: size)
    return VectorImage(name, size: size, nodes: try nodes(in: frame))
  }

  /// What the elements of a frame draw.
  mutating func nodes(in frame: SVGFrame) throws(IconError) -> [VectorImage.Node] {
    frames = [frame]
    while let frame = frames.last {
      guard frame.next < frame.end else {
        try leave(frames.removeLast())
        continue
      }
      frames[frames.count - 1].next = document.elements[frame.next].end
      try visit(frame.next, in: frame)
    }
    return groups[0]
  }

  /// Reads the rules of all `style` elements, wherever they stand.
  private mutating func readSheets() throws(IconError) {
    for (index, element) in document.elements.enumerated() where element.name == "style" {
      for selector in sheet.add(element.text) where !isOfOtherRendering(selector) {
        findings.warn(
          "T0905", kind: "selector \(selector)", at: document.location(of: index),
          "the rule `\(selector)` is not read",
          help: "rules for types, classes and identifiers are: `path`, `.a`, `path.a`, `#b`")
      }
      guard sheet.count <= IconLimits.rules else {
        throw .tooManySteps(document.location(of: index))
      }
    }
    if isSymbolTemplate { sheet.removeRules(where: Self.isOfPreview) }
  }

  // MARK: - The walk

  /// Draws an element, or takes up what is in it.
  private mutating func visit(_ index: Int, in frame: SVGFrame) throws(IconError) {
    let element = document.elements[index]
    try spend(IconLimits.visitSteps, at: index)
    guard let name = element.name, let kind = SVGElementKind(name) else {
      if let name = element.name { warnUnsupported(name, index) }
      return
    }
    let isUsed = frame.use == index
    guard kind.isDrawn || (kind == .symbol && isUsed) else { return }

    var (style, box) = (frame.style, SVGBox())
    apply(try declarations(of: index), to: &style, &box, at: index)
    guard !box.isHidden else { return }
    let transform = attributeTransform("transform", of: index).concatenating(frame.transform)
    guard transform.isFinite else {
      return warnUnbounded(index)
    }
    switch kind {
    case .shape:
      guard let outline = try outline(of: index, viewport: frame.viewport, style) else { return }
      try draw(
        SVGShape(
          element: index, path: outline, transform: transform, viewport: frame.viewport), style,
        box)
    case .use:
      try use(index, frame, style, box, transform)
    case .svg, .symbol:
      let inner = viewport(of: index, in: frame, style, isRoot: index == 0, transform)
      guard let inner else { return }
      try enter(
        index + 1..<element.end,
        SVGFrame.Surroundings(style: style, transform: inner.transform, viewport: inner.size), box,
        at: index, userTransform: transform,
        window: box.overflows ? nil : .init(rect: inner.window, transform: transform))
    case .group:
      var range = index + 1..<element.end
      if name == "switch" {
        // The first that can be drawn is the one.
        try spend(element.end - index, at: index)
        let first = document.children(of: index).first {
          document.elements[$0].name.flatMap(SVGElementKind.init)?.isDrawn == true
        }
        range = first.map { $0..<document.elements[$0].end } ?? range.upperBound..<range.upperBound
      }
      try enter(
        range,
        SVGFrame.Surroundings(style: style, transform: transform, viewport: frame.viewport), box,
        at: index, userTransform: transform)
    case .hidden: break
    }
  }

  /// Takes up the elements of a range.
  private mutating func enter(
    _ range: Range<Int>, _ surroundings: SVGFrame.Surroundings, _ box: SVGBox, at index: Int,
    userTransform: AffineTransform, window: SVGFrame.Window? = nil, use: Int? = nil,
    usedSize: SVGFrame.UsedSize? = nil
  ) throws(IconError) {
    guard frames.count < IconLimits.elements else {
      throw .tooManySteps(document.location(of: index))
    }
    var frame = SVGFrame(range, surroundings)
    frame.use = use
    frame.usedSize = usedSize
    if box.opacity < 1 || box.clip != nil || window != nil {
      guard groups.count <= IconLimits.groups else {
        throw .tooManyGroups(document.location(of: index))
      }
      groups.append([])
      frame.group = SVGFrame.Group(
        element: index, opacity: box.opacity, clip: box.clip, transform: userTransform,
        window: window)
    }
    if let use { used.insert(use) }
    frames.append(frame)
  }

  /// Ends a frame: its group, if it has one, becomes part of the one around it.
  private mutating func leave(_ frame: SVGFrame) throws(IconError) {
    if let use = frame.use { used.remove(use) }
    guard let group = frame.group else { return }
    let nodes = groups.removeLast()
    guard !nodes.isEmpty else { return }
    var clips: [VectorImage.Clip] = []
    if let clip = group.clip {
      let box = nodes.bounds(seenFrom: group.transform)
      guard
        let found = try self.clips(
          clip, of: group.element, transform: group.transform, bounds: box)
      else { return }
      clips = found
    }
    if let window = group.window, !window.holds(nodes) { clips.append(window.clip) }
    add(nodes, opacity: group.opacity, clips: clips)
  }

  /// Draws what a `use` refers to.
  private mutating func use(
    _ index: Int, _ frame: SVGFrame, _ style: SVGStyle, _ box: SVGBox,
    _ transform: AffineTransform
  ) throws(IconError) {
    guard let target = reference(of: index) else { return }
    guard !used.contains(target), !(target..<document.elements[target].end).contains(index) else {
      return findings.warn(
        "T0906", kind: "cycle \(target)", at: document.location(of: index),
        "this `use` would draw itself, and is left out")
    }
    let x = length("x", of: index, whole: frame.viewport.width, style)
    let y = length("y", of: index, whole: frame.viewport.height, style)
    let shifted = AffineTransform.translation(x, y).concatenating(transform)
    guard shifted.isFinite else { return warnUnbounded(index) }
    try enter(
      target..<document.elements[target].end,
      SVGFrame.Surroundings(style: style, transform: shifted, viewport: frame.viewport), box,
      at: index, userTransform: transform, use: target,
      usedSize: SVGFrame.UsedSize(
        width: optionalLength("width", of: index, whole: frame.viewport.width, style),
        height: optionalLength("height", of: index, whole: frame.viewport.height, style)))
  }

  // MARK: - Drawing

  /// Draws a shape: its fill, and then the line along it.
  private mutating func draw(
    _ shape: SVGShape, _ style: SVGStyle, _ box: SVGBox
  ) throws(IconError) {
    guard style.isVisible else { return }
    guard shape.isBounded else { return warnUnbounded(shape.element) }
    if box.erases { return try erase(shape) }
    let parts = try parts(of: shape, style)
    guard !parts.isEmpty else { return }
    var clips: [VectorImage.Clip] = []
    if let clip = box.clip {
      guard
        let found = try self.clips(
          clip, of: shape.element, transform: shape.transform, bounds: shape.path.bounds)
      else { return }
      clips = found
    }
    if !clips.isEmpty || (box.opacity < 1 && parts.count > 1),
      groups.count > IconLimits.groups
    {
      throw .tooManyGroups(document.location(of: shape.element))
    }
    add(parts.map(VectorImage.Node.part), opacity: box.opacity, clips: clips)
  }

  /// Adds drawings that are translucent or cut together.
  private mutating func add(
    _ nodes: [VectorImage.Node], opacity: Double, clips: [VectorImage.Clip]
  ) {
    var nodes = nodes
    var opacity = opacity
    if nodes.count == 1, case .part(var part) = nodes[0] {
      // A single drawing takes the opacity into its paint, which is quantised once less.
      part.opacity *= opacity
      opacity = 1
      nodes = [.part(part)]
    }
    if opacity < 1 || !clips.isEmpty {
      nodes = [.group(VectorImage.Group(nodes, opacity: opacity, clips: clips))]
    }
    groups[groups.count - 1] += nodes
  }

  /// Takes a shape out of what its group has drawn so far.
  private mutating func erase(_ shape: SVGShape) throws(IconError) {
    let drawn = groups[groups.count - 1]
    guard let reach = drawn.reach else { return }
    // Regions that cut one drawing lie within each other.
    guard groups.count + (drawn.map(\.clipCount).max() ?? 0) <= IconLimits.groups else {
      throw .tooManyGroups(document.location(of: shape.element))
    }
    try spend(drawn.count * IconLimits.clipSteps, at: shape.element)
    let clip = VectorImage.Clip(
      outside: shape.path.transformed(by: shape.transform), within: reach)
    groups[groups.count - 1] = drawn.map { $0.cut(to: clip) }
  }

  // MARK: - Limits

  /// Takes steps from the budget.
  mutating func spend(_ count: Int, at index: Int) throws(IconError) {
    steps -= count
    guard steps >= 0 else { throw .tooManySteps(document.location(of: index)) }
  }

  /// The steps that are left.
  var stepsLeft: Int { steps }

  mutating func warnUnbounded(_ index: Int) {
    findings.warn(
      "T0904", kind: "unbounded", at: document.location(of: index),
      "a coordinate is too large to be drawn, and the element is left out")
  }

  private mutating func warnUnsupported(_ name: String, _ index: Int) {
    findings.warn(
      "T0905", kind: "element \(name)", at: document.location(of: index),
      SVGElementKind.isKnown(name)
        ? "`\(name)` is not supported, and is left out" : "`\(name)` is no element of SVG",
      help: SVGElementKind.help(name))
  }
}
