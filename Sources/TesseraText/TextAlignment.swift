package import TesseraGraphics

/// Horizontal place of a line in the width that it is given.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// The edge where reading begins in the surrounding interface, as UIKit has it: the same as
  /// `leading`, whatever script the text itself is in.
  case natural
  /// The edge where reading begins: left in a left-to-right interface, else right.
  case leading
  /// The middle.
  case center
  /// The edge where reading ends: right in a left-to-right interface, else left.
  case trailing

  /// Left end of a line `width` wide that stands in `rect` by this alignment.
  ///
  /// All lengths are in the unit of `rect`, x to the right. A line wider than `rect` keeps the edge
  /// that it is aligned to and runs over the other one; a centred one runs over both.
  package func originX(of width: Double, in rect: Rect, direction: TextDirection) -> Double {
    switch (self, direction) {
    case (.center, _): rect.midX - width / 2
    case (.natural, .leftToRight), (.leading, .leftToRight), (.trailing, .rightToLeft): rect.minX
    case (.natural, .rightToLeft), (.leading, .rightToLeft), (.trailing, .leftToRight):
      rect.maxX - width
    }
  }
}
