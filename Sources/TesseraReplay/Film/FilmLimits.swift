import TesseraRaster

/// The bounds on films.
package enum FilmLimits {
  /// The most frames.
  static let frames = 1_000
  /// The most pixels of all frames together: 16 GiB at four bytes each, which are never in memory at
  /// once.
  static let pixels = 1 << 32
  /// The longest side of a frame, in device pixels: a sheet's, with room around it.
  static let side = Pixmap.sideLimit - 1_024
  /// The largest frame, in device pixels: half of a sheet.
  static let framePixels = 1 << 25
}
