public import TesseraGraphics

/// The icon of a cell: a template tinted by the theme, at an anchor of the bounds.
public struct IconView: Hashable, Sendable {
  /// Where in the bounds the icon lies.
  public enum Anchor: String, CaseIterable, Hashable, Sendable {
    /// In the middle.
    case center
    /// In the middle of the top side.
    case top
    /// In the middle of the bottom side.
    case bottom
    /// In the middle of the side where lines begin.
    case leading
    /// In the middle of the side where lines end.
    case trailing
    /// In the top corner where lines begin.
    case topLeading
    /// In the top corner where lines end.
    case topTrailing
    /// In the bottom corner where lines begin.
    case bottomLeading
    /// In the bottom corner where lines end.
    case bottomTrailing
  }

  /// The picture.
  public var source: ImageContent.Source
  /// The size of the icon's frame, in points.
  public var size: Size
  /// How the picture fits the frame.
  public var contentMode: ImageContent.ContentMode
  /// Where the frame lies.
  public var anchor: Anchor
  /// Distance of the frame from the sides it is anchored to, in points.
  public var inset: Double
  /// What colours the icon.
  public var tint: ThemeColor
  /// Whose colours the icon has.
  public var rendering: ImageContent.Rendering
  /// When the icon is visible; a hidden icon keeps its place and its hit area.
  public var rule: StateRule

  /// Creates an icon view.
  public init(
    _ source: ImageContent.Source, size: Size, anchor: Anchor = .center, inset: Double = 0,
    tint: ThemeColor = .tint, rule: StateRule = .always,
    contentMode: ImageContent.ContentMode = .aspectFit,
    rendering: ImageContent.Rendering = .automatic
  ) {
    self.source = source
    self.size = size
    self.anchor = anchor
    self.inset = inset
    self.tint = tint
    self.rule = rule
    self.contentMode = contentMode
    self.rendering = rendering
  }

  /// The icon's frame within the bounds of a context.
  public func frame(in context: CellContext) -> Rect {
    let bounds = context.bounds
    let x: Double =
      switch anchor {
      case .leading, .topLeading, .bottomLeading: inset
      case .trailing, .topTrailing, .bottomTrailing: bounds.width - inset - size.width
      case .center, .top, .bottom: (bounds.width - size.width) / 2
      }
    let y: Double =
      switch anchor {
      case .top, .topLeading, .topTrailing: inset
      case .bottom, .bottomLeading, .bottomTrailing: bounds.height - inset - size.height
      case .center, .leading, .trailing: (bounds.height - size.height) / 2
      }
    return context.directed(Rect(x, y, size.width, size.height))
  }
}
