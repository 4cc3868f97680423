package import TesseraSource

/// What a list of families comes to: the faces to try, and what was wrong with the list.
package struct FontSelection: Hashable, Sendable {
  /// One face of each family that is known, in the order of the list; never empty.
  package let faces: [FontFace]
  /// One warning for each family that nobody knows.
  package let warnings: [Diagnostic]

  /// The first face, whose measures a line has.
  package var primary: FontFace { faces[0] }

  /// Creates a selection; `faces` is not empty.
  init(faces: [FontFace], warnings: [Diagnostic]) {
    precondition(!faces.isEmpty, "there is always a font of last resort")
    self.faces = faces
    self.warnings = warnings
  }
}
