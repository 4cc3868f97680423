import TesseraCollection
import TesseraGraphics
import Testing

@Suite struct CollectionViewListLayoutTests {
  @Test("Rows are as wide as the viewport and follow each other")
  func rows() {
    let geometry = CollectionViewListLayout(
      rowSizing: .uniform(44), rowSpacing: 1, sectionInsets: EdgeInsets(left: 16, right: 16),
      headerHeight: 30
    ).geometry(for: LayoutInput(viewport: Size(320, 480), itemCounts: [2, 1]))
    #expect(geometry.frame(of: ItemPath(0, 1)) == Rect(16, 75, 288, 44))
    #expect(geometry.attributes(of: .header(1))?.frame == Rect(0, 119, 320, 30))
    #expect(geometry.contentSize == Size(320, 193))
  }

  @Test("Rows have the heights that the delegate gives")
  func perItem() {
    let geometry = CollectionViewListLayout(rowSizing: .perItem).geometry(
      for: LayoutInput(
        viewport: Size(320, 480), itemCounts: [3],
        size: { Size(1, Double($0.item + 1) * 10) }))
    #expect(geometry.frame(of: ItemPath(0, 2)) == Rect(0, 30, 320, 30))
    #expect(
      geometry.items(around: Rect(0, 12, 320, 5), lines: 1) == (0..<3).map { ItemPath(0, $0) })
  }

  @Test("Estimated rows offer cells the width")
  func proposal() {
    let input = LayoutInput(viewport: Size(320, 480), itemCounts: [3])
    let layout = CollectionViewListLayout(
      rowSizing: .estimated(44), sectionInsets: EdgeInsets(left: 10, right: 10))
    #expect(layout.proposal(in: input) == Size(300, .infinity))
    #expect(CollectionViewListLayout().proposal(in: input) == nil)
  }
}
