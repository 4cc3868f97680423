/// The user's preferred size of text (Dynamic Type).
///
/// Font sizes are multiplied by the size of the body style over its default, 17.
public enum TypeSize: String, CaseIterable, Hashable, Sendable {
  /// Body text of 14 points.
  case xSmall
  /// Body text of 15 points.
  case small
  /// Body text of 16 points.
  case medium
  /// Body text of 17 points: the default.
  case large
  /// Body text of 19 points.
  case xLarge
  /// Body text of 21 points.
  case xxLarge
  /// Body text of 23 points.
  case xxxLarge
  /// Accessibility size 1: body text of 28 points.
  case ax1 = "AX1"
  /// Accessibility size 2: body text of 33 points.
  case ax2 = "AX2"
  /// Accessibility size 3: body text of 40 points.
  case ax3 = "AX3"
  /// Accessibility size 4: body text of 47 points.
  case ax4 = "AX4"
  /// Accessibility size 5: body text of 53 points.
  case ax5 = "AX5"

  /// Size of body text, in points.
  public var bodySize: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .ax1: 28
    case .ax2: 33
    case .ax3: 40
    case .ax4: 47
    case .ax5: 53
    }
  }

  /// Whether it is one of the accessibility sizes, at which texts side by side leave each other too
  /// little room and had better stand one below the other.
  public var isAccessibilitySize: Bool { bodySize >= Self.ax1.bodySize }

  /// What font sizes are multiplied by.
  public var factor: Double { bodySize / Self.large.bodySize }

  /// The room, in points, that a text needs which takes `length` at the default size: it grows as
  /// fonts do, to whole points, and never shrinks, so that a row stays large enough for a finger.
  public func grown(_ length: Double) -> Double {
    factor > 1 ? (length * factor).rounded() : length
  }
}
