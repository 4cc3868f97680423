import Tessera

/// A picture with a caption, and a delete button while the screen is in its deleting mode.
///
/// The trailing *add* cell is an item of kind `add`; it can never be deleted.
struct SectionEditorCell: Cell {
  let reuseIdentifier = "section-editor"
  let summary = "Pictures that can be added and deleted"
  let previewItems = [
    Item("picture-0", text: "第0个", image: "0"),
    Item("picture-3", text: "第3个", image: "3"),
    Item("add", text: "添加", image: "5", kind: "add"),
  ]
  let additionalStates = [CellState(.editing)]
  let roles = [
    Role("background", .color, default: "#ffffff", "Behind picture and caption"),
    Role("selected-background", .color, default: "#e5e5ea", "Behind a chosen picture"),
    Role("highlight", .color, default: "#d1d1d6", "Behind a pressed picture"),
    Role("border", .color, default: "#000000", "The line around the cell"),
    Role("border-width", .dimension, default: .dimension(0.5), "Width of that line"),
    Role("caption", .color, default: "#000000", "The text below the picture"),
    Role("caption-font", .typography, default: .typography(size: 13), "The font of that text"),
    Role("picture", .color, default: "#007aff", "The main colour of the pictures"),
    Role("delete", .color, default: "#ff3b30", "The delete button"),
    Role("delete-sign", .color, default: "#ffffff", "The sign on the delete button"),
  ]

  /// A third of the room between the insets; 112 points where the room is open (376 wide).
  func size(fitting proposal: Size, item: Item, environment: Environment) -> Size {
    let side = proposal.width.isFinite ? proposal.width : 112
    return Size(side, side)
  }

  func slots(in context: CellContext) -> Slots {
    let bounds = context.bounds
    // A caption that grows past the room below the middle pushes the picture up, and shrinks it
    // where it has nowhere to go.
    let captionHeight = min(context.environment.typeSize.grown(20), bounds.height)
    let captionTop = min(bounds.midY + 20, bounds.maxY - captionHeight)
    let side = min(40, captionTop - bounds.minY)
    let pictureFrame = Rect(bounds.midX - side / 2, captionTop - side, side, side)
    let picture = ImageContent(
      .vector(Drawings.picture(named: context.item.image ?? "0")), tint: .role("picture"))
    let caption = TextContent(
      context.item.text, font: .role("caption-font"), color: .role("caption"),
      alignment: .center)
    let delete = Layer(
      frame: context.directed(Rect(bounds.width - 35, 5, 30, 30)),
      children: [
        Layer("disc", frame: Rect(4, 4, 22, 22), shape: .ellipse, fill: .role("delete")),
        Layer(
          "sign", frame: Rect(4, 4, 22, 22),
          image: ImageContent(.vector(Drawings.minus), tint: .role("delete-sign"))),
      ])
    return Slots(
      background: bordered("background"),
      selectedBackground: bordered("selected-background"),
      highlight: bordered("highlight"),
      content: [
        Layer("picture", frame: pictureFrame, image: picture),
        Layer(
          "caption", frame: Rect(0, captionTop, bounds.width, captionHeight),
          text: caption),
      ],
      accessories: [
        Accessory(
          "delete", layer: delete, rule: .whenEditing,
          isHiddenForItem: context.item.kind == "add")
      ])
  }

  /// A layer that keeps the cell's line on top of its own fill.
  private func bordered(_ fill: String) -> Layer {
    Layer(
      fill: .role(fill),
      border: Border(.role("border-width"), color: .role("border"), snapping: .hairline))
  }
}
