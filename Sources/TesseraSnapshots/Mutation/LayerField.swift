import TesseraCells
import TesseraGraphics
import TesseraTheme

/// A number that a cell's code gives a layer, in points, that is tried with another.
struct LayerField: Hashable, Sendable {
  /// The layer's path, as display lists have it.
  let path: String
  /// Which number.
  let name: Name

  /// The numbers.
  enum Name: String, Hashable, Sendable, CaseIterable {
    case x
    case y
    case width
    case height
    case radius = "corner radius"
    case border = "border width"
    case font = "font size"
    case inset
  }
}

extension Layer {
  /// Adds to a number of the layer; false where it has no such number of its own.
  mutating func change(_ name: LayerField.Name, by points: Double) -> Bool {
    switch name {
    case .x, .y, .width, .height:
      guard var frame else { return false }
      frame.change(name, by: points)
      self.frame = frame
      return true
    case .radius:
      guard case .rounded(.literal(let radius), let style) = shape else { return false }
      shape = .rounded(.literal(radius + points), style: style)
      return true
    case .border:
      guard let border, case .literal(let width) = border.width else { return false }
      self.border?.width = .literal(width + points)
      return true
    case .font:
      guard let text, case .literal(var font) = text.font else { return false }
      font.size += points
      self.text?.font = .literal(font)
      return true
    case .inset: return false
    }
  }
}

extension IconView {
  /// Adds to a number of the icon; false where it has no such number.
  mutating func change(_ name: LayerField.Name, by points: Double) -> Bool {
    switch name {
    case .width: size.width += points
    case .height: size.height += points
    case .inset: inset += points
    case .x, .y, .radius, .border, .font: return false
    }
    return true
  }
}

extension Rect {
  /// Adds to a number of the rectangle.
  fileprivate mutating func change(_ name: LayerField.Name, by points: Double) {
    switch name {
    case .x: origin.x += points
    case .y: origin.y += points
    case .width: size.width += points
    case .height: size.height += points
    case .radius, .border, .font, .inset: break
    }
  }
}
