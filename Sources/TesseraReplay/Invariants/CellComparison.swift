// Two cells → what differs between what can be seen of them. Layers, state and size decide the display
// list, and the display list decides the pixels to the bit; so only where the former differ is the
// latter looked at. Most cells are told equal by their layers alone. A look that differs and has the
// same pixels, such as a colour said in two ways, is no fault.

import TesseraCells
import TesseraCollection
import TesseraGraphics
import TesseraRaster
import TesseraSheets

/// Compares reused cells with new ones, pixel by pixel where it must.
struct CellComparison {
  /// The theme; nil until it is needed where none was given.
  private var resolution: ThemeResolution?
  /// Verdicts on looks that differ: a fault that stays is seen after every further step.
  private var verdicts: [Pair: Bool] = [:]

  /// How many verdicts are kept.
  private static let capacity = 1_024
  /// How many characters of a text are said.
  private static let textLimit = 40

  /// Two looks and the cells that they are of.
  private struct Pair: Hashable {
    let cells: [String]
    let looks: [LayerTree]
  }

  /// Creates a comparison under a theme; nil for the cells' own defaults.
  init(_ resolution: ThemeResolution?) { self.resolution = resolution }

  /// What differs between a cell and a new one, by the first visible layer; nil where every pixel is the
  /// same.
  mutating func difference(
    _ cell: ReusableCell, from fresh: ReusableCell, _ environment: Environment
  ) -> String? {
    let (own, other) = (Self.tree(cell, environment), Self.tree(fresh, environment))
    let sameKind = cell.declaration.reuseIdentifier == fresh.declaration.reuseIdentifier
    let isSameInput =
      own.context.state == other.context.state && own.context.bounds == other.context.bounds
    let difference = Self.difference(own, from: other)
    guard difference != nil || !isSameInput || !sameKind else { return nil }
    let pair = Pair(
      cells: [cell.declaration.reuseIdentifier, fresh.declaration.reuseIdentifier],
      looks: [own, other])
    let isSeen = verdicts[pair] ?? !hasEqualPixels(cell, own.context, fresh, other.context)
    if verdicts.count >= Self.capacity { verdicts = [:] }
    verdicts[pair] = isSeen
    guard isSeen else { return nil }
    let (item, expected) = (own.context.item.id, other.context.item.id)
    if item != expected { return "shows the item `\(item)`, a new cell `\(expected)`" }
    if let difference { return difference }
    if own.context.bounds != other.context.bounds { return "has another size than a new cell" }
    return "is drawn as \(own.context.state.name), a new cell as \(other.context.state.name)"
  }

  private static func tree(_ cell: ReusableCell, _ environment: Environment) -> LayerTree {
    LayerTree(
      of: cell.look,
      in: CellContext(
        item: cell.item, state: cell.state, environment: environment, size: cell.frame.size))
  }

  /// Whether no pixel differs; also false where a look cannot be resolved.
  private mutating func hasEqualPixels(
    _ cell: ReusableCell, _ context: CellContext, _ fresh: ReusableCell, _ other: CellContext
  ) -> Bool {
    // Without fonts nothing can be drawn, and what the layers say counts.
    guard let resolution = usableResolution(for: [cell.declaration, fresh.declaration]),
      let own = Self.list(cell, context, resolution),
      let expected = Self.list(fresh, other, resolution)
    else { return false }
    return own == expected
      || DisplayListRenderer.pixmap(of: own) == DisplayListRenderer.pixmap(of: expected)
  }

  private mutating func usableResolution(for cells: [any Cell]) -> ThemeResolution? {
    if resolution == nil {
      resolution = try? ThemeResolution.resolve(nil, in: [], cells: cells, fontFiles: []).first
    }
    return resolution
  }

  private static func list(
    _ cell: ReusableCell, _ context: CellContext, _ resolution: ThemeResolution
  ) -> DisplayList? {
    let options = RenderOptions(
      environment: context.environment, room: .size(context.bounds.size), backdrop: .none)
    let found = try? resolution.displayList(
      of: cell.look, item: context.item, state: context.state, options: options)
    return found?.list
  }

  /// What differs between layers, by the first visible one; nil for nothing.
  private static func difference(_ tree: LayerTree, from expected: LayerTree) -> String? {
    let own = visibleLayers(tree)
    let other = visibleLayers(expected)
    for (path, layer) in own {
      guard let should = other.first(where: { $0.path == path })?.layer else {
        return "shows `\(path)`, which a new cell does not"
      }
      if layer != should {
        return words(layer, should).map { "shows `\(path)` as \($0), a new cell as \($1)" }
          ?? "draws `\(path)` otherwise than a new cell"
      }
    }
    if let missing = other.first(where: { layer in !own.contains { $0.path == layer.path } }) {
      return "does not show `\(missing.path)`, which a new cell does"
    }
    return tree.clip == expected.clip ? nil : "is clipped otherwise than a new cell"
  }

  private static func visibleLayers(_ tree: LayerTree) -> [(path: String, layer: Layer)] {
    tree.entries.filter(\.isVisible).map { ($0.path, $0.layer) }
  }

  /// What two layers have of what can be said in a word and differs; nil where that is something else.
  private static func words(_ layer: Layer, _ expected: Layer) -> (String, String)? {
    let properties: [(Layer) -> String?] = [
      { if case .color(let color) = $0.fill { color.description } else { nil } },
      { $0.text.map { text($0.string) } }, { $0.text?.color.description },
    ]
    for property in properties {
      if let own = property(layer), let other = property(expected), own != other {
        return (own, other)
      }
    }
    return nil
  }

  /// A text in quotes, its end left out where it is long.
  private static func text(_ string: String) -> String {
    "\"\(string.prefix(textLimit))\(string.count > textLimit ? "…" : "")\""
  }
}

extension ThemeColor {
  /// The role in braces, or the colour.
  fileprivate var description: String {
    switch source {
    case .role(let name): "{\(name)}"
    case .literal(let color): color.hexText
    case .tint: "tint"
    }
  }
}
