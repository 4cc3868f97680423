/// The bounds on what an icon file may hold (design, "Limits on input").
///
/// They keep a small hostile file from filling memory or time; no icon that a program exports comes
/// near them.
package enum IconLimits {
  /// The largest SVG file, in bytes: 4 MiB.
  package static let file = 4 << 20
  /// The most names that folders of icons give.
  static let namedIcons = 100_000
  /// The most findings of one severity about the icons of a theme that are told.
  static let namedFindings = 1_000
  /// The most elements of a file.
  package static let elements = 100_000
  /// The most text that entities of the file itself may become, as a multiple of the file.
  static let entityAmplification: Float = 4
  /// The text from which on that multiple counts, in bytes.
  static let entityThreshold: UInt64 = 1 << 20
  /// The most steps of drawing a file; what costs how many is said below.
  static let steps = 8_000_000
  /// The steps of coming by an element, drawn or not.
  static let visitSteps = 4
  /// The steps of an element each time that it is drawn.
  static let elementSteps = 16
  /// The steps of a line or curve of a path.
  static let pathSteps = 8
  /// The steps of one that a line is drawn along, whose outline has many more.
  static let strokeSteps = 32
  /// The steps of a region that something is cut to.
  static let clipSteps = 128
  /// The steps of a declaration of a property.
  static let declarationSteps = 4
  /// The bytes of attributes that are read for a step.
  static let bytesPerStep = 32
  /// The deepest nesting of groups that are composited or cut as one.
  static let groups = 32
  /// The longest chain of gradients that refer to each other.
  static let references = 32
  /// The longest chain of `clipPath` elements that are cut by each other.
  static let clips = 8
  /// The most dashes and gaps of a line; one with more is solid.
  static let dashes = 50_000.0
  /// The most declarations of style sheets, counted for each selector.
  static let rules = 100_000
  /// The largest coordinate, in units of the picture: what any canvas can still be drawn at.
  static let coordinate = 1e12
  /// The most findings of one kind that are told apart.
  static let findings = 20
}
