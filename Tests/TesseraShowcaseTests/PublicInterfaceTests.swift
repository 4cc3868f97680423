import Tessera
import Testing

/// A cell as a user writes it: `import Tessera` is all that it needs.
struct BadgeCell: Cell {
  let reuseIdentifier = "badge"
  let previewItems = [Item("few", text: "3"), Item("many", text: "99+")]
  let roles = [
    Role("background", .color, default: "#ffffff", "Behind the badge"),
    Role("badge", .color, default: "#ff3b30", "The badge"),
    Role("text", .color, default: "#ffffff", "The number on the badge"),
    Role("font", .typography, default: .typography(size: 13, weight: 700), "Its font"),
  ]

  func slots(in context: CellContext) -> Slots {
    Slots(
      background: Layer(fill: .role("background")),
      content: [
        Layer(
          "badge", frame: context.directed(Rect(8, 14, 34, 22)), shape: .capsule,
          fill: .role("badge"),
          text: TextContent(
            context.item.text, font: .role("font"), color: .role("text"), alignment: .center),
          opacity: context.state.isDisabled ? 0.4 : 1)
      ])
  }
}

@Suite struct PublicInterfaceTests {
  @Test("A cell is written with the umbrella alone")
  func badge() {
    let cell = BadgeCell()
    let context = CellContext(
      item: cell.previewItems[1], state: CellState(.disabled),
      environment: Environment(direction: .rightToLeft),
      size: cell.size(
        fitting: Size(.infinity, .infinity), item: cell.previewItems[1],
        environment: Environment()))
    let badge = cell.slots(in: context).content[0]
    #expect(badge.frame == Rect(8, 14, 34, 22))
    #expect(badge.text?.string == "99+")
    #expect(badge.opacity == 0.4)
  }
}
