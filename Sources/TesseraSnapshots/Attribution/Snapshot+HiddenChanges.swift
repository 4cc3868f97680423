import TesseraCells
import TesseraSheets

extension Snapshot {
  /// What changed in the drawing of a picture whose pixels did not: it is covered, or by less than one
  /// level.
  ///
  /// A golden of another version of Tessera, whose list may be written in other words, says nothing; nor
  /// does one without a list that can be read.
  ///
  /// - Complexity: O(n) in the lines of both lists; no pixel is looked at.
  func hiddenChanges(to list: DisplayList) -> [LayerChange] {
    guard facts[Keyword.software] == Self.software,
      let text = facts[Keyword.displayList], text != list.description
    else { return [] }
    let old = lines
    guard !old.isEmpty else { return [] }
    // A value that came another way changed nothing that could be hidden.
    var changes = LayerChange.changes(from: old, to: list).filter { !$0.keepsDrawing }
    for index in changes.indices { changes[index].pixels = 0 }
    return changes
  }
}
