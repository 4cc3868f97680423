import Tessera

/// The title above a section.
struct SectionHeaderCell: Cell {
  let reuseIdentifier = "section-header"
  let summary = "The title above a section"
  let kind = CellKind.header
  let previewItems = [
    Item("first", text: "第一个"), Item("second", text: "第二个"),
  ]
  let roles = [
    Role("background", .color, default: "#f2f2f7", "Behind the title"),
    Role("title", .color, default: "#000000", "The title"),
    Role(
      "title-font", .typography, default: .typography(size: 17, weight: 700),
      "The font of the title"),
    Role("separator", .color, default: "#c6c6c8", "The line below"),
  ]

  /// As wide as the room, 376 points where it is open; 50 points high, more for larger
  /// text.
  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    Size(proposal.width.isFinite ? proposal.width : 376, environment.typeSize.grown(50))
  }

  func slots(in context: CellContext) -> Slots {
    let bounds = context.bounds
    let title = TextContent(
      context.item.text, font: .role("title-font"), color: .role("title"))
    return Slots(
      background: Layer(
        fill: .role("background"),
        children: [
          Layer(
            "separator",
            frame: Rect(0, bounds.height - context.hairline, bounds.width, context.hairline),
            fill: .role("separator"))
        ]),
      content: [
        Layer("title", frame: Rect(20, 0, max(0, bounds.width - 40), bounds.height), text: title)
      ])
  }
}
