internal import TesseraGraphics
internal import TesseraRaster

/// S9 and S9f: a picture made smaller.
extension SceneRecipe {
  /// 512 px to 300 by the four nearest pixels, as the peers do, and by the area that each covers.
  static let pictures = [
    picture("S9", sampling: .bilinear), picture("S9f", sampling: .filtered),
  ]

  private static func picture(_ name: String, sampling: Sampling) -> SceneRecipe {
    SceneRecipe(name) { data, offset in
      let picture = Pixmap(try data.image("img512.rgba", side: 512))
      let place = Rect(0, 0, 300, 300).moved(by: offset)
      return .picture { $0.draw(picture, in: place, sampling: sampling) }
    }
  }
}
