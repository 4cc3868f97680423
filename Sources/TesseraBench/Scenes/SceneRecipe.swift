internal import TesseraGraphics

/// How a scene is made from its files.
struct SceneRecipe: Sendable {
  /// Makes what a scene draws, everything moved by an offset in pixels.
  ///
  /// Files are read here, and so outside the frame. It throws ``SceneDataError``; that is not said in
  /// the type, because it cannot be inferred for a closure.
  typealias Making = @Sendable (SceneData, Point) throws -> Scene.Content

  /// The scene's name.
  let name: String
  /// Pixels in a row, and rows.
  let side: Int
  /// What a frame begins with.
  let backdrop: Pixel
  private let makeContent: Making

  /// Creates a recipe; most scenes have 300 pixels a side and begin with nothing.
  init(_ name: String, side: Int = 300, backdrop: Pixel = .clear, make: @escaping Making) {
    self.name = name
    self.side = side
    self.backdrop = backdrop
    makeContent = make
  }

  /// Makes the scene, everything in it moved by an offset in pixels.
  ///
  /// - Throws: ``SceneDataError``.
  func scene(from data: SceneData, offset: Point = .zero) throws -> Scene {
    Scene(name: name, side: side, backdrop: backdrop, content: try makeContent(data, offset))
  }

  /// All scenes, in the order of their rows.
  static let all = fills + effects + outlines + pictures + cells + texts
}
