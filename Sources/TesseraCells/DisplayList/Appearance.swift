package import TesseraGraphics
package import TesseraIcons
package import TesseraSource
package import TesseraText
import TesseraTheme

/// Everything that the look of one cell is a function of: item, state, environment, theme, bounds.
///
/// Equal appearances give equal bytes; that is the product's signature check.
package struct Appearance: Sendable {
  /// What lies below a cell.
  package enum Backdrop: Hashable, Sendable {
    /// The theme's colour, white without one.
    case theme
    /// Nothing.
    case none
    /// A colour of its own.
    case color(Color)
  }

  /// The cell.
  package let cell: any Cell
  /// The theme's answers to the cell's roles.
  package let roles: CellRoles
  /// The data, the state, what surrounds the cell, and its size in points.
  package let context: CellContext
  /// What lies below the cell.
  package let backdrop: Backdrop
  /// Whether the canvas is the bounds alone, without the cell's outsets.
  package let cropsToBounds: Bool

  /// Longest side of a canvas, in device pixels (design section 8).
  package static let canvasLimit = 16_384.0

  /// Creates an appearance.
  ///
  /// - Throws: ``CellError/invalidSize(cell:size:)`` where the bounds hold no whole device pixel or
  ///   the canvas would be too large.
  package init(
    of cell: any Cell, roles: CellRoles, item: Item, state: CellState, environment: Environment,
    size: Size, backdrop: Backdrop = .theme, cropsToBounds: Bool = false
  ) throws(CellError) {
    self.cell = cell
    self.roles = roles
    self.backdrop = backdrop
    self.cropsToBounds = cropsToBounds
    context = CellContext(item: item, state: state, environment: environment, size: size)
    let (canvas, bounds) = (canvas, bounds)
    guard canvas.isFinite, !bounds.isEmpty,
      max(canvas.width, canvas.height) <= Self.canvasLimit
    else {
      throw .invalidSize(
        cell: cell.reuseIdentifier,
        size: "\(size.width.decimalText())x\(size.height.decimalText())"
          + " @\(environment.scale)x")
    }
  }

  /// The cell's own rectangle in device pixels, from the origin: edges on whole pixels.
  var bounds: Rect { context.bounds.scaled(by: Double(context.environment.scale)).snapped }

  /// The canvas in device pixels, the cell's bounds beginning at the origin: edges on whole pixels.
  package var canvas: Rect {
    let outsets = cropsToBounds ? EdgeInsets.zero : cell.outsets
    let grown = context.bounds.inset(
      by: EdgeInsets(
        top: -outsets.top, left: -outsets.left, bottom: -outsets.bottom, right: -outsets.right))
    return grown.scaled(by: Double(context.environment.scale)).snapped
  }

  /// Resolves the layers into drawings.
  ///
  /// - Parameters:
  ///   - fonts: The fonts that texts are shaped with.
  ///   - icons: The icons that have names.
  /// - Returns: The display list, and what was found wrong on the way; with an error among it the
  ///   list lacks what could not be resolved.
  package func displayList(
    fonts: FontLibrary, icons: IconLibrary = IconLibrary()
  ) -> (list: DisplayList, diagnostics: [Diagnostic]) {
    var builder = DisplayListBuilder(appearance: self, fonts: fonts, icons: icons)
    return builder.build()
  }
}
