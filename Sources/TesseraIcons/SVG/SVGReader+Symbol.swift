internal import TesseraGraphics

// Symbol template → the one symbol that is drawn.
//
// A template as the SF Symbols app exports it is a large sheet: notes, guides, and the symbol in up to
// nine weights and three sizes. It holds the one that is shown where nothing is asked for, `Regular-M`,
// or, where the others are to be worked out from few, `Regular-S`, which the middle size enlarges. Of
// the ways of colouring it the single-coloured one is read: all that is drawn takes the tint, and rules
// for the app's own preview (in newer files a wire frame) do not count.
//
// As high as its own outline a symbol would be drawn at a scale of its own, a chevron with thicker
// lines than a star. So it is as high as a line of the font that it was drawn for, around the middle of
// the capitals, and only what is higher has a higher box. At its own size it goes with 17-point text,
// as on the platforms.

/// Symbol templates.
extension SVGReader {
  /// A group that is drawn, and how much it is enlarged.
  private static let variants: [(size: String, factor: Double)] = [("M", 1), ("S", 1 / 0.783)]
  /// The size of the text beside a symbol of its own size, in points.
  private static let pointSize = 17.0
  /// The height of capitals, as a part of the size of the font that templates are drawn for.
  private static let capHeight = 1_443.0 / 2_048
  /// The height of a line of it, in capitals.
  private static let lineHeight = 2_444.0 / 1_443

  /// Whether a file with these identifiers is a symbol template.
  static func isSymbolTemplate(_ ids: [String: Int]) -> Bool {
    ["S", "M", "L"].contains { ids["Baseline-\($0)"] != nil && ids["Capline-\($0)"] != nil }
  }

  /// Whether a rule is for what templates are shown with where they are drawn.
  static func isOfPreview(_ selector: String) -> Bool { selector.hasPrefix(".SFSymbolsPreview") }

  /// Whether a selector is for symbols in several colours.
  func isOfOtherRendering(_ selector: String) -> Bool {
    isSymbolTemplate
      && (selector.hasPrefix(".multicolor-") || selector.hasPrefix(".hierarchical-"))
  }

  /// The symbol of a template.
  ///
  /// - Throws: ``IconError/incompleteTemplate(_:missing:)``, ``IconError/templateWithoutSize(_:)`` and what
  ///   drawing throws.
  mutating func symbol(named name: String) throws(IconError) -> VectorImage {
    let root = document.location(of: 0)
    guard let (variant, group) = variant else {
      throw .incompleteTemplate(root, missing: "Regular-M")
    }
    let (baselineName, caplineName) = ("Baseline-\(variant.size)", "Capline-\(variant.size)")
    guard let baseline = try guide(baselineName)?.y else {
      throw .incompleteTemplate(root, missing: baselineName)
    }
    guard let capline = try guide(caplineName)?.y else {
      throw .incompleteTemplate(root, missing: caplineName)
    }
    let elements = group..<document.elements[group].end
    var surroundings = try surroundings(of: group)
    // What is drawn decides about the box, so it is drawn once more when that is known.
    var scout = self
    let ink = try scout.nodes(in: SVGFrame(elements, surroundings))
      .bounds(seenFrom: .identity)

    let capHeight = baseline - capline
    let middle = (baseline + capline) / 2
    let factor = variant.factor * Self.pointSize * Self.capHeight / capHeight
    let left = try margin("left", variant.size) ?? ink?.minX ?? 0
    let right = try margin("right", variant.size) ?? ink?.maxX ?? 0
    let reach = ink.map { max(middle - $0.minY, $0.maxY - middle) } ?? 0
    let half = max(reach, capHeight * Self.lineHeight / variant.factor / 2)
    let size = Size((right - left) * factor, 2 * half * factor)
    // Not a number is neither.
    guard capHeight > 0, size.width > 0, size.height > 0,
      max(size.width, size.height) < IconLimits.coordinate
    else { throw .templateWithoutSize(document.location(of: group)) }
    surroundings.transform = surroundings.transform.concatenating(
      AffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: -left * factor, ty: (half - middle) * factor))
    guard surroundings.transform.isFinite else {
      throw .templateWithoutSize(document.location(of: group))
    }
    let nodes = try nodes(in: SVGFrame(elements, surroundings))
    return VectorImage(name, size: size, nodes: nodes).asTemplate()
  }

  /// The group to draw.
  private var variant: (variant: (size: String, factor: Double), group: Int)? {
    for variant in Self.variants {
      if let group = ids["Regular-\(variant.size)"], document.elements[group].name == "g" {
        return (variant, group)
      }
    }
    return nil
  }

  /// Where the margin at a side is; nil where the template leaves it to the outline.
  private mutating func margin(_ side: String, _ size: String) throws(IconError) -> Double? {
    if let own = try guide("\(side)-margin-Regular-\(size)") { return own.x }
    // The first templates had one margin for all weights and sizes.
    return try guide("\(side)-margin")?.x
  }

  /// The middle of a guide; nil where there is none.
  private mutating func guide(_ id: String) throws(IconError) -> Point? {
    guard let index = ids[id],
      document.elements[index].name.flatMap(SVGElementKind.init) == .shape,
      let outline = try outline(of: index, viewport: .zero, SVGStyle())
    else { return nil }
    let map = attributeTransform("transform", of: index)
      .concatenating(try surroundings(of: index).transform)
    let path = outline.transformed(by: map)
    guard path.isFinite, let box = path.controlBounds else { return nil }
    return Point(box.minX + box.width / 2, box.minY + box.height / 2)
  }

  /// What holds for an element by those around it, viewports left out.
  private mutating func surroundings(
    of index: Int
  ) throws(IconError) -> SVGFrame.Surroundings {
    var around: [Int] = []
    var next = document.elements[index].parent
    while let element = next {
      around.append(element)
      next = document.elements[element].parent
    }
    var surroundings = SVGFrame.Surroundings(
      style: SVGStyle(), transform: .identity, viewport: .zero)
    for element in around.reversed() {
      var box = SVGBox()
      apply(try declarations(of: element), to: &surroundings.style, &box, at: element)
      surroundings.transform = attributeTransform("transform", of: element)
        .concatenating(surroundings.transform)
    }
    return surroundings
  }
}

extension VectorImage.Clip {
  /// What lies outside of an outline, as far as a rectangle reaches.
  ///
  /// Where the outline overlaps itself counts as outside of it, whatever its own rule.
  init(outside path: Path, within reach: Rect) {
    var outline = Shape.rectangle(reach.inset(by: -1)).path
    outline.append(path)
    self.init([Outline(outline, rule: .evenOdd)])
  }
}

extension VectorImage.Node {
  /// How many regions cut the drawing as a whole.
  var clipCount: Int { if case .group(let group) = self { group.clips.count } else { 0 } }

  /// The drawing, of which only what lies in a region is left.
  func cut(to clip: VectorImage.Clip) -> VectorImage.Node {
    guard case .group(var group) = self else {
      return .group(VectorImage.Group([self], clips: [clip]))
    }
    group.clips.append(clip)
    return .group(group)
  }
}
