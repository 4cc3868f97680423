internal import TesseraGraphics

/// `clipPath` (CSS Masking 1, section 7).
extension SVGReader {
  /// The regions that an element is cut to; none where the reference leads nowhere, nil where nothing
  /// of the element is left.
  ///
  /// - Parameters:
  ///   - id: The identifier of the `clipPath`.
  ///   - index: The element that is cut.
  ///   - transform: Where its units lie in the picture's.
  ///   - bounds: The box around it in its own units.
  /// - Returns: The regions, all of which cut.
  /// - Throws: ``IconError/tooManySteps(_:)``.
  mutating func clips(
    _ id: String, of index: Int, transform: AffineTransform, bounds: Rect?
  ) throws(IconError) -> [VectorImage.Clip]? {
    var clips: [VectorImage.Clip] = []
    var next: String? = id
    var seen: Set<Int> = []
    while let id = next {
      guard let clip = element(withID: id, at: index, attribute: "clip-path") else { return clips }
      guard document.elements[clip].name == "clipPath" else {
        findings.warn(
          "T0906", kind: "clip \(id)", at: document.location(of: clip),
          "`#\(id)` is no `clipPath`, and cuts nothing")
        return clips
      }
      guard seen.insert(clip).inserted, clips.count < IconLimits.clips else {
        findings.warn(
          "T0906", kind: "clip cycle \(id)", at: document.location(of: clip),
          seen.count > IconLimits.clips
            ? "more than \(IconLimits.clips) `clipPath` elements are cut by each other; the rest cuts nothing"
            : "the `clipPath` is cut by itself, and cuts nothing there")
        return clips
      }
      var map = attributeTransform("transform", of: clip).concatenating(transform)
      if document.elements[clip]["clipPathUnits"] == "objectBoundingBox" {
        guard let box = bounds, !box.isEmpty else { return nil }
        let shares = AffineTransform(
          a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
        map = shares.concatenating(map)
      }
      let outlines = try outlines(of: clip, map)
      guard !outlines.isEmpty else { return nil }
      clips.append(VectorImage.Clip(outlines))
      next = try declarations(of: clip).last { $0.name == "clip-path" }
        .flatMap { SVGReference.leading(in: $0.value)?.id }
    }
    return clips
  }

  /// The outlines in a `clipPath`, in the picture's units.
  private mutating func outlines(
    of clip: Int, _ map: AffineTransform
  ) throws(IconError) -> [VectorImage.Clip.Outline] {
    var style = SVGStyle()
    if let rule = try inherited("clip-rule", at: clip) {
      style.clipRule = FillRule(rawValue: rule.value) ?? .nonZero
    }
    var outlines: [VectorImage.Clip.Outline] = []
    for child in Array(document.children(of: clip)) {
      try spend(IconLimits.clipSteps, at: child)
      var (target, own, box) = (child, style, SVGBox())
      apply(try declarations(of: child), to: &own, &box, at: child)
      var place = attributeTransform("transform", of: child).concatenating(map)
      if document.elements[child].name == "use" {
        guard let used = reference(of: child) else { continue }
        let x = length("x", of: child, whole: 0, own)
        let y = length("y", of: child, whole: 0, own)
        place = AffineTransform.translation(x, y).concatenating(place)
        target = used
        apply(try declarations(of: target), to: &own, &box, at: target)
        place = attributeTransform("transform", of: target).concatenating(place)
      }
      guard let name = document.elements[target].name, !box.isHidden, own.isVisible else {
        continue
      }
      guard SVGElementKind(name) == .shape else {
        if !["title", "desc", "metadata", "style"].contains(name) {
          findings.warn(
            "T0905", kind: "in clipPath \(name)", at: document.location(of: child),
            "`\(name)` in a `clipPath` is not supported, and is left out")
        }
        continue
      }
      if box.clip != nil {
        findings.warn(
          "T0905", kind: "clip-path in clipPath", at: document.location(of: child),
          "`clip-path` on a shape in a `clipPath` is not supported, and does not count")
      }
      // A clip has no viewport of its own: percentages are shares of the picture's.
      guard let path = try outline(of: target, viewport: size, own) else { continue }
      let shape = SVGShape(element: target, path: path, transform: place, viewport: size)
      guard shape.isBounded else {
        warnUnbounded(child)
        continue
      }
      outlines.append(.init(path.transformed(by: place), rule: own.clipRule))
    }
    return outlines
  }
}
