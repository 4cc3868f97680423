import TesseraCollection
import TesseraReplay
import Testing

/// Scripts that nobody means: they give what they give, and end.
@Suite struct ReplayExtremesTests {
  @Test(
    "Figures out of all proportion end without a fault of the program's own",
    arguments: [
      "size: [0, 0]", "size: [1e300, 1e300]", "layout: { itemSize: [0, 0] }",
      "layout: { itemSize: [1e300, 1e300] }", "layout: { lineSpacing: 1e300, itemSize: [1, 1] }",
      "layout: { insets: [1e300, 1e300, 1e300, 1e300] }", "layout: { headerHeight: 1e300 }",
      "knobs: { prefetch: 9000000000000000000, keep: 9000000000000000000 }", "sections: []",
      "sections: [{ id: \"a\", items: 0 }]", "rightToLeft: true", "size: [1e-300, 1e-300]",
    ])
  func figures(members: String) throws {
    let player = try Replay.run(
      """
      { screen: { app: "visual-states", \(members) }, steps: [
        { layout: true }, { scroll: [1e300, -1e300] }, { tap: [1e300, 0] },
        { scrollTo: ["0,24", "top"] }, { tap: "0,24" }, { size: [1e300, 0] },
        { update: [{ insert: "0,9223372036854775807", item: {} }] },
        { update: [{ moveSection: [0, 9000000000000000000] }] },
        { accessory: ["none", "0,0"] }, { tick: 1e300 },
      ] }
      """)
    #expect(player.failureLines == [])
    #expect(player.collectionView.log.lines().contains { $0.hasPrefix("error insertRange") })
  }

  @Test("What is expected of such figures is told with both values")
  func expectations() throws {
    let player = try Replay.run(
      """
      { screen: {
        app: "visual-states", size: [414, 110], layout: { itemSize: [300, 1e308] } },
      steps: [
        { layout: true }, { expect: { contentSize: [1e308, 1], offset: [-1e306, 0] } },
      ] }
      """)
    #expect(
      player.failures.map(\.event.description) == [
        "expect failed: contentSize expected [1e+308,1] got [414,\"inf\"]",
        "expect failed: offset expected [-1e+306,0] got [0,0]",
      ])
  }
}
