package import TesseraCells
import TesseraGraphics
import TesseraSheets
package import TesseraSource
package import TesseraText
package import TesseraTheme

/// All golden pictures that a set of cells has under a theme (design section 7).
///
/// Every cell × its preview items × its states × each appearance at scale 2; and for the first item
/// only, in the basic states: high contrast in each appearance, scale 1 and scale 3. Right to left it
/// is the first item with such a text, if there is one.
/// The catalogue is a function of what is registered, never of what a run has touched, so that a
/// golden without a case is surely an orphan.
package struct SnapshotCatalogue: Sendable {
  /// The cases, in the order of cells, items and states.
  package let cases: [SnapshotCase]
  /// What is wrong between the theme and the cells, in any of the modes.
  package let diagnostics: [Diagnostic]

  /// The modifier whose contexts are all shown.
  private static let appearanceName = "appearance"
  /// The modifier whose further contexts are shown for the first item.
  private static let contrastName = "contrast"
  /// The scale of the main part.
  private static let scale = 2
  /// The scales that are shown for the first item besides.
  private static let furtherScales = [1, 3]

  /// Lists the cases.
  ///
  /// - Parameters:
  ///   - cells: The registered cells.
  ///   - document: The theme, or nil for the cells' own defaults.
  ///   - fontFiles: Further font files.
  ///   - searchesSystemFonts: Whether installed fonts are asked for what these lack.
  ///   - requiresAssets: Whether a picture that is missing is an error instead of a warning.
  /// - Throws: `TextError` for a font file that cannot be used.
  package init(
    of cells: [any Cell], document: ThemeDocument?, fontFiles: [String] = [],
    searchesSystemFonts: Bool = false, requiresAssets: Bool = false
  ) throws(TextError) {
    let plan = Plan(document)
    let resolutions = try ThemeResolution.resolve(
      document, in: plan.appearances + plan.contrasts, cells: cells, fontFiles: fontFiles,
      searchesSystemFonts: searchesSystemFonts, requiresAssets: requiresAssets)
    let appearances = Array(resolutions.prefix(max(1, plan.appearances.count)))
    let contrasts = Array(resolutions.dropFirst(appearances.count))

    var cases: [SnapshotCase] = []
    func add(
      _ cell: any Cell, _ item: Item, _ states: [CellState], _ resolution: ThemeResolution,
      scale: Int = Self.scale, direction: TextDirection = .leftToRight
    ) {
      let environment = Environment(direction: direction, scale: scale)
      let options = RenderOptions(environment: environment)
      for state in states {
        let id = SnapshotID(
          cell: cell.reuseIdentifier, document: document, mode: resolution.mode, item: item.id,
          size: nil, environment: environment, state: state)
        let request = PictureRequest(
          cell: cell, item: item, state: state, resolution: resolution, options: options)
        cases.append(SnapshotCase(id: id, request: request))
      }
    }
    for cell in cells {
      for item in cell.previewItems {
        for resolution in appearances { add(cell, item, cell.states, resolution) }
      }
      let first = cell.previewItems[0]
      for resolution in contrasts { add(cell, first, CellState.basic, resolution) }
      add(
        cell, cell.previewItems.first(where: \.readsRightToLeft) ?? first, CellState.basic,
        resolutions[0], direction: .rightToLeft)
      for scale in Self.furtherScales {
        add(cell, first, CellState.basic, resolutions[0], scale: scale)
      }
    }
    self.cases = cases
    diagnostics = resolutions.flatMap(\.diagnostics)
  }

  /// Each appearance of a theme with everything else at its default, the default mode first; none
  /// without a theme.
  package static func appearances(of document: ThemeDocument?) -> [ThemeMode] {
    Plan(document).appearances
  }

  /// The modes that the catalogue needs.
  private struct Plan {
    /// Each appearance with everything else at its default; the default mode first.
    var appearances: [ThemeMode] = []
    /// Each appearance in each further contrast.
    var contrasts: [ThemeMode] = []

    init(_ document: ThemeDocument?) {
      guard let document else { return }
      let appearance = document.modifiers.first { $0.name == appearanceName }
      let contrast = document.modifiers.first { $0.name == contrastName }
      for mode in document.allModes where Self.isDefault(mode, in: document, but: [appearance]) {
        appearances.append(mode)
      }
      for mode in document.allModes
      where !appearances.contains(mode)
        && Self.isDefault(mode, in: document, but: [appearance, contrast])
      {
        contrasts.append(mode)
      }
    }

    /// Whether all modifiers but some have their default context.
    private static func isDefault(
      _ mode: ThemeMode, in document: ThemeDocument, but exempt: [ThemeModifier?]
    ) -> Bool {
      document.modifiers.allSatisfy { modifier in
        mode[modifier.name] == modifier.default || exempt.contains(modifier)
      }
    }
  }
}

extension Item {
  /// Whether the text itself runs from right to left.
  fileprivate var readsRightToLeft: Bool {
    TextDirection(of: text ?? "", otherwise: .leftToRight) == .rightToLeft
  }
}
