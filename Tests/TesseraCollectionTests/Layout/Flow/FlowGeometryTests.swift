import TesseraCollection
import TesseraGraphics
import Testing

@Suite struct FlowGeometryTests {
  @Test("Items wider than a line stand alone at its beginning")
  func overfull() {
    let layout = CollectionViewFlowLayout(itemSizing: .uniform(Size(120, 20)))
    let geometry = layout.geometry(
      for: LayoutInput(viewport: Size(100, 100), itemCounts: [0, 2]))
    #expect(geometry.frame(of: ItemPath(1, 0)) == Rect(0, 0, 120, 20))
    #expect(geometry.frame(of: ItemPath(1, 1)) == Rect(0, 30, 120, 20))
  }
}
