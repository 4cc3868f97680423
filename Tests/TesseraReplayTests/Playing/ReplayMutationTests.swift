import TesseraCollection
import TesseraReplay
import TesseraShowcase
import TesseraSource
import Testing

@Suite struct ReplayMutationTests {
  /// Each faulty variant of a sample's app with what the sample's script finds in it.
  private static func found(_ name: String) throws -> [String] {
    let script = try #require(Replay.read(try Replay.fixture("\(name).replay.json5")).script)
    return ReplayMutation.run(script, cells: Showcase.cells).map { mutation in
      let violation = mutation.violation
      let place = violation?.location.map { "\($0.line)" } ?? "-"
      return "\(mutation.variant.name) \(place) \(violation?.event.description ?? "not found")"
    }
  }

  @Test("The sample's script finds the fault of each variant of default-selection")
  func defaultSelection() throws {
    let stale = { (path: String, number: Int) in
      "invariant staleAppearance violated at \(path): #\(number) shows `background` as"
        + " {selected-background}, a new cell as {background}, left by `cell-0`"
    }
    #expect(
      try Self.found("default-selection") == [
        "callbacks 23 " + stale("0,0", 1), "callbacks-without-selection 12 " + stale("0,0", 1),
        "callbacks-without-memory 12 invariant staleAppearance violated at 0,0: #1 shows `background`"
          + " as {background}, a new cell as {selected-background}, left by `cell-0`",
        "callbacks-without-reset 14 " + stale("0,19", 1),
        "no-reuse 14 invariant instancesBounded violated at 0,8: 20 cells for at most 16 that were"
          + " needed at once",
      ])
  }

  @Test("The sample's script finds the fault of each variant of visual-states")
  func visualStates() throws {
    let stale = "invariant staleAppearance violated at"
    #expect(
      try Self.found("visual-states") == [
        "star-from-callbacks 11 \(stale) 0,3: #4 shows `icon`, which a new cell does not, left by"
          + " `star-3`",
        "coral-from-callbacks 19 \(stale) 0,17: #8 shows `content/commanded`, which a new cell does"
          + " not, left by `star-7`",
      ])
  }

  @Test("The sample's script finds the fault of each variant of section-editor")
  func sectionEditor() throws {
    #expect(
      try Self.found("section-editor") == [
        "untold-add 7 invariant countsAgree violated at 0,0: the collection has [6, 6], the data"
          + " [7, 6]",
        "told-elsewhere 13 invariant selectionKeepsIdentity violated at 0,3: `s0-4` was not selected"
          + " before the update",
        "visible-only 11 invariant staleAppearance violated at 0,0: #2 does not show"
          + " `accessory/delete`, which a new cell does",
        "no-reuse 7 invariant instancesBounded violated at 0,0: 15 cells for at most 14 that were"
          + " needed at once",
      ])
  }

  @Test(
    "The invariant of a variant's fault is the first that its sample's script violates",
    arguments: ["default-selection", "visual-states", "section-editor"])
  func first(name: String) throws {
    let app = try #require(ReplayAppRegistry.builtIn.first { $0.name == name })
    var script = try #require(Replay.read(try Replay.fixture("\(name).replay.json5")).script)
    for variant in app.variants {
      script.screen.variant = variant.name
      script.screen.knobs = (variant.profile ?? .iOS18).knobs
      let player = ReplayPlayer(script, cells: Showcase.cells)
      player.run()
      #expect(player.violatedInvariants.first == variant.violates?.rawValue, "\(variant.name)")
    }
  }

  @Test("T53: without the reset of reused cells, scrolling away and back shows another item green")
  func missingReset() throws {
    let player = try Replay.run(
      """
      { screen: { app: "default-selection", variant: "callbacks-without-reset", profile: "iOS9" },
        steps: [{ layout: true }, { scroll: [435, 0] }, { tap: "0,16" }, { scroll: [0, 0] }] }
      """)
    let stale = player.failures.filter { $0.event.description.contains("staleAppearance") }
    #expect(!stale.isEmpty && stale.count == player.failures.count)
    // At once at the first use of the green cell, and again at the last for another item.
    #expect(
      player.failureLines.first
        == "invariant staleAppearance violated at 0,19: #1 shows `background` as"
        + " {selected-background}, a new cell as {background}, left by `cell-0`")
  }

  /// What a variant of default-selection gives where a kept cell's item is deselected.
  private static func violations(variant: String, profile: CollectionProfile) throws -> Int {
    try Replay.run(
      """
      { screen: { app: "default-selection", variant: "\(variant)", profile: "\(profile.rawValue)" },
        steps: [{ layout: true }, { scroll: [165, 0] }, { tap: "0,12" }, { scroll: [0, 0] }] }
      """
    ).failures.count
  }

  @Test(
    "T54, T55, T56: a kept cell is stale where it is repaired too early and cannot be looked up")
  func keptCell() throws {
    #expect(try Self.violations(variant: "callbacks", profile: .iOS12) == 1)
    #expect(try Self.violations(variant: "callbacks-when-shown", profile: .iOS12) == 0)
    #expect(try Self.violations(variant: "callbacks", profile: .iOS15) == 0)
    #expect(try Self.violations(variant: "callbacks", profile: .iOS9) == 0)
  }

  @Test("A star that leaked into another item's cell is told with the item that it leaked from")
  func leak() throws {
    let player = try Replay.run(
      """
      { screen: { app: "visual-states", variant: "star-from-callbacks", size: [110, 50],
                  profile: "iOS9" },
        steps: [{ layout: true }, { tap: "0,1" }, { scroll: [0, 120] }] }
      """)
    #expect(
      player.failureLines.last
        == "invariant staleAppearance violated at 0,4: #2 shows `icon`, which a new cell does not,"
        + " left by `star-1`")
  }

  @Test("The bug report in the README is found")
  func bugReport() throws {
    let player = try Replay.run(try Replay.fixture("two-selected.replay.json5"))
    #expect(
      player.failureLines == [
        "invariant staleAppearance violated at 0,0: #1 shows `background` as {selected-background},"
          + " a new cell as {background}, left by `cell-0`"
      ])
  }

  @Test("No app has no mutations")
  func none() throws {
    let script = try ReplayScript(
      text: "{ screen: { cell: \"card\" }, steps: [{ layout: true }] }", cells: Showcase.cells)
    #expect(ReplayMutation.run(script, cells: Showcase.cells).isEmpty)
  }
}
