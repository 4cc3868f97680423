/// How a picture is read between its pixels.
public enum Sampling: String, Hashable, Sendable, CaseIterable {
  /// The pixel under the middle of a device pixel; for icons enlarged by whole numbers.
  case nearest
  /// The four nearest pixels, weighted by distance; for enlarging.
  case bilinear
  /// The exact average over the area that a device pixel covers; for reducing.
  case filtered
}
