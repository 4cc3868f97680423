public import TesseraGraphics

/// A picture in a layer's frame.
///
/// A layer that `clips` cuts it to its shape: `.ellipse` makes it round, `.rounded` gives it corners.
public struct ImageContent: Hashable, Sendable {
  /// The picture itself.
  public enum Source: Hashable, Sendable {
    /// Outlines.
    case vector(VectorImage)
    /// Pixels; one is a point at scale 1.
    case bitmap(StraightImage)
    /// The picture that the theme has under this name in `$extensions.tessera.icons`, such as
    /// `chevron.right`: an SVG file, or a PNG file with those of other scales beside it.
    ///
    /// A name without one shows the fallback, as a role has its default; without that, it is a warning
    /// and shows a crossed box.
    case named(String, fallback: VectorImage? = nil)
  }

  /// How a picture of another size fits the frame.
  ///
  /// In the nine positions the picture keeps its size and lies on whole device pixels. What sticks out
  /// of the frame is cut off by the layer's shape, but for `aspectFit` and `scaleToFill`, which leave
  /// nothing over.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// As large as fits, all of it visible.
    case aspectFit
    /// As small as covers the frame.
    case aspectFill
    /// Stretched to the frame.
    case scaleToFill
    /// In the middle.
    case center
    /// In the middle of the top side.
    case top
    /// In the middle of the bottom side.
    case bottom
    /// In the middle of the left side.
    case left
    /// In the middle of the right side.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight

    /// The shares of the room left over that lie before a picture of its own size; nil where it is
    /// scaled.
    var position: Point? {
      switch self {
      case .aspectFit, .aspectFill, .scaleToFill: nil
      case .center: Point(0.5, 0.5)
      case .top: Point(0.5, 0)
      case .bottom: Point(0.5, 1)
      case .left: Point(0, 0.5)
      case .right: Point(1, 0.5)
      case .topLeft: Point(0, 0)
      case .topRight: Point(1, 0)
      case .bottomLeft: Point(0, 1)
      case .bottomRight: Point(1, 1)
      }
    }

    /// Where a picture of a size in points lies within a frame of device pixels, `scale` of which are a
    /// point.
    func placement(of size: Size, in frame: Rect, scale: Double) -> Rect {
      if let position {
        let size = size * scale
        let place = Point(
          frame.minX + (frame.width - size.width) * position.x,
          frame.minY + (frame.height - size.height) * position.y)
        return Rect(
          (place.x + 0.5).rounded(.down), (place.y + 0.5).rounded(.down), size.width, size.height)
      }
      guard self != .scaleToFill, !size.isEmpty, !frame.isEmpty else { return frame }
      let across = frame.width / size.width
      let down = frame.height / size.height
      let fitted = size * (self == .aspectFit ? min(across, down) : max(across, down))
      return Rect(
        frame.midX - fitted.width / 2, frame.midY - fitted.height / 2, fitted.width, fitted.height)
    }
  }

  /// Whose colours a picture has.
  public enum Rendering: String, Hashable, Sendable, CaseIterable {
    /// As the picture says: what is made as a template takes the tint, all else keeps its colours.
    case automatic
    /// Its own; only what has none takes the tint.
    case original
    /// The tint throughout, with the picture's alpha.
    case template
  }

  /// The picture.
  public var source: Source
  /// How it fits the frame.
  public var contentMode: ContentMode
  /// What colours the picture where it is a template.
  public var tint: ThemeColor
  /// Whose colours it has.
  public var rendering: Rendering
  /// How a bitmap is read between its pixels; nil for `filtered` where it gets smaller and `bilinear`
  /// where it does not.
  public var sampling: Sampling?
  /// The corners of a bitmap that keep their size while the rest is stretched to the frame, in points of
  /// the picture; nil for a picture that is fitted as a whole.
  ///
  /// Such a picture fills the frame, whatever its content mode.
  public var capInsets: EdgeInsets?

  /// Creates a picture.
  public init(
    _ source: Source, contentMode: ContentMode = .aspectFit, tint: ThemeColor = .tint,
    rendering: Rendering = .automatic, sampling: Sampling? = nil, capInsets: EdgeInsets? = nil
  ) {
    self.source = source
    self.contentMode = contentMode
    self.tint = tint
    self.rendering = rendering
    self.sampling = sampling
    self.capInsets = capInsets
  }
}
