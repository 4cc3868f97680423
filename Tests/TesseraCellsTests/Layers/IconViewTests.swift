import TesseraCells
import TesseraGraphics
import TesseraText
import Testing

@Suite struct IconViewTests {
  private static let image = ImageContent.Source.vector(
    VectorImage("dot", size: Size(1, 1), parts: []))

  @Test(
    "The frame lies at its anchor, the inset away from the sides it is anchored to",
    arguments: [
      (IconView.Anchor.center, Rect(40, 20, 20, 10), Rect(40, 20, 20, 10)),
      (.top, Rect(40, 4, 20, 10), Rect(40, 4, 20, 10)),
      (.bottom, Rect(40, 36, 20, 10), Rect(40, 36, 20, 10)),
      (.leading, Rect(4, 20, 20, 10), Rect(76, 20, 20, 10)),
      (.trailing, Rect(76, 20, 20, 10), Rect(4, 20, 20, 10)),
      (.topLeading, Rect(4, 4, 20, 10), Rect(76, 4, 20, 10)),
      (.topTrailing, Rect(76, 4, 20, 10), Rect(4, 4, 20, 10)),
      (.bottomLeading, Rect(4, 36, 20, 10), Rect(76, 36, 20, 10)),
      (.bottomTrailing, Rect(76, 36, 20, 10), Rect(4, 36, 20, 10)),
    ])
  func frame(anchor: IconView.Anchor, leftToRight: Rect, rightToLeft: Rect) {
    let icon = IconView(Self.image, size: Size(20, 10), anchor: anchor, inset: 4)
    func frame(_ direction: TextDirection) -> Rect {
      icon.frame(
        in: CellContext(
          item: Item("item"), state: .normal, environment: Environment(direction: direction),
          size: Size(100, 50)))
    }
    #expect(frame(.leftToRight) == leftToRight)
    #expect(frame(.rightToLeft) == rightToLeft)
  }

  @Test("An icon is in the middle, tinted and always visible unless something else is said")
  func defaults() {
    let icon = IconView(Self.image, size: Size(20, 10))
    #expect(icon.anchor == .center)
    #expect(icon.inset == 0)
    #expect(icon.tint == .tint)
    #expect(icon.rule == .always)
    #expect(icon.contentMode == .aspectFit)
  }
}
