import TesseraCells
public import TesseraCollection
public import TesseraGraphics

/// A sample app: sections of pictures that can be added and, in a mode of its own, deleted.
///
/// Each section ends with an *add* item, which is one by its kind and not by its place. Whatever is
/// remembered is remembered by identity; the mode is the collection's.
public struct SectionEditorApp: ReplayApp {
  /// Creates the app.
  public init() {}

  /// `section-editor`.
  public var name: String { "section-editor" }
  /// What it shows.
  public var summary: String { "pictures in sections, added by a tap and deleted in editing mode" }
  /// The cell of the same name.
  public var cell: String? { "section-editor" }
  /// `section-header`.
  public var headerCell: String? { "section-header" }
  /// 375 × 667.
  public var size: Size { Size(375, 667) }
  /// Three squares a row below headers of 50 points.
  public var layout: CollectionViewFlowLayout {
    CollectionViewFlowLayout(
      itemSizing: .columns(3), lineSpacing: 0, interitemSpacing: 0,
      sectionInsets: EdgeInsets(top: 0, left: 20, bottom: 0, right: 20), headerExtent: 50)
  }
  /// Two sections of five pictures and the *add* item.
  public var sections: [SectionData] {
    ["第一个", "第二个"].enumerated().map { index, title in
      let pictures = (0..<5).map { Item("s\(index)-\($0)", text: "第\($0)个", image: "\($0)") }
      let add = Item("s\(index)-add", text: "添加", image: "5", kind: SectionEditorBehavior.addKind)
      return SectionData(
        "s\(index)", header: Item("s\(index)-header", text: title),
        items: ItemList(pictures + [add])
      )
    }
  }

  /// Each leaves one step of the app out.
  public var variants: [ReplayVariant] {
    [.correct, Self.untoldAdd, Self.toldElsewhere, Self.visibleOnly, .noReuse]
  }

  private static let untoldAdd = ReplayVariant(
    "untold-add", summary: "a picture is added to the data, and the collection is not told",
    violates: .countsAgree)
  private static let toldElsewhere = ReplayVariant(
    "told-elsewhere", summary: "the collection is told that another picture was deleted",
    violates: .selectionKeepsIdentity)
  private static let visibleOnly = ReplayVariant(
    "visible-only", summary: "editing mode reaches the cells on the screen alone, not kept ones",
    violates: .staleAppearance)

  /// Adds, deletes and reports.
  public func behavior(on stage: ReplayStage, variant: ReplayVariant) -> any ReplayBehavior {
    switch variant {
    case Self.untoldAdd: return SectionEditorBehavior(stage, fault: .untoldAdd)
    case Self.toldElsewhere: return SectionEditorBehavior(stage, fault: .toldElsewhere)
    case Self.visibleOnly: return SectionEditorBehavior(stage, fault: .visibleOnly)
    case .noReuse: stage.abolishReuse()
    default: break
    }
    return SectionEditorBehavior(stage)
  }
}
