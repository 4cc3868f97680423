/// Largest inputs that the text stage accepts; beyond them it throws a `TextError`.
package enum TextLimits {
  /// Unicode scalars of one text run.
  package static let scalars = 100_000
  /// Bytes of one font file, 128 MiB: the largest collections of Chinese fonts take 100.
  package static let fontFileBytes = 128 << 20
  /// Faces of one font file.
  package static let facesOfFile = 64
  /// Instances that a face of a variable font keeps, one a weight and width, each with its own glyphs;
  /// the older half of them may go at any time.
  package static let cachedInstances = 16
  /// Scalars for which the installed fonts' answer is kept.
  package static let cachedSystemScalars = 1 << 12
  /// Path elements that the glyph cache of one face keeps, about 7 MB.
  package static let cachedOutlineElements = 1 << 17
}
