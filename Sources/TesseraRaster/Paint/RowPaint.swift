internal import TesseraGraphics

/// A paint that gives the colours of one row at a time.
///
/// It keeps its buffers when it is begun anew, so that drawing allocates nothing once they have grown.
/// A paint begun with a picture holds on to its pixels until it is begun anew or ended.
///
/// It cannot be copied, so that no row ever counts references to its many buffers.
struct RowPaint: ~Copyable {
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
  /// Whether each row is of one colour, that of `color(ofRow:)`: a gradient that runs straight down.
  private(set) var isUniformInRows = false

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
    isUniformInRows = false
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
      isUniformInRows = line.directionX == 0
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

  /// Makes room for as many colours as the columns at least.
  private mutating func makeRoom() {
    let missing = columns.count - colors.count
    guard missing > 0 else { return }
    colors.append(contentsOf: repeatElement(.clear, count: missing))
  }

  /// Goes to row `y`; returns whether all its colours are known to be opaque, so that `write` may be
  /// used for runs that are covered in full.
  mutating func enterRow(_ y: Int) -> Bool {
    switch maker {
    case .line: line.enterRow(y)
    case .image: isOpaque = image.enterRow(y)
    case .color, .madeLine, .field, .turnedImage: break
    }
    return isOpaque
  }

  /// The colour of all pixels of row `y`; nil where they are not known to have the same.
  mutating func color(ofRow y: Int) -> Pixel? {
    guard isUniformInRows else { return nil }
    line.enterRow(y)
    return line.uniformColor
  }

  /// Finds or makes the colours of some pixels of row `y`.
  mutating func source(for run: Range<Int>, y: Int) -> Location {
    precondition(
      run.lowerBound >= columns.lowerBound && run.upperBound <= columns.upperBound,
      "the pixels lie in the paint's columns")
    _ = enterRow(y)
    switch maker {
    case .color(let color):
      return .uniform(color)
    case .line:
      if let color = line.uniformColor { return .uniform(color) }
      guard line.isSameInAllRows else {
        unsafe colors.withWords(run.count) { unsafe line.write(run, into: $0, kernels: kernels) }
        return .colors(0)
      }
      unsafe colors.withWords(columns.count) {
        unsafe line.write(columns, into: $0, kernels: kernels)
      }
      maker = .madeLine
      return .colors(run.lowerBound - columns.lowerBound)
    case .madeLine:
      return .colors(run.lowerBound - columns.lowerBound)
    case .field:
      field.write(run, y: y, into: &colors, kernels: kernels)
      return .colors(0)
    case .image:
      unsafe colors.withWords(run.count) { isOpaque = unsafe image.write(run, into: $0) }
      return .colors(0)
    case .turnedImage(let image):
      image.write(run, y: y, into: &colors, kernels: kernels)
      return .colors(0)
    }
  }

  /// Writes the colours of some pixels of row `y`, one for each, in place of what is there.
  ///
  /// What can be is made where it is to be; else colours are copied.
  mutating func write(
    _ run: Range<Int>, y: Int, into pixels: UnsafeMutableBufferPointer<Pixel>
  ) {
    precondition(pixels.count == run.count, "there is a place for each pixel")
    guard let start = pixels.baseAddress else { return }
    // A pixel is nothing but its word.
    let words = unsafe UnsafeMutableBufferPointer(
      start: SpanKernels.words(start), count: run.count)
    if case .image = maker {
      _ = enterRow(y)
      _ = unsafe image.write(run, into: words)
      return
    }
    if case .line = maker, !line.isSameInAllRows {
      line.enterRow(y)
      if line.uniformColor == nil {
        return unsafe line.write(run, into: words, kernels: kernels)
      }
    }
    switch source(for: run, y: y) {
    case .uniform(let color): unsafe kernels.fill(start, run.count, color.bits)
    case .colors(let first):
      _ = unsafe pixels.update(fromContentsOf: colors[first..<(first + run.count)])
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
