internal import TesseraGraphics

/// A paint that gives the colours of one row at a time.
struct RowPaint {
  /// What the colours come from.
  enum Source {
    /// The same colour everywhere.
    case color(Pixel)
    /// A linear gradient.
    case linearGradient(LinearGradientRaster)
    /// A scaled picture.
    case image(ImageSampler)
    /// Another surface, pixel for pixel.
    case surface(Surface)
  }

  /// Where the colours of a run are.
  enum Location {
    /// One colour for all pixels.
    case uniform(Pixel)
    /// In `colors`, from this index on.
    case colors(Int)
  }

  private var source: Source
  /// The colours of the row that was asked for last.
  private(set) var colors: [Pixel]

  /// Creates a paint for pixels of `columns`.
  init(_ source: Source, columns: Range<Int>) {
    self.source = source
    switch source {
    case .color: colors = []
    case .surface(let surface): colors = surface.pixels
    case .linearGradient, .image:
      colors = [Pixel](repeating: .clear, count: columns.count)
    }
  }

  /// Finds or makes the colours of some pixels of row `y`.
  mutating func source(for columns: Range<Int>, y: Int) -> Location {
    switch source {
    case .color(let color): return .uniform(color)
    case .linearGradient(var gradient):
      // Taken out while it changes, so that nothing is copied.
      source = .color(.clear)
      defer { source = .linearGradient(gradient) }
      gradient.enterRow(y)
      if let color = gradient.uniformColor { return .uniform(color) }
      gradient.write(columns, into: &colors)
      return .colors(0)
    case .image(var sampler):
      source = .color(.clear)
      defer { source = .image(sampler) }
      sampler.enterRow(y)
      sampler.write(columns, into: &colors)
      return .colors(0)
    case .surface(let surface):
      let start = (y - surface.area.rows.lowerBound) * surface.area.width
      return .colors(start + columns.lowerBound - surface.area.columns.lowerBound)
    }
  }
}

extension RowPaint.Source {
  /// What a paint is for pixels of `columns`; nil where it paints nothing.
  init?(_ paint: Paint, columns: Range<Int>) {
    switch paint {
    case .color(let color):
      let pixel = Pixel(color)
      guard pixel != .clear else { return nil }
      self = .color(pixel)
    case .linearGradient(let gradient, let start, let end):
      guard
        let raster = LinearGradientRaster(gradient, from: start, to: end, columns: columns)
      else { return nil }
      self = .linearGradient(raster)
    }
  }
}
