import TesseraCells
import TesseraCollection
import TesseraGraphics
import Testing

@Suite("Event: text") struct EventTextTests {
  private static let path = ItemPath(1, 2)

  @Test(
    "Every event is the line that scripts and reviewers know",
    arguments: [
      (Event.touchDown(path), "touchDown 1,2"),
      (.touchDownAt(Point(10, 20.5)), "touchDown 10,20.5"),
      (.touchMove(Point(1 / 3.0, -0.0)), "touchMove 0.333,0"),
      (.touchUp, "touchUp"), (.touchCancel, "touchCancel"),
      (.select(path), "select 1,2"), (.deselect(path), "deselect 1,2"),
      (.scroll(Point(435, 0)), "scroll 435,0"), (.size(Size(667, 375)), "size 667,375"),
      (.layout, "layout"), (.tick(100), "tick 100"),
      (.setSelection(.multiple), "setSelection multiple"),
      (.update(.insert(path)), "insert 1,2"), (.update(.delete(path)), "delete 1,2"),
      (.update(.move(from: path, to: ItemPath(0, 0))), "move 1,2 -> 0,0"),
      (.update(.reload(path)), "reload 1,2"), (.reconfigure(path), "reconfigure 1,2"),
      (.update(.insertSection(3)), "insertSection 3"),
      (.update(.deleteSection(3)), "deleteSection 3"),
      (.update(.moveSection(from: 3, to: 0)), "moveSection 3 -> 0"),
      (.update(.reloadSection(3)), "reloadSection 3"), (.reloadData, "reloadData"),
      (.focus(path), "focus 1,2"), (.focus(nil), "focus none"),
      (.editing(true, title: "完成 \"1\""), "mode editing 1 \"完成 \\\"1\\\"\""),
      (.accessory("delete", path), "accessory delete 1,2"),
      (.accessory("a\nlayout\u{1B}[2J", path), "accessory a\\nlayout\\u{1B}[2J 1,2"),
      (.longPress(path), "longPress 1,2"),
    ])
  func input(event: Event, line: String) {
    #expect(event.description == line)
  }

  @Test(
    "Every consequence too",
    arguments: [
      (Event.asked(.shouldHighlight, path, true), "shouldHighlight 1,2 -> true"),
      (.asked(.shouldSelect, path, false), "shouldSelect 1,2 -> false"),
      (.asked(.shouldDeselect, path, true), "shouldDeselect 1,2 -> true"),
      (.asked(.canPerformPrimaryAction, path, true), "canPerformPrimaryAction 1,2 -> true"),
      (.told(.didHighlight, path), "didHighlight 1,2"),
      (.told(.didUnhighlight, path), "didUnhighlight 1,2"),
      (.told(.didSelect, path), "didSelect 1,2"), (.told(.didDeselect, path), "didDeselect 1,2"),
      (.told(.performPrimaryAction, path), "performPrimaryAction 1,2"),
      (.told(.willDisplay, path), "willDisplay 1,2"),
      (.told(.didEndDisplaying, path), "didEndDisplaying 1,2"),
      (.flag(.highlighted, path, true), "highlighted 1,2 = 1"),
      (.flag(.selected, path, false), "selected 1,2 = 0"),
      (.prepareForReuse(7), "prepareForReuse #7"),
      (.cellForItem(path, .new, 7), "cellForItem 1,2 new #7"),
      (.cellForItem(path, .reused, 7), "cellForItem 1,2 reused #7"),
      (.supplementary(.header, section: 1, .new, 7), "supplementary header 1 new #7"),
      (.prefetch([path, ItemPath(1, 3)]), "prefetch 1,2 1,3"),
      (.cancelPrefetch([path]), "cancelPrefetch 1,2"),
      (.report("第0个"), "report \"第0个\""),
      (.error(code: "itemCount", message: "m"), "error itemCount m"),
      (.error(code: "notVisible", message: "`a\nb`"), "error notVisible `a\\nb`"),
      (
        .expectFailed(key: "selected", expected: "[\"0,1\"]", actual: "[]"),
        "expect failed: selected expected [\"0,1\"] got []"
      ),
      (
        .invariantViolated(name: "I3", at: path, detail: "icon"),
        "invariant I3 violated at 1,2: icon"
      ),
    ])
  func consequence(event: Event, line: String) {
    #expect(event.description == line)
  }
}
