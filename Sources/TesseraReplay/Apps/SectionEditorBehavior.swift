import TesseraCells
import TesseraCollection

/// Adds a picture where the *add* item is tapped, deletes one by its button, reports every other tap.
final class SectionEditorBehavior: ReplayBehavior {
  /// The kind of the items that add.
  static let addKind = "add"

  private let stage: ReplayStage
  /// How many pictures were added: what their identities are made of.
  private var added = 0

  init(_ stage: ReplayStage) { self.stage = stage }

  /// Switches the mode; the button then offers the other one.
  func setEditing(_ isOn: Bool) {
    stage.collectionView.setEditing(isOn, title: isOn ? "完成" : "编辑")
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

  private func change(_ updates: [DataUpdate]) {
    // What cannot be done is in the log.
    do { try stage.dataSource.perform(updates, in: stage.collectionView) } catch {}
  }
}
