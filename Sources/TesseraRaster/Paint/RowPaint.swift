internal import TesseraGraphics

/// A paint that gives the colours of one row at a time.
///
/// It keeps its buffers when it is begun anew, so that drawing allocates nothing once they have grown.
/// A paint begun with a picture holds on to its pixels until it is begun anew or ended.
struct RowPaint {
  /// What the colours come from.
  enum Source {
    /// The same colour everywhere.
    case color(Pixel)
    /// A gradient.
    case gradient(GradientSource)
    /// A scaled picture.
    case image(ImageSource)
    /// A picture under a map that its rows and columns do not stay upright under.
    case turnedImage(TurnedImage)
  }

  /// Where the colours of a run are.
  enum Location {
    /// One colour for all pixels.
    case uniform(Pixel)
    /// In `colors`, from this index on.
    case colors(Int)
  }

  /// What makes the colours at the moment.
  private enum Maker {
    case color(Pixel)
    case line
    /// The colours of all columns have been made and hold for all rows.
    case madeLine
    case field
    case image
    case turnedImage(TurnedImage)
  }

  /// Which loops make the colours.
  let kernels: SpanKernels
  private var maker = Maker.color(.clear)
  private var columns = 0..<0
  private var knots = GradientKnots()
  private var line = LinearGradientRaster()
  private var field = FieldGradientRaster()
  private var image: ImageSampler
  /// The colours that `source(for:y:)` points into.
  private(set) var colors: [Pixel] = []
  /// Whether the colours that were asked for last are known to be opaque, so that they may be copied
  /// where the coverage is full.
  private(set) var isOpaque = false

  /// Creates a paint that paints nothing yet.
  init(kernels: SpanKernels = .compiled) {
    self.kernels = kernels
    image = ImageSampler(kernels: kernels)
  }

  /// Creates a paint for pixels of `columns`.
  init(_ source: Source, columns: Range<Int>, kernels: SpanKernels = .compiled) {
    self.init(kernels: kernels)
    begin(source, columns: columns)
  }

  /// Lets go of what the paint was begun with, and keeps the buffers.
  mutating func end() {
    maker = .color(.clear)
    image.end()
  }

  /// Takes up another source, for pixels of `columns`.
  mutating func begin(_ source: Source, columns: Range<Int>) {
    end()
    self.columns = columns
    isOpaque = false
    switch source {
    case .color(let color):
      isOpaque = color.alpha == 255
      maker = .color(color)
    case .gradient(let gradient):
      begin(gradient)
    case .image(let source):
      image.begin(source, columns: columns)
      maker = .image
      makeRoom()
    case .turnedImage(let image):
      maker = .turnedImage(image)
      makeRoom()
    }
  }

  /// Takes up a gradient.
  private mutating func begin(_ source: GradientSource) {
    knots.set(source.gradient)
    isOpaque = knots.isOpaque
    switch source.geometry {
    case .end:
      maker = .color(Self.pixel(knots.knots.last?.channels ?? SIMD4()))
    case .line(let line):
      self.line.begin(knots, along: line, columns: columns)
      maker = .line
      makeRoom()
    case .field(let field):
      if source.gradient.spread != .pad, field.steepness > GradientSource.finest {
        maker = .color(Self.pixel(knots.average))
        return
      }
      self.field.begin(
        knots, over: field, spread: source.gradient.spread, width: columns.count)
      // Outside the cone of two circles there is no colour.
      if case .circles = field.kind { isOpaque = false }
      maker = .field
      makeRoom()
    }
  }

  /// The stored pixel of premultiplied channels.
  private static func pixel(_ channels: SIMD4<Double>) -> Pixel {
    GradientRamp.Channels(channels + GradientRamp.Channels.rounding).pixel
  }

  /// Makes room for as many colours as the columns at least, and what may be written behind them.
  private mutating func makeRoom() {
    let missing = columns.count + GradientRamp.Channels.slack - colors.count
    guard missing > 0 else { return }
    colors.append(contentsOf: repeatElement(.clear, count: missing))
  }

  /// Finds or makes the colours of some pixels of row `y`.
  mutating func source(for run: Range<Int>, y: Int) -> Location {
    precondition(
      run.lowerBound >= columns.lowerBound && run.upperBound <= columns.upperBound,
      "the pixels lie in the paint's columns")
    switch maker {
    case .color(let color):
      return .uniform(color)
    case .line:
      line.enterRow(y)
      if let color = line.uniformColor { return .uniform(color) }
      guard line.isSameInAllRows else {
        line.write(run, into: &colors, kernels: kernels)
        return .colors(0)
      }
      line.write(columns, into: &colors, kernels: kernels)
      maker = .madeLine
      return .colors(run.lowerBound - columns.lowerBound)
    case .madeLine:
      return .colors(run.lowerBound - columns.lowerBound)
    case .field:
      field.write(run, y: y, into: &colors, kernels: kernels)
      return .colors(0)
    case .image:
      isOpaque = image.write(run, y: y, into: &colors)
      return .colors(0)
    case .turnedImage(let image):
      image.write(run, y: y, into: &colors, kernels: kernels)
      return .colors(0)
    }
  }
}

extension RowPaint.Source {
  /// What a paint is for pixels of `columns` under a map of the plane; nil where it paints nothing
  /// there.
  init?(_ paint: Paint, transform: AffineTransform? = nil, columns: Range<Int>) {
    guard !columns.isEmpty else { return nil }
    if case .color(let color) = paint {
      let pixel = Pixel(color)
      guard pixel != .clear else { return nil }
      self = .color(pixel)
      return
    }
    guard
      let source = GradientSource(paint, under: transform == .identity ? nil : transform)
    else { return nil }
    self = .gradient(source)
  }
}
