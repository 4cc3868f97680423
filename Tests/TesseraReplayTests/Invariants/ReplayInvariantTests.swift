import TesseraCells
import TesseraGraphics
import TesseraReplay
import Testing

@testable import TesseraCollection

/// Each invariant has a fault that it finds and no other does.
@Suite struct ReplayInvariantTests {
  @Test(
    "An invariant finds the fault that is made for it, and no other does",
    arguments: ReplayInvariant.allCases)
  func exclusive(invariant: ReplayInvariant) throws {
    let player = Self.player()
    player.run(ReplayStep(.layout))
    player.run(ReplayStep(.select(ItemPath(0, 30))))
    #expect(player.failureLines == [])
    try Self.harm(player.collectionView, invariant)
    player.run(ReplayStep(.layout))
    #expect(player.violatedInvariants == [invariant.rawValue])
  }

  /// Forty items of 50 × 50, nine of them on the screen and three prefetched.
  private static func player() -> ReplayPlayer {
    var screen = ReplayScreen()
    screen.cell = DeletableCell().reuseIdentifier
    screen.size = Size(170, 170)
    screen.sections = [SectionData("s0", items: ItemList(count: 40))]
    return ReplayPlayer(ReplayScript(screen: screen), cells: [DeletableCell()])
  }

  /// Does what only a broken collection or app would, where it harms one invariant alone: mostly out of
  /// sight, because what can be seen is stale, too.
  private static func harm(_ view: CollectionView, _ invariant: ReplayInvariant) throws {
    let displayed = ItemPath(0, 0)
    let prefetched = ItemPath(0, 9)
    let far = ItemPath(0, 31)
    let missing = ItemPath(0, 40)
    switch invariant {
    case .selectionShown: view.prepared[prefetched]?.cell.isSelected = true
    case .highlightTouched: view.highlighted.insert(far)
    case .staleAppearance:
      view.prepared[displayed]?.cell.overlay.background = .literal(.black)
    case .selectionLimited: view.selected.insert(far)
    case .selectionInBounds: view.selected = [missing]
    case .noticesAsked: view.tell(.didSelect, displayed)
    case .displayBalanced: view.record(.told(.willDisplay, displayed))
    case .cellInOnePlace:
      let cell = try #require(view.prepared[displayed]?.cell)
      view.pool.enqueue(cell)
    case .countsAgree: view.counts = [41]
    case .selectionKeepsIdentity:
      view.record(.update(.move(from: displayed, to: far)))
      view.selected = []
    case .addKept: view.prepared[prefetched]?.cell.item.kind = "add"
    case .instancesBounded:
      _ = try view.dequeueReusableCell(withReuseIdentifier: DeletableCell().reuseIdentifier)
    }
  }
}
