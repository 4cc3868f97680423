/// How a picture is read between its pixels.
public enum Sampling: String, Hashable, Sendable {
  /// The four nearest pixels, weighted by distance; for enlarging.
  case bilinear
  /// The exact average over the area that a device pixel covers; for reducing.
  case filtered
}
