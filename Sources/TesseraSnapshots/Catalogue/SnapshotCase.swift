import TesseraCells
package import TesseraSheets

/// One golden picture to be recorded or verified: its name and how to draw it.
package struct SnapshotCase: Sendable {
  /// The name.
  package let id: SnapshotID
  /// How to draw it.
  package let request: PictureRequest
  /// Whether only a test asks for it: no catalogue has it.
  package let isOfTest: Bool

  /// Creates a case.
  package init(id: SnapshotID, request: PictureRequest, isOfTest: Bool = false) {
    self.id = id
    self.request = request
    self.isOfTest = isOfTest
  }
}
