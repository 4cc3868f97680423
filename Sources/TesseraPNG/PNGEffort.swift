/// How hard the encoder tries to make a file small; the pixels are the same.
package enum PNGEffort: Hashable, Sendable, CaseIterable {
  /// For pictures to look at: an eighth of zlib's time.
  ///
  /// ISA-L picks its code by the processor, so another machine may give other bytes.
  case fast
  /// For goldens, which are written once and kept for ever: the fewest bytes within 50 ms a megapixel.
  ///
  /// The bytes depend on the picture, the texts and zlib's version only.
  case small
}
