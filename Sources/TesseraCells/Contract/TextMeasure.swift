public import TesseraGraphics
import TesseraText
import TesseraTheme

/// How much room a text takes, in points.
public struct TextMeasure: Hashable, Sendable {
  /// The widest line's width and the height of all lines, rounded up to whole device pixels.
  public let size: Size
  /// From the top of the first line to its baseline.
  public let firstBaseline: Double
  /// From the top of the first line to the last line's baseline.
  public let lastBaseline: Double
  /// How many lines there are.
  public let numberOfLines: Int
  /// Whether the text loses a part.
  public let isTruncated: Bool

  /// The measure of nothing.
  public static let zero = TextMeasure(
    size: .zero, firstBaseline: 0, lastBaseline: 0, numberOfLines: 0, isTruncated: false)
}

extension Cell {
  /// Measures a text as it will be drawn, with the theme's fonts and the environment's type size.
  ///
  /// For ``size(fitting:item:environment:)`` and for frames in ``slots(in:)``:
  ///
  /// ```swift
  /// func size(fitting room: Size, item: Item, environment: Environment) -> Size {
  ///   let text = measure(message(item), width: room.width - 32, in: environment)
  ///   return Size(room.width, text.size.height + 24)
  /// }
  /// ```
  ///
  /// A font that differs by state is measured in the normal one. In an environment that a test has
  /// made, roles have their defaults and fonts are the built-in ones.
  ///
  /// - Parameters:
  ///   - text: The text; its font's role is one of this cell.
  ///   - width: The room of a line, in points; infinite for lines that break at line breaks alone.
  ///   - environment: What the cell was given.
  /// - Returns: The measure; ``TextMeasure/zero`` for a text that cannot be laid out, which drawing it
  ///   reports.
  public func measure(
    _ text: TextContent, width: Double = .infinity, in environment: Environment
  ) -> TextMeasure {
    do throws(TextError) {
      guard let typography = environment.stage.typography(text.font, of: self) else {
        return .zero
      }
      let scale = Double(max(1, environment.scale))
      let block = try text.layOut(
        typography, width: width * scale, in: environment, fonts: environment.stage.fonts()
      ).block
      return TextMeasure(
        size: Size(
          block.size.width.rounded(.up) / scale, block.size.height.rounded(.up) / scale),
        firstBaseline: block.firstBaseline / scale, lastBaseline: block.lastBaseline / scale,
        numberOfLines: block.lines.count, isTruncated: block.isTruncated)
    } catch {
      return .zero
    }
  }
}
