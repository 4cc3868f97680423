import TesseraGraphics
import Testing

@testable import TesseraCollection

@Suite struct FlowGeometryTests {
  @Test("Items wider than a line stand alone at its beginning, and their section is named")
  func overfull() throws {
    let layout = CollectionViewFlowLayout(itemSizing: .uniform(Size(120, 20)))
    let input = LayoutInput(viewport: Size(100, 100), itemCounts: [0, 2])
    let geometry = try #require(layout.geometry(for: input) as? FlowGeometry)
    #expect(geometry.overfullSection == 1)
    #expect(geometry.frame(of: ItemPath(1, 1)) == Rect(0, 30, 120, 20))
    let fitting = CollectionViewFlowLayout(itemSizing: .uniform(Size(100, 20)))
    #expect((fitting.geometry(for: input) as? FlowGeometry)?.overfullSection == nil)
  }
}
