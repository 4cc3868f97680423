public import TesseraGraphics

/// A picture in a layer's frame.
public struct ImageContent: Hashable, Sendable {
  /// The picture itself.
  public enum Source: Hashable, Sendable {
    /// Outlines.
    case vector(VectorImage)
    /// Pixels; one is a point at scale 1.
    case bitmap(StraightImage)
  }

  /// How a picture of another shape fits the frame.
  public enum ContentMode: String, Hashable, Sendable {
    /// As large as fits, all of it visible.
    case aspectFit
    /// As small as covers the frame; what sticks out is cut off by the layer's shape.
    case aspectFill
    /// Stretched to the frame.
    case scaleToFill
  }

  /// The picture.
  public var source: Source
  /// How it fits the frame.
  public var contentMode: ContentMode
  /// What colours the template parts of a vector picture.
  public var tint: ThemeColor

  /// Creates a picture.
  public init(
    _ source: Source, contentMode: ContentMode = .aspectFit, tint: ThemeColor = .tint
  ) {
    self.source = source
    self.contentMode = contentMode
    self.tint = tint
  }

  /// The picture's own size, in points.
  var naturalSize: Size {
    switch source {
    case .vector(let image): image.size
    case .bitmap(let image): Size(Double(image.width), Double(image.height))
    }
  }

  /// Where the picture lies within a frame.
  func placement(in frame: Rect) -> Rect {
    let size = naturalSize
    guard contentMode != .scaleToFill, !size.isEmpty, !frame.isEmpty else { return frame }
    let across = frame.width / size.width
    let down = frame.height / size.height
    let fitted = size * (contentMode == .aspectFit ? min(across, down) : max(across, down))
    return Rect(
      frame.midX - fitted.width / 2, frame.midY - fitted.height / 2, fitted.width, fitted.height)
  }
}
