import TesseraGraphics
import Testing

@testable import TesseraCells

@Suite("DisplayList+Slots")
struct DisplayListSlotsTests {
  private static func fill(_ slot: Slot, _ color: Color) -> DisplayList.Node {
    .item(
      DisplayItem(
        slot: slot, path: slot.rawValue,
        drawing: .fill(.rectangle(Rect(0, 0, 4, 4)), .color(color)),
        tokens: []))
  }

  /// A background, a highlight in a translucent group, and a title, all cut by one clip.
  private static let list: DisplayList = {
    let faint = DisplayGroup(
      path: "highlight", compositing: .asOne(opacity: 0.5, blendMode: .multiply), clip: nil,
      tokens: [], nodes: [fill(.highlight, .white)])
    let whole = DisplayGroup(
      path: "clip", compositing: .asOne(opacity: 1),
      clip: DisplayClip(.rectangle(Rect(0, 0, 2, 2))),
      tokens: [], nodes: [fill(.background, .black), .group(faint), fill(.content, .black)])
    return DisplayList(
      width: 4, height: 4, scale: 1, bounds: Rect(0, 0, 4, 4), backdrop: .white,
      backdropTokens: [], nodes: [.group(whole)])
  }()

  @Test("slots are kept with the groups around them, without a backdrop; empty groups go")
  func keeping() {
    let list = Self.list.keeping([.background, .content])
    #expect(list.items.map(\.slot) == [.background, .content])
    #expect(list.backdrop == nil)
    #expect((list.width, list.height) == (4, 4))
    guard case .group(let whole)? = list.nodes.first else {
      Issue.record("the clip is lost")
      return
    }
    #expect(whole.clip == DisplayClip(.rectangle(Rect(0, 0, 2, 2))))
    #expect(whole.nodes.count == 2)
    #expect(Self.list.keeping([.icon]).nodes.isEmpty)
  }

  @Test("a silhouette is opaque, whatever made the slot translucent, and keeps its clips")
  func silhouette() {
    let list = Self.list.silhouette(of: .highlight)
    guard case .group(let whole)? = list.nodes.first, case .group(let inner)? = whole.nodes.first
    else {
      Issue.record("the groups are lost")
      return
    }
    #expect(whole.clip != nil)
    #expect(inner.compositing == .asOne(opacity: 1))
    #expect(
      list.items.map(\.drawing) == [.fill(.rectangle(Rect(0, 0, 4, 4)), .color(.black))])
  }
}
