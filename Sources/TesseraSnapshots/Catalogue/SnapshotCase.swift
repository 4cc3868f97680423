import TesseraCells
package import TesseraSheets

/// One golden picture to be recorded or verified: its name and how to draw it.
package struct SnapshotCase: Sendable {
  /// The name.
  package let id: SnapshotID
  /// How to draw it.
  package let request: PictureRequest

  /// Creates a case.
  package init(id: SnapshotID, request: PictureRequest) {
    self.id = id
    self.request = request
  }
}
