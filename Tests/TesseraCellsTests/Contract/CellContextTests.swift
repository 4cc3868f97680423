import TesseraCells
import TesseraGraphics
import TesseraText
import Testing

@Suite struct CellContextTests {
  private func context(_ direction: TextDirection, scale: Int = 2) -> CellContext {
    CellContext(
      item: Item("item"), state: .normal,
      environment: Environment(direction: direction, scale: scale), size: Size(100, 50))
  }

  @Test("Bounds begin at the origin")
  func bounds() {
    #expect(context(.leftToRight).bounds == Rect(0, 0, 100, 50))
  }

  @Test("A frame is mirrored within the bounds from right to left only")
  func directed() {
    let frame = Rect(10, 5, 30, 20)
    #expect(context(.leftToRight).directed(frame) == frame)
    #expect(context(.rightToLeft).directed(frame) == Rect(60, 5, 30, 20))
    #expect(context(.rightToLeft).directed(context(.rightToLeft).directed(frame)) == frame)
    #expect(context(.rightToLeft).isRightToLeft)
    #expect(!context(.leftToRight).isRightToLeft)
  }

  @Test("A hairline is one device pixel", arguments: [(1, 1.0), (2, 0.5), (4, 0.25)])
  func hairline(scale: Int, points: Double) {
    #expect(context(.leftToRight, scale: scale).hairline == points)
  }
}
