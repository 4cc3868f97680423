internal import Synchronization
import TesseraCells
import TesseraGraphics
import TesseraTheme

/// A cell with one number of its code changed, or one of its defaults; or one that notes which numbers
/// there are.
struct PerturbedCell: Cell {
  /// The cell as it is.
  let base: any Cell
  /// A number of a layer, and how many device pixels are added to it.
  var field: (field: LayerField, pixels: Double)?
  /// A role's default, and what it is instead.
  var fallback: (role: String, value: TokenValue)?
  /// Where the numbers are noted.
  var notes: LayerNotes?

  init(_ base: any Cell) { self.base = base }

  var reuseIdentifier: String { base.reuseIdentifier }
  var summary: String { base.summary }
  var kind: CellKind { base.kind }
  var previewItems: [Item] { base.previewItems }
  var additionalStates: [CellState] { base.additionalStates }
  var outsets: EdgeInsets { base.outsets }
  var isTransparent: Bool { base.isTransparent }

  var roles: [Role] {
    guard let fallback else { return base.roles }
    return base.roles.map { role in
      guard role.name == fallback.role else { return role }
      var role = role
      role.fallback = .literal(fallback.value)
      return role
    }
  }

  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    base.size(fitting: proposal, item: item, environment: environment)
  }

  func slots(in context: CellContext) -> Slots {
    var slots = base.slots(in: context)
    let points = (field?.pixels ?? 0) / Double(max(1, context.environment.scale))
    func change(_ layer: inout Layer?, _ slot: Slot) {
      if let old = layer { layer = changed(old, slot.rawValue, by: points) }
    }
    change(&slots.background, .background)
    change(&slots.selectedBackground, .selectedBackground)
    change(&slots.highlight, .highlight)
    for index in slots.content.indices {
      let layer = slots.content[index]
      let name = layer.name.isEmpty ? String(index) : layer.name
      slots.content[index] = changed(layer, "\(Slot.content.rawValue)/\(name)", by: points)
    }
    for index in slots.accessories.indices {
      let accessory = slots.accessories[index]
      slots.accessories[index].layer = changed(
        accessory.layer, "\(Slot.accessory.rawValue)/\(accessory.name)", by: points)
    }
    let path = Slot.icon.rawValue
    if field?.field.path == path, let name = field?.field.name {
      _ = slots.icon?.change(name, by: points)
    }
    if var icon = slots.icon {
      for name in LayerField.Name.allCases where icon.change(name, by: 0) {
        notes?.add(LayerField(path: path, name: name))
      }
    }
    return slots
  }

  /// A layer with everything in it, after the change.
  private func changed(_ layer: Layer, _ path: String, by points: Double) -> Layer {
    var layer = layer
    if let notes {
      for name in LayerField.Name.allCases {
        var copy = layer
        if copy.change(name, by: 0) { notes.add(LayerField(path: path, name: name)) }
      }
    }
    if let field, field.field.path == path { _ = layer.change(field.field.name, by: points) }
    guard notes != nil || field?.field.path.hasPrefix(path + "/") == true else { return layer }
    for index in layer.children.indices {
      let child = layer.children[index]
      let name = child.name.isEmpty ? String(index) : child.name
      layer.children[index] = changed(child, "\(path)/\(name)", by: points)
    }
    return layer
  }
}

/// The numbers that were met in a cell's layers.
final class LayerNotes: Sendable {
  private let found = Mutex<Set<LayerField>>([])

  /// Notes one.
  func add(_ field: LayerField) { found.withLock { _ = $0.insert(field) } }

  /// All that were noted.
  var fields: Set<LayerField> { found.withLock(\.self) }
}
