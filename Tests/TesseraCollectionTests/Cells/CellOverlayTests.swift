import TesseraCells
import TesseraCollection
import TesseraGraphics
import Testing

@Suite struct CellOverlayTests {
  private static let context = CellContext(
    item: Item("a", text: "A"), state: .normal, environment: Environment(), size: Size(50, 50))

  @Test("An overlay without commands changes nothing")
  func empty() {
    let declared = PlainCell().slots(in: Self.context)
    #expect(CellOverlay().isEmpty)
    #expect(CellOverlay().applied(to: declared) == declared)
  }

  @Test("Commands change exactly what they name")
  func commands() {
    let declared = PlainCell().slots(in: Self.context)
    var overlay = CellOverlay()
    overlay.isIconVisible = true
    overlay.background = .tint
    overlay.label = .literal(.white)
    overlay.contentBackground = .tint
    var expected = declared
    expected.icon?.rule = .always
    expected.background?.fill = .color(.tint)
    expected.content[0].text?.color = .literal(.white)
    expected.content.insert(Layer("commanded", fill: .color(.tint)), at: 0)
    #expect(overlay.applied(to: declared) == expected)
    overlay.isIconVisible = false
    #expect(overlay.applied(to: declared).icon?.rule.holds(in: .selected) == false)
  }

  @Test("A background is there even where none was declared")
  func background() {
    var overlay = CellOverlay()
    overlay.background = .tint
    #expect(overlay.applied(to: Slots()).background == Layer(fill: .color(.tint)))
  }
}
