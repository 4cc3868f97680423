import TesseraGraphics
import TesseraSource
import TesseraText
package import TesseraTheme

/// What all sheets of one theme have in common: theme, bands, scale, and how they are drawn.
package struct SheetFrame: Sendable {
  /// The theme, for names and hash; nil where the cells' defaults are drawn.
  package let document: ThemeDocument?
  /// The theme in its modes: one band each.
  package let resolutions: [ThemeResolution]
  /// Said below the head where not all modes are shown.
  package let note: String?
  /// Device pixels per point.
  package let scale: Int
  /// How many threads draw.
  package let threads: Int

  /// Creates a frame.
  ///
  /// - Precondition: There is at least one resolution.
  package init(
    document: ThemeDocument?, resolutions: [ThemeResolution], note: String?, scale: Int,
    threads: Int
  ) {
    precondition(!resolutions.isEmpty, "a sheet has at least one band")
    self.document = document
    self.resolutions = resolutions
    self.note = note
    self.scale = scale
    self.threads = threads
  }

  /// The fonts of captions: those of the first band.
  var fonts: FontLibrary { resolutions[0].fonts }

  /// The colours of head and foot: those of the first band.
  var style: SheetStyle { SheetStyle(theme: resolutions[0].theme) }

  /// Draws pictures on several threads.
  ///
  /// - Throws: ``SheetFailure/pictures(_:)`` where one of them has an error.
  func pictures(_ requests: [PictureRequest]) throws(SheetFailure) -> (
    pictures: [CellPicture], warnings: [Diagnostic]
  ) {
    let results = requests.parallelMap(threads: threads) { $0.draw() }
    var diagnostics: [Diagnostic] = []
    var seen: Set<Diagnostic> = []
    for diagnostic in results.flatMap(\.diagnostics) where seen.insert(diagnostic).inserted {
      diagnostics.append(diagnostic)
    }
    let pictures = results.compactMap(\.picture)
    guard pictures.count == requests.count else { throw .pictures(diagnostics) }
    return (pictures, diagnostics)
  }

  /// The name of the theme, for heads.
  var themeName: String { document.map { "theme \($0.name)" } ?? "no theme" }

  /// The width that a text takes on one line, in points, and what it lacks.
  ///
  /// - Throws: ``SheetFailure/font(_:)``.
  func measure(
    _ text: String, size: Double, weight: Double = 400
  ) throws(SheetFailure) -> (width: Double, warnings: [Diagnostic]) {
    let caption = SheetCaption(
      text: text, size: size, weight: weight, color: .black, frame: .zero)
    do {
      return try caption.measure(scale: scale, fonts: fonts)
    } catch {
      throw .font(error)
    }
  }

  /// The lines of a text that are at most so wide, in points, the widest one's width, and what the
  /// text lacks.
  ///
  /// - Throws: ``SheetFailure/font(_:)``.
  func wrap(
    _ text: String, size: Double, weight: Double, in room: Double
  ) throws(SheetFailure) -> (lines: [String], width: Double, warnings: [Diagnostic]) {
    let caption = SheetCaption(
      text: text, size: size, weight: weight, color: .black, frame: .zero)
    let factor = Double(scale)
    do {
      let (block, warnings) = try TextLayout(fonts: fonts).block(
        text, style: caption.style(scale: factor), surrounding: .leftToRight,
        maximumWidth: room * factor)
      return (block.lines.map(\.text), block.size.width / factor, warnings)
    } catch {
      throw .font(error)
    }
  }
}
