import TesseraCells
import TesseraCollection
import TesseraGraphics
import TesseraText
import Testing

/// Offsets: `uikit.md` 4.14.
@Suite("CollectionView: scrolling") struct CollectionViewScrollingTests {
  @Test("T70: scrolling to an item stops at the content's end")
  func t70() throws {
    let screen = Screen(
      items: 20, size: Size(375, 667), layout: CollectionViewFlowLayout.defaultSelection)
    for (item, x) in [(10, 217.5), (19, 435.0), (0, 0.0)] {
      try screen.view.scrollToItem(at: ItemPath(0, item), position: .centeredHorizontally)
      #expect(screen.view.contentOffset == Point(x, 0))
    }
    #expect(throws: CollectionError.scrollPosition(names: ["top", "bottom"])) {
      try screen.view.scrollToItem(at: ItemPath(0, 3), position: [.top, .bottom, .left])
    }
    #expect(
      screen.view.log.lines().last
        == "error scrollPosition positions exclude each other: `top`, `bottom`")
  }

  @Test(
    "Every position, with content insets",
    arguments: [
      (ScrollPosition.top, 590.0), (.centeredVertically, 515), (.bottom, 440),
    ])
  func positions(position: ScrollPosition, y: Double) throws {
    let screen = Screen(items: 99, contentInset: EdgeInsets(top: 10, bottom: 20))
    #expect(screen.view.contentOffset == Point(0, -10))
    try screen.view.scrollToItem(at: ItemPath(0, 30), position: position)
    #expect(screen.view.contentOffset == Point(0, y))
    try screen.view.scrollToItem(at: ItemPath(0, 98), position: position)
    #expect(screen.view.contentOffset == Point(0, 33 * 60 - 10 - 230 + 20))
  }

  @Test("Without a position an item is scrolled to only as far as it takes")
  func reveal() throws {
    let screen = Screen(items: 99)
    for (item, y) in [(3, 0.0), (30, 420), (29, 420), (12, 240), (15, 240)] {
      try screen.view.scrollToItem(at: ItemPath(0, item), position: [])
      #expect(screen.view.contentOffset == Point(0, y))
    }
  }

  @Test("Selecting with a position scrolls, without one it does not")
  func select() throws {
    let screen = Screen(items: 99)
    #expect(
      try screen.log { try $0.selectItem(at: ItemPath(0, 30), scrollPosition: .top) }.prefix(2)
        == ["select 0,30", "scroll 0,600"])
    #expect(screen.cell(30)?.isSelected == true)
    try screen.view.selectItem(at: ItemPath(0, 0))
    #expect(screen.view.contentOffset == Point(0, 600))
  }

  @Test("T69: a mirrored horizontal layout begins at its right end")
  func t69() {
    let screen = Screen(
      items: 20, size: Size(375, 667), layout: CollectionViewFlowLayout.defaultSelection,
      environment: Environment(direction: .rightToLeft))
    #expect(screen.view.contentOffset == Point(435, 0))
    #expect(screen.view.visiblePaths == (0..<12).map { ItemPath(0, $0) })
    #expect(screen.view.item(at: Point(374, 10)) == ItemPath(0, 0))
  }

  @Test(
    "A mirrored screen shows what the other one shows, whatever happens to data, size and layout")
  func mirrored() throws {
    let views = try [TextDirection.leftToRight, .rightToLeft].map { direction in
      let screen = Screen(
        items: 20, size: Size(375, 667), layout: CollectionViewFlowLayout.defaultSelection,
        contentInset: EdgeInsets(left: 10, right: 10),
        environment: Environment(direction: direction))
      var shown: [[ItemPath]] = []
      screen.view.onEvent = { event in
        if case .tick = event { shown.append(screen.view.visiblePaths) }
      }
      try screen.view.scrollToItem(at: ItemPath(0, 13), position: [])
      screen.view.tick(0)
      try screen.source.perform([.insert(ItemPath(0, 20), Item("x"))], in: screen.view)
      screen.view.tick(0)
      try screen.source.perform((0..<4).map { .delete(ItemPath(0, $0)) }, in: screen.view)
      screen.view.tick(0)
      screen.view.setSize(Size(300, 667))
      screen.view.tick(0)
      screen.view.setSize(Size(667, 375))
      screen.view.tick(0)
      screen.view.setLayout(CollectionViewListLayout())
      screen.view.tick(0)
      screen.view.setLayout(CollectionViewFlowLayout.defaultSelection)
      screen.view.tick(0)
      return shown
    }
    #expect(views[0] == views[1] && Set(views[0]).count > 2)
  }
}
