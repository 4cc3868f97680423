/// What may be made up where a family has no such face; nothing unless it is asked for.
public struct FontSynthesis: OptionSet, Hashable, Sendable {
  /// One bit a member.
  public let rawValue: Int

  /// Creates a set from its bits; the named members are what there is.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Letters are drawn thicker where a weight of 600 or more finds a face of 500 or less, as for
  /// Chinese.
  public static let bold = FontSynthesis(rawValue: 1)
  /// Upright letters are slanted.
  public static let oblique = FontSynthesis(rawValue: 2)

  /// How far slanted letters lean to the right per height: as CSS has it, 14 degrees.
  static let slant = 0.25
  /// How much thicker stems become across, in ems.
  static let thickening = 1.0 / 24

  /// What of this is made up for a face that stands for a weight.
  func needed(for face: FontFace, weight: Double) -> FontSynthesis {
    var needed = self
    if weight < 600 || face.weight > 500 { needed.remove(.bold) }
    if face.isSlanted { needed.remove(.oblique) }
    return needed
  }
}
