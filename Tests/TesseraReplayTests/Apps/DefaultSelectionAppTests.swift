import TesseraCollection
import TesseraReplay
import Testing

@Suite struct DefaultSelectionAppTests {
  @Test("The first item is selected before the first layout, and drawn so with its first cell")
  func begin() throws {
    let player = try Replay.run("{ screen: { app: \"default-selection\" }, steps: [] }")
    #expect(player.collectionView.log.lines() == ["select 0,0"])
    player.run(ReplayStep(.layout))
    let selected = player.collectionView.preparedCells.filter(\.cell.isSelected)
    #expect(selected.map(\.path) == [ItemPath(0, 0)])
  }

  @Test("Without an item there is nothing to select")
  func empty() throws {
    let player = try Replay.run(
      "{ screen: { app: \"default-selection\", sections: [] }, steps: [{ layout: true }] }")
    #expect(player.collectionView.log.lines() == ["layout"])
    #expect(player.failureLines == [])
  }

  @Test("T52: scrolled away and back, exactly the tapped item is drawn as selected, in every era")
  func eras() throws {
    for profile in CollectionProfile.allCases {
      let player = try Replay.run(
        """
        { screen: { app: "default-selection", profile: "\(profile.rawValue)" }, steps: [
          { layout: true }, { scroll: [435, 0] }, { tap: "0,16" }, { scroll: [0, 0] },
          { scroll: [435, 0] },
        ] }
        """)
      let selected = player.collectionView.preparedCells.filter(\.cell.isSelected)
      #expect(selected.map(\.path) == [ItemPath(0, 16)])
      #expect(player.failureLines == [])
    }
  }

  @Test("A million items take as many cells as a hundred")
  func million() throws {
    let text = { (count: Int) in
      """
      { screen: { app: "default-selection", sections: [{ id: "s0", items: \(count) }] }, steps: [
        { layout: true }, { scroll: [435, 0] }, { scroll: [0, 0] },
      ] }
      """
    }
    let few = try Replay.run(text(100)).collectionView.instances
    #expect(try Replay.run(text(1_000_000)).collectionView.instances == few)
  }
}
