import TesseraGraphics

/// A display list that answers which colour is at a place.
///
/// display list + place → stored pixel, by the same 8-bit arithmetic as the rasterizer (design
/// section 5), at full coverage. Drawing the picture and reading its pixels was rejected: a cell does
/// not know the rasterizer, and at the edge of a glyph no pixel has the colour of the text.
///
/// Fills and pictures cover what lies in them. Texts, lines and shadows cover only the places that
/// stand for them (``Mark``); a shadow counts half there, as it does at its edge. What is blurred as a
/// whole, and groups with a blend mode of their own, have no colour that could be told without pixels.
struct Composition {
  /// A drawing and where to look at it.
  struct Ink {
    /// The drawing.
    let item: DisplayItem
    /// What it covers.
    let mark: Mark
    /// The shape of a fill.
    let silhouette: Silhouette?
    /// The places on the canvas that stand for it.
    let places: [Point]
  }

  /// What a pixel is asked for.
  struct Query {
    /// The drawing that covers the place by definition.
    var ink: Mark?
    /// A drawing that is left out, by its index.
    var skipped: Int?
    /// The last drawing that is looked at, by its index.
    var last = Int.max
  }

  private indirect enum Node {
    case ink(Int)
    case group(DisplayGroup, clip: [Silhouette]?, nodes: [Node])
  }

  /// The drawings from the bottom.
  let inks: [Ink]
  private let nodes: [Node]
  private let backdrop: Pixel
  private let marks: Set<Mark>

  init(_ list: DisplayList) {
    let canvas = Rect(0, 0, Double(list.width), Double(list.height))
    var inks: [Ink] = []
    // What is cut away shows nothing of a drawing, so no place there stands for it.
    func prepare(_ nodes: [DisplayList.Node], cutTo clips: [[Silhouette]]) -> [Node] {
      nodes.map { node in
        switch node {
        case .item(let item):
          let mark = Mark(item)
          var silhouette: Silhouette?
          if case .fill(let shape, let rule) = mark { silhouette = Silhouette(shape, rule: rule) }
          inks.append(
            Ink(
              item: item, mark: mark, silhouette: silhouette,
              places: mark.places(in: silhouette).filter { place in
                canvas.contains(place)
                  && clips.allSatisfy { $0.contains { $0.contains(place) } }
              }))
          return .ink(inks.count - 1)
        case .group(let group):
          let clip = group.clip?.outlines.map { Silhouette($0.shape, rule: $0.rule) }
          return .group(
            group, clip: clip,
            nodes: prepare(group.nodes, cutTo: clips + (clip.map { [$0] } ?? [])))
        }
      }
    }
    nodes = prepare(list.nodes, cutTo: [])
    self.inks = inks
    marks = Set(inks.map(\.mark))
    backdrop = list.backdrop.map(Pixel.init) ?? .clear
  }

  /// Whether something is drawn that covers just this.
  func has(_ mark: Mark) -> Bool { marks.contains(mark) }

  /// The colour at a place; nil where it cannot be told.
  func pixel(at place: Point, _ query: Query = Query()) -> Pixel? {
    compose(nodes, over: backdrop, at: place, query)
  }

  /// Lays nodes over a pixel.
  private func compose(
    _ nodes: [Node], over below: Pixel, at place: Point, _ query: Query
  ) -> Pixel? {
    var pixel = below
    for node in nodes {
      switch node {
      case .ink(let index):
        guard index != query.skipped, index <= query.last else { continue }
        guard let source = source(of: inks[index], at: place, query) else { return nil }
        pixel = source.over(pixel)
      case .group(let group, let clip, let nodes):
        if let clip, !clip.contains(where: { $0.contains(place) }) { continue }
        switch group.compositing {
        case .clipEach:
          guard let inner = compose(nodes, over: pixel, at: place, query) else { return nil }
          pixel = inner
        case .asOne(let opacity, let blendMode, let sigma):
          guard let inner = compose(nodes, over: .clear, at: place, query) else { return nil }
          if inner == .clear { continue }
          guard blendMode == .sourceOver, sigma <= 0 else { return nil }
          pixel = inner.scaled(by: Pixel.quantize(opacity)).over(pixel)
        }
      }
    }
    return pixel
  }

  /// What a drawing adds at a place: clear where it does not cover it; nil where that is unknown.
  private func source(of ink: Ink, at place: Point, _ query: Query) -> Pixel? {
    let isAsked = query.ink == ink.mark
    // A paint holds in the plane that the drawing is made in.
    var painted = place
    if let plane = ink.item.plane {
      guard let inverse = plane.inverse else { return .clear }
      painted = inverse.apply(to: place)
    }
    switch ink.item.drawing {
    case .fill(_, _, let paint):
      let covers = isAsked || ink.silhouette?.contains(place) == true
      return covers ? paint.pixel(at: painted) : .clear
    case .stroke(_, _, let paint), .border(_, _, _, let paint), .text(_, let paint):
      return isAsked ? paint.pixel(at: painted) : .clear
    case .shadow(_, _, _, _, let color, _), .innerShadow(_, _, _, _, let color):
      return isAsked ? Pixel(color).scaled(by: 128) : .clear
    case .image(let image, let rect, _, let opacity):
      guard rect.contains(place) else { return .clear }
      let x = Int((place.x - rect.minX) / rect.width * Double(image.width))
      let y = Int((place.y - rect.minY) / rect.height * Double(image.height))
      return image.pixel(x: min(x, image.width - 1), y: min(y, image.height - 1))
        .scaled(by: Pixel.quantize(opacity))
    case .nineSlice(let image, let insets, let scale, let rect, _, let opacity):
      guard rect.contains(place) else { return .clear }
      let corners = min(
        1, rect.width / ((insets.left + insets.right) * scale),
        rect.height / ((insets.top + insets.bottom) * scale))
      let x = Self.sliced(
        place.x - rect.minX, of: rect.width, caps: (insets.left, insets.right),
        scale: scale * corners, count: image.width)
      let y = Self.sliced(
        place.y - rect.minY, of: rect.height, caps: (insets.top, insets.bottom),
        scale: scale * corners, count: image.height)
      return image.pixel(x: x, y: y).scaled(by: Pixel.quantize(opacity))
    }
  }

  /// The pixel of a row or column that lies at a distance from the beginning of its stretched length,
  /// its two ends keeping their size.
  private static func sliced(
    _ distance: Double, of length: Double, caps: (near: Double, far: Double), scale: Double,
    count: Int
  ) -> Int {
    let position: Double
    if distance < caps.near * scale {
      position = distance / scale
    } else if length - distance < caps.far * scale {
      position = Double(count) - (length - distance) / scale
    } else {
      let share = (distance - caps.near * scale) / (length - (caps.near + caps.far) * scale)
      position = caps.near + share * (Double(count) - caps.near - caps.far)
    }
    return min(max(0, Int(position)), count - 1)
  }
}
