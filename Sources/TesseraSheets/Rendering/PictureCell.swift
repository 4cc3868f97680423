package import TesseraCells
package import TesseraGraphics

/// A picture by itself, as a cell that has nothing but an icon.
///
/// A picture alone is drawn the way that icons in cells are: there is no second one that could differ.
package struct PictureCell: Cell {
  package let reuseIdentifier = "icon"
  package let previewItems = [Item("picture")]
  package let isTransparent = true
  /// The picture.
  private let source: ImageContent.Source
  /// The frame that it is fitted into, in points.
  private let size: Size
  /// What colours its template parts.
  private let tint: Color

  /// Creates the cell of a picture that is fitted into a frame.
  package init(_ source: ImageContent.Source, size: Size, tint: Color) {
    self.source = source
    self.size = size
    self.tint = tint
  }

  package func size(fitting room: Size, item: Item, environment: Environment) -> Size { size }

  package func slots(in context: CellContext) -> Slots {
    Slots(icon: IconView(source, size: size, tint: .literal(tint)))
  }
}
