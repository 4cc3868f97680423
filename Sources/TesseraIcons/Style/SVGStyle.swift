internal import TesseraGraphics

/// The properties that an element hands on to what is in it, as they hold for one element.
struct SVGStyle {
  /// What `currentColor` is; nil is the tint of whoever shows the picture.
  var color: Color?
  /// What fills shapes.
  var fill = SVGPaint.color(.black)
  /// Multiplies the fill's alpha.
  var fillOpacity = 1.0
  /// What counts as inside of a filled shape.
  var fillRule = FillRule.nonZero
  /// What draws lines along shapes.
  var stroke = SVGPaint.none
  /// Multiplies the line's alpha.
  var strokeOpacity = 1.0
  /// Width of lines.
  var strokeWidth = SVGLength.one
  /// Ends of lines.
  var cap = StrokeStyle.Cap.butt
  /// Corners of lines.
  var join = StrokeStyle.Join.miter
  /// Longest miter, in line widths.
  var miterLimit = 4.0
  /// Dashes and gaps; none for a solid line.
  var dashes: [SVGLength] = []
  /// How far into the dashes a line begins.
  var dashOffset = SVGLength.zero
  /// What counts as inside of a shape that cuts others.
  var clipRule = FillRule.nonZero
  /// Whether the element itself is drawn.
  var isVisible = true
  /// The size that `em` is measured in.
  var fontSize = 16.0
}

/// The properties of one element that are not handed on.
struct SVGBox {
  /// Whether the element and all in it is left out.
  var isHidden = false
  /// Opacity of the whole.
  var opacity = 1.0
  /// The identifier of the `clipPath` that cuts the whole.
  var clip: String?
  /// Whether the shape is taken out of what lies below it in a symbol, instead of being drawn.
  var erases = false
  /// Whether what lies outside a viewport is seen all the same.
  var overflows = false
}

extension SVGLength {
  static let zero = SVGLength(0)
  static let one = SVGLength(1)
}
