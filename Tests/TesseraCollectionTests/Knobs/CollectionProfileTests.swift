import TesseraCollection
import Testing

@Suite struct CollectionProfileTests {
  @Test(
    "Profiles differ in what eras differ in",
    arguments: [
      (CollectionProfile.iOS6, 0, CollectionKnobs.CellLookup.visibleOnly, false),
      (.iOS9, 0, .visibleOnly, false), (.iOS12, 1, .visibleOnly, false),
      (.iOS15, 1, .prepared, false), (.iOS18, 1, .prepared, true),
    ])
  func eras(
    profile: CollectionProfile, lines: Int, lookup: CollectionKnobs.CellLookup, isNew: Bool
  ) {
    var knobs = CollectionKnobs()
    knobs.prefetch = lines
    knobs.keep = lines
    knobs.cellLookup = lookup
    knobs.primaryAction = isNew
    knobs.dequeuedNotReturned = isNew
    #expect(profile.knobs == knobs)
  }

  @Test("The default is the latest era, with what no era sets off")
  func defaults() {
    let knobs = CollectionKnobs()
    #expect(knobs == CollectionProfile.iOS18.knobs)
    #expect(knobs.unhighlightOrder == .unhighlightFirst && knobs.transientDeselect)
    #expect(knobs.reloadSelection == .dropReloaded && !knobs.uikitGlitch)
    #expect(knobs.delaysContentTouches == 0 && !knobs.selectionFollowsFocus)
    #expect(
      !knobs.allowsSelectionDuringEditing && !knobs.allowsMultipleSelectionDuringEditing)
  }
}
