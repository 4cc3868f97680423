internal import TesseraGraphics

/// Viewports: the picture's own, and those within it (SVG 2, chapter 8).
extension SVGReader {
  /// A viewport as what is in it sees it.
  struct Viewport {
    /// Where its units lie in the picture's.
    let transform: AffineTransform
    /// Its size in its own units.
    let size: Size
    /// Its window, in the units around it.
    let window: Rect
  }

  /// What a picture without any size has, as CSS has it.
  private static let standardSize = Size(300, 150)

  /// The size of the picture: `width` and `height`, else that of `viewBox`.
  mutating func pictureSize() throws(IconError) -> Size {
    let box = viewBox(of: 0)
    func side(_ name: String) -> Double? {
      guard let text = document.elements[0][name], SVGLength(text)?.isPercentage != true else {
        return nil
      }
      return optionalLength(name, of: 0, whole: 0, SVGStyle(), isSize: true)
    }
    let size: Size
    switch (side("width"), side("height"), box) {
    case (let width?, let height?, _): size = Size(width, height)
    case (let width?, nil, let box?): size = Size(width, width / box.rect.width * box.rect.height)
    case (nil, let height?, let box?):
      size = Size(height / box.rect.height * box.rect.width, height)
    case (nil, nil, let box?): size = box.rect.size
    case (let width, let height, nil):
      size = Size(width ?? Self.standardSize.width, height ?? Self.standardSize.height)
      findings.warn(
        "T0904", kind: "size", at: document.location(of: 0),
        "the picture does not say how large it is, and is taken to be"
          + " \(size.width.decimalText()) × \(size.height.decimalText())",
        help: "give it a `viewBox`")
    }
    guard !size.isEmpty, max(size.width, size.height) < IconLimits.coordinate else {
      throw .invalidSize(document.location(of: 0))
    }
    return size
  }

  /// The viewport of an `svg` or a used `symbol`; nil where it shows nothing.
  mutating func viewport(
    of index: Int, in frame: SVGFrame, _ style: SVGStyle, isRoot: Bool, _ transform: AffineTransform
  ) -> Viewport? {
    var window = Rect(origin: .zero, size: frame.viewport)
    if !isRoot {
      let (across, down) = (frame.viewport.width, frame.viewport.height)
      let used = frame.use == index ? frame.usedSize : nil
      let isSymbol = document.elements[index].name == "symbol"
      func side(_ name: String, _ whole: Double) -> Double {
        (isSymbol ? nil : optionalLength(name, of: index, whole: whole, style, isSize: true))
          ?? whole
      }
      let x = isSymbol ? 0 : length("x", of: index, whole: across, style)
      let y = isSymbol ? 0 : length("y", of: index, whole: down, style)
      window = Rect(
        x, y, used?.width ?? side("width", across), used?.height ?? side("height", down))
    }
    guard !window.isEmpty, window.isFinite else { return nil }
    var inner = AffineTransform.translation(window.minX, window.minY)
    var size = window.size
    if let box = viewBox(of: index) {
      inner = box.placed(in: window, ratio(of: index))
      size = box.rect.size
    }
    let map = inner.concatenating(transform)
    guard map.isFinite else {
      warnUnbounded(index)
      return nil
    }
    return Viewport(transform: map, size: size, window: window)
  }

  private mutating func viewBox(of index: Int) -> ViewBox? {
    guard let text = document.elements[index]["viewBox"] else { return nil }
    if let box = ViewBox(text) { return box }
    warnAttribute(
      "viewBox", of: index, "`\(text.prefix(60))` is no `viewBox`, and does not count",
      help: "it has four numbers: x, y, width and height, the last two above 0")
    return nil
  }

  private mutating func ratio(of index: Int) -> AspectRatio {
    guard let text = document.elements[index]["preserveAspectRatio"] else { return .standard }
    if let ratio = AspectRatio(text) { return ratio }
    warnAttribute(
      "preserveAspectRatio", of: index,
      "`\(text.prefix(60))` is no `preserveAspectRatio`, and does not count",
      help: "such as `xMidYMid meet`, `xMinYMax slice` or `none`")
    return .standard
  }
}
