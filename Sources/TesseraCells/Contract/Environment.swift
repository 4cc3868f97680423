public import TesseraGraphics
public import TesseraText

/// What surrounds a cell without being part of its item, state or theme.
public struct Environment: Hashable, Sendable {
  /// Which way lines and layouts run.
  public var direction: TextDirection
  /// The user's preferred size of text.
  public var typeSize: TypeSize
  /// The user's language, as a BCP 47 tag.
  public var locale: String
  /// The colour of controls; icons that name no tint take it.
  public var tint: Color
  /// Device pixels per point, from 1 to 4; for information, since layers stay in points.
  public var scale: Int
  /// Milliseconds since the screen appeared, for looks that change with time.
  public var time: Double
  /// What texts and pictures are measured with; no part of the comparison.
  package var stage = MeasuringStage()

  /// Whether the layout runs from right to left.
  public var isRightToLeft: Bool { direction == .rightToLeft }

  /// The platforms' blue, (0, 122, 255): the tint unless something else is said.
  public static let systemBlue = Color(red8: 0, green8: 122, blue8: 255)

  /// Creates an environment; the defaults are those of every command.
  public init(
    direction: TextDirection = .leftToRight, typeSize: TypeSize = .large, locale: String = "en",
    tint: Color = Environment.systemBlue, scale: Int = 2, time: Double = 0
  ) {
    self.direction = direction
    self.typeSize = typeSize
    self.locale = locale
    self.tint = tint
    self.scale = scale
    self.time = time
  }
}
