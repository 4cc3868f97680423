import TesseraCells
import TesseraCollection
import TesseraGraphics

/// Adds a picture where the *add* item is tapped, deletes one by its button, reports every other tap.
final class SectionEditorBehavior: ReplayBehavior {
  /// A step that is left out or done wrongly.
  enum Fault {
    /// A picture is added to the data alone.
    case untoldAdd
    /// The data lose the picture whose button was tapped, the collection the last one.
    case toldElsewhere
    /// Cells that are kept beside the screen are not told of the mode.
    case visibleOnly
  }

  /// The kind of the items that add.
  static let addKind = "add"

  private let stage: ReplayStage
  private let fault: Fault?
  /// A screen that nobody sees, which data can be changed with.
  private let elsewhere = CollectionView(size: .zero, layout: CollectionViewFlowLayout())
  /// How many pictures were added: what their identities are made of.
  private var added = 0

  init(_ stage: ReplayStage, fault: Fault? = nil) {
    self.stage = stage
    self.fault = fault
    elsewhere.dataSource = stage.dataSource
  }

  /// Switches the mode; the button then offers the other one.
  func setEditing(_ isOn: Bool) {
    let kept = stage.collectionView.preparedCells.filter { $0.stage != .displayed }
      .map { (cell: $0.cell, state: $0.cell.state) }
    stage.collectionView.setEditing(isOn, title: isOn ? "完成" : "编辑")
    guard fault == .visibleOnly else { return }
    for (cell, state) in kept { cell.state = state }
  }

  /// The *add* items cannot be deleted.
  func collectionView(_ collectionView: CollectionView, canEditItemAt path: ItemPath) -> Bool {
    stage.dataSource.data.item(at: path)?.kind != Self.addKind
  }

  /// Adds before the *add* item, which does not stay selected; else says what was tapped.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: ItemPath) {
    let data = stage.dataSource.data
    guard let item = data.item(at: path) else { return }
    guard item.kind == Self.addKind else {
      let header = data.sections[path.section].header?.text ?? "\(path.section)"
      return stage.report("\(header) \(item.text ?? item.id)")
    }
    added += 1
    change([.insert(path, Item("added-\(added)", text: "再来一个", image: "1"))])
    if let path = stage.path(of: item.id) { collectionView.deselectItem(at: path) }
  }

  /// Deletes the picture whose button was tapped.
  func collectionView(
    _ collectionView: CollectionView, didTapAccessory name: String, forItemAt path: ItemPath
  ) {
    guard name == "delete", let item = stage.dataSource.data.item(at: path) else { return }
    deletion(of: item)()
  }

  /// What a picture's button does, whenever it is called: the picture goes that it was made for,
  /// wherever it then is, and none once it is gone.
  func deletion(of item: Item) -> () -> Void {
    { [self] in
      guard item.kind != Self.addKind, let path = stage.path(of: item.id) else { return }
      change([.delete(path)])
    }
  }

  /// Changes data and collection together, or as the fault has it.
  private func change(_ updates: [DataUpdate]) {
    let (view, dataSource) = (stage.collectionView, stage.dataSource)
    // What cannot be done is in the log.
    do {
      switch (fault, updates.first) {
      case (.untoldAdd, .insert): try dataSource.perform(updates, in: elsewhere)
      case (.toldElsewhere, .delete(let path)):
        let last = ItemPath(path.section, dataSource.data.counts[path.section] - 1)
        try view.performBatchUpdates([.delete(last)]) { () throws(UpdateError) in
          try dataSource.perform(updates, in: elsewhere)
        }
      default: try dataSource.perform(updates, in: view)
      }
    } catch {}
  }
}
