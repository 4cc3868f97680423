internal import TesseraGraphics
internal import TesseraRaster

/// S5: a card and its shadow.
extension SceneRecipe {
  /// A Gaussian of σ = 8 px four pixels below, half black, and the card over it.
  static let effects = [
    SceneRecipe("S5") { _, offset in
      let shade = Color.black.withAlpha8(128)
      let card = Rect(30, 30, 240, 240).moved(by: offset)
      return .picture { canvas in
        let lower = RoundedRectangle(card.offset(by: 0, 4), radius: 24)
        canvas.shadow(of: .roundedRectangle(lower), color: shade, sigma: 8)
        canvas.fill(
          .roundedRectangle(RoundedRectangle(card, radius: 24)), with: .color(.white))
      }
    }
  ]
}
