public import TesseraGraphics
import TesseraIcons

extension Cell {
  /// The size that a picture has by itself, in points: of a name, that of the theme's picture.
  ///
  /// For ``size(fitting:item:environment:)`` and for frames in ``slots(in:)``; an environment that a
  /// test has made knows no names.
  ///
  /// - Parameters:
  ///   - source: The picture.
  ///   - environment: What the cell was given.
  /// - Returns: The size; zero for a name without a picture, which drawing it reports.
  public func size(of source: ImageContent.Source, in environment: Environment) -> Size {
    switch source {
    case .vector(let image): return image.size
    case .bitmap(let image): return Size(Double(image.width), Double(image.height))
    case .named(let name, let fallback):
      do throws(IconFault) {
        return try environment.stage.icons.icon(name, scale: max(1, environment.scale)).picture.size
      } catch {
        return error.lacksName ? fallback?.size ?? .zero : .zero
      }
    }
  }
}
