import TesseraCells
import TesseraCollection
import TesseraGraphics

/// What one cell looks like now, as a tree of layers.
struct CellLook {
  private let tree: LayerTree

  init(_ cell: ReusableCell, _ environment: Environment) {
    let context = CellContext(
      item: cell.item, state: cell.state, environment: environment, size: cell.frame.size)
    tree = LayerTree(of: cell.look, in: context)
  }

  /// What differs from what the cell should look like, by its first visible layer; nil for nothing.
  func difference(from expected: CellLook) -> String? {
    let own = visibleLayers
    let other = expected.visibleLayers
    for (path, layer) in own {
      guard let should = other.first(where: { $0.path == path })?.layer else {
        return "shows `\(path)`, which a new cell does not"
      }
      if layer != should {
        return "shows `\(path)` as \(Self.text(layer)), a new cell as \(Self.text(should))"
      }
    }
    if let missing = other.first(where: { layer in !own.contains { $0.path == layer.path } }) {
      return "does not show `\(missing.path)`, which a new cell does"
    }
    return tree.clip == expected.tree.clip ? nil : "is clipped otherwise than a new cell"
  }

  private var visibleLayers: [(path: String, layer: Layer)] {
    tree.entries.filter(\.isVisible).map { ($0.path, $0.layer) }
  }

  /// What of a layer apps change by command: its fill and the colour of its text.
  private static func text(_ layer: Layer) -> String {
    if case .color(let color) = layer.fill { return color.description }
    return layer.text.map(\.color.description) ?? "another layer"
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
