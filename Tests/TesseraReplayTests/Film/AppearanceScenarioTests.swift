import TesseraCells
import TesseraCollection
import TesseraGraphics
import TesseraReplay
import TesseraShowcase
import Testing

/// What is drawn in which state: what the reference's scenarios say of colours, on a screen.
@Suite struct AppearanceScenarioTests {
  /// A cell of 20 × 20 points that looks as a test says.
  private struct PaintedCell: Cell {
    let reuseIdentifier = "painted"
    var look: @Sendable (CellContext) -> Slots

    func slots(in context: CellContext) -> Slots { look(context) }
  }

  /// The middle's colour in each frame of a script on one such cell.
  private static func colors(
    _ steps: String, x: Int = 10, y: Int = 10, look: @escaping @Sendable (CellContext) -> Slots
  ) throws -> [[UInt8]] {
    let text = """
      { screen: { cell: "painted", size: [20, 20], scale: 1, layout: { itemSize: [20, 20] },
                  sections: [{ id: "s0", items: 1 }] },
        steps: [{ layout: true }, \(steps)] }
      """
    return try Replay.film(text, cells: [PaintedCell(look: look)]).colors(atX: x, y: y)
  }

  private static let red: [UInt8] = [255, 0, 0]
  private static let blue: [UInt8] = [0, 0, 255]
  private static let coral: [UInt8] = [255, 126, 121]

  @Test("T03: a press shows the selected background and selects nothing")
  func t03() throws {
    let colors = try Self.colors("{ touchDown: \"0,0\" }, { expect: { selected: [] } }") { _ in
      Slots(
        background: Layer(fill: .literal(Color(red8: 255, green8: 0, blue8: 0))),
        selectedBackground: Layer(fill: .literal(Color(red8: 0, green8: 0, blue8: 255))))
    }
    #expect(colors == [Self.red, Self.blue])
  }

  @Test("T37: normal, pressed, between, selected, and both have the colours of the truth table")
  func t37() throws {
    let film = try Replay.film(
      """
      { screen: { app: "visual-states", size: [50, 50], scale: 1,
                  sections: [{ id: "s0", items: 1 }] },
        steps: [{ layout: true }, { tap: "0,0" }, { touchDown: "0,0" }] }
      """)
    #expect(
      film.colors(atX: 1, y: 1) == [Self.red, Self.coral, Self.red, Self.blue, Self.coral])
    // The star lies in the middle: tint over blue, and over coral, on top.
    let tint: [UInt8] = [0, 122, 255]
    #expect(
      film.colors(atX: 25, y: 25) == [Self.red, Self.coral, Self.red, tint, tint])
  }

  @Test("T37: where the star hangs on notices, an item that a press draws as not selected keeps it")
  func t37Dimmed() throws {
    let tint: [UInt8] = [0, 122, 255]
    for (variant, star) in [("star-from-callbacks", tint), ("correct", Self.red)] {
      let film = try Replay.film(
        """
        { screen: { app: "visual-states", variant: "\(variant)", size: [110, 50], scale: 1,
                    sections: [{ id: "s0", items: 2 }] },
          steps: [{ layout: true }, { tap: "0,0" }, { touchDown: "0,1" }] }
        """)
      #expect(film.colors(atX: 1, y: 1).last == Self.red)
      #expect(film.colors(atX: 25, y: 25).last == star)
    }
  }

  @Test("T62: the coral of a press is gone from the cell when another item takes it")
  func t62() throws {
    let player = try Replay.filmed(
      """
      { screen: { app: "visual-states", size: [50, 50], scale: 1, profile: "iOS9" },
        steps: [{ layout: true }, { touchDown: "0,0" }, { scroll: [0, 120] }] }
      """)
    let film = try #require(player.film)
    #expect(film.colors(atX: 1, y: 1) == [Self.red, Self.coral, Self.red])
    #expect(player.collectionView.cellForItem(at: ItemPath(0, 2))?.number == 1)
    #expect(player.failureLines == [])
  }

  @Test("T38: a selected background of half opacity over red is (127, 0, 128)")
  func t38() throws {
    let colors = try Self.colors("{ select: \"0,0\" }") { _ in
      Slots(
        background: Layer(fill: .literal(Color(red8: 255, green8: 0, blue8: 0))),
        selectedBackground: Layer(
          fill: .literal(Color(red8: 0, green8: 0, blue8: 255).multiplyingAlpha(by: 0.5))))
    }
    #expect(colors == [Self.red, [127, 0, 128]])
  }

  @Test("T39: an opaque content hides the selection: selecting is no frame")
  func t39() throws {
    let colors = try Self.colors("{ select: \"0,0\" }") { _ in
      Slots(
        background: Layer(fill: .literal(.white)),
        selectedBackground: Layer(fill: .literal(Color(red8: 0, green8: 0, blue8: 255))),
        content: [Layer(fill: .literal(Color(red8: 255, green8: 0, blue8: 0)))])
    }
    #expect(colors == [Self.red])
  }

  @Test("T40: rounded content leaves square corners of the selection, unless the cell is clipped")
  func t40() throws {
    for isClipped in [false, true] {
      let look: @Sendable (CellContext) -> Slots = { _ in
        Slots(
          selectedBackground: Layer(fill: .literal(Color(red8: 0, green8: 0, blue8: 255))),
          content: [
            Layer(
              shape: .rounded(12, style: .circular),
              fill: .literal(Color(red8: 255, green8: 0, blue8: 0)))
          ],
          clip: isClipped ? .rounded(12, style: .circular) : nil)
      }
      let corner = try Self.colors("{ select: \"0,0\" }", x: 0, y: 0, look: look)
      #expect(corner.last == (isClipped ? [255, 255, 255] : Self.blue))
      let middle = try Self.colors("{ select: \"0,0\" }", look: look)
      #expect(middle.last == Self.red)
    }
  }

  /// Tessera has no accessibility of its own: what assistive software would be told is the cell's state, and
  /// that is what this scenario can be about here.
  @Test("T78: a cell says that it is selected exactly where its item is, and not after reuse")
  func t78() throws {
    let player = try Replay.run(
      """
      { screen: { app: "visual-states", size: [50, 50], profile: "iOS9" },
        steps: [{ layout: true }, { tap: "0,0" }] }
      """)
    let view = player.collectionView
    let cell = try #require(view.cellForItem(at: ItemPath(0, 0)))
    #expect(cell.isSelected)
    player.run(ReplayStep(.scroll(Point(0, 120))))
    #expect(view.cellForItem(at: ItemPath(0, 2)) === cell)
    #expect(!cell.isSelected)
    player.run(ReplayStep(.scroll(Point(0, 0))))
    #expect(view.cellForItem(at: ItemPath(0, 0))?.isSelected == true)
    #expect(player.failureLines == [])
  }
}
