internal import TesseraGraphics

/// Elements that are still to be visited, and what holds for all of them.
struct SVGFrame {
  /// What holds for the elements.
  struct Surroundings {
    /// What they inherit.
    var style: SVGStyle
    /// Where their units lie in the picture's.
    var transform: AffineTransform
    /// What percentages are shares of, in their units.
    var viewport: Size
  }

  /// The window of a viewport: what lies outside is not seen.
  struct Window {
    /// The window, in the units around it.
    let rect: Rect
    /// Where those lie in the picture's.
    let transform: AffineTransform

    /// The window as a region.
    var clip: VectorImage.Clip {
      VectorImage.Clip([.init(Shape.rectangle(rect).path.transformed(by: transform))])
    }

    /// Whether all of some drawings surely lies in the window.
    func holds(_ nodes: [VectorImage.Node]) -> Bool {
      guard transform.b == 0, transform.c == 0, let reach = nodes.reach else { return false }
      let window = Shape.rectangle(rect).path.transformed(by: transform).controlBounds ?? .zero
      return reach.minX >= window.minX && reach.maxX <= window.maxX && reach.minY >= window.minY
        && reach.maxY <= window.maxY
    }
  }

  /// A group that is composited or cut as one when the frame ends.
  struct Group {
    /// The element.
    let element: Int
    /// Opacity of the whole.
    let opacity: Double
    /// The identifier of the `clipPath`.
    let clip: String?
    /// Where the element's units lie in the picture's.
    let transform: AffineTransform
    /// The window of its viewport.
    let window: Window?
  }

  /// The size that a `use` gives to a viewport; nil where it says nothing.
  struct UsedSize {
    let width: Double?
    let height: Double?
  }

  /// The element that is visited next.
  var next: Int
  /// Where the elements end.
  let end: Int
  /// What they inherit.
  let style: SVGStyle
  /// Where their units lie in the picture's.
  let transform: AffineTransform
  /// What percentages are shares of.
  let viewport: Size
  /// The group that ends with the frame.
  var group: Group?
  /// The element that a `use` draws by the frame.
  var use: Int?
  /// The size that the `use` gives.
  var usedSize: UsedSize?

  init(_ range: Range<Int>, style: SVGStyle, transform: AffineTransform, viewport: Size) {
    next = range.lowerBound
    end = range.upperBound
    self.style = style
    self.transform = transform
    self.viewport = viewport
  }

  init(_ range: Range<Int>, _ surroundings: Surroundings) {
    self.init(
      range, style: surroundings.style, transform: surroundings.transform,
      viewport: surroundings.viewport)
  }
}
