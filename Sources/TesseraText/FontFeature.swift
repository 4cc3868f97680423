/// A feature of OpenType fonts that a text turns on or off; fonts without it ignore that.
public struct FontFeature: Hashable, Sendable {
  /// The feature's name, four printable ASCII characters such as `tnum`.
  public var tag: String
  /// 0 turns it off, 1 on; features with alternatives count them from 1.
  public var value: Int

  /// Names a feature; by default it is turned on.
  ///
  /// Source of the names: OpenType 1.9, "Registered features".
  public init(_ tag: String, _ value: Int = 1) {
    self.tag = tag
    self.value = value
  }

  /// Digits of one width, so that figures below each other line up and a clock does not jump.
  public static let tabularDigits = FontFeature("tnum")
  /// Digits of their own widths.
  public static let proportionalDigits = FontFeature("pnum")
  /// Lower-case letters as small capitals.
  public static let smallCapitals = FontFeature("smcp")
  /// A zero that cannot be taken for an O.
  public static let slashedZero = FontFeature("zero")
  /// Digits around a slash as a fraction.
  public static let fractions = FontFeature("frac")
  /// No optional ligatures.
  public static let noLigatures = FontFeature("liga", 0)

  /// Refuses a name that is none, and a value that no font can have.
  ///
  /// - Throws: `TextError.invalidFeature`.
  func validate() throws(TextError) {
    guard tag.utf8.count == 4, tag.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }), 0...0xFFFF ~= value
    else { throw .invalidFeature(tag: tag, value: value) }
  }
}
