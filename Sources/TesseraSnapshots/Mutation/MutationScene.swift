import TesseraCells
import TesseraRaster
import TesseraSheets
import TesseraSource
import TesseraTheme

/// A picture that changes are tried on: what takes part in it, and what it looks like.
struct MutationScene: Sendable {
  /// The picture's name and how to draw it.
  let test: SnapshotCase
  /// The paths of all tokens that take part.
  let tokens: Set<String>
  /// The numbers of the cell's code.
  let fields: Set<LayerField>
  /// How large the canvas is, in pixels.
  let area: Int
  /// The pixels; nil where they are drawn only when asked for.
  var hash: PixelHash?
  /// What holds it still.
  var hold = Hold.none

  /// How a golden holds a picture still.
  enum Hold: Sendable {
    /// There is none, or verifying it fails already.
    case none
    /// By every pixel.
    case exactly
    /// As far as its line in the manifest wants it; with the golden's pixels.
    case within(Tolerance, Pixmap)
  }

  /// Whether a golden holds it still.
  var isGuarded: Bool { if case .none = hold { false } else { true } }

  /// Resolves a case's drawing; nil where it has errors.
  init?(_ test: SnapshotCase) {
    let request = test.request
    var cell = PerturbedCell(request.cell)
    let notes = LayerNotes()
    cell.notes = notes
    do {
      let drawn = try request.resolution.displayList(
        of: cell, item: request.item, state: request.state, options: request.options)
      guard !drawn.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
      self.test = test
      tokens = drawn.list.tokenNames
      fields = notes.fields
      area = drawn.list.width * drawn.list.height
    } catch {
      // A cell of no size has no picture, and so nothing to be blind to.
      return nil
    }
  }

  /// The pixels that the case would have with another cell or theme; nil for one that cannot be drawn.
  func pixmap(of cell: any Cell, in resolution: ThemeResolution) -> Pixmap? {
    let request = test.request
    do {
      let (picture, diagnostics) = try resolution.picture(
        of: cell, item: request.item, state: request.state, options: request.options)
      return diagnostics.contains { $0.severity == .error } ? nil : picture.pixmap
    } catch {
      return nil
    }
  }

  /// The pixels as they are.
  var drawnHash: PixelHash? {
    hash ?? pixmap(of: test.request.cell, in: test.request.resolution).map { PixelHash($0) }
  }
}

extension DisplayList {
  /// The paths of all tokens that take part.
  var tokenNames: Set<String> {
    var names = Set(backdropTokens.flatMap(\.names))
    var waiting = nodes
    while let node = waiting.popLast() {
      switch node {
      case .item(let item): names.formUnion(item.tokens.flatMap(\.names))
      case .group(let group):
        names.formUnion(group.tokens.flatMap(\.names))
        waiting += group.nodes
      }
    }
    return names
  }
}
