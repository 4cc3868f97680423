import TesseraCollection
import TesseraSource
import Testing

@Suite struct UpdateErrorTests {
  @Test("Counts are explained in UIKit's words")
  func counts() {
    let error = UpdateError.itemCount(
      section: 2, before: 5, after: 7, inserted: 1, deleted: 2, movedIn: 3, movedOut: 4)
    #expect(
      error.diagnostic.message
        == "invalid number of items in section 2: after (7) must equal before (5) + inserted (1)"
        + " - deleted (2) + moved in (3) - moved out (4)")
    #expect(
      UpdateError.sectionCount(before: 1, after: 2, inserted: 0, deleted: 0).diagnostic.message
        == "invalid number of sections: after (2) must equal before (1) + inserted (0) - deleted (0)"
    )
  }

  @Test("Ranges name the update and what there is")
  func ranges() {
    #expect(
      UpdateError.deleteRange(.delete(ItemPath(0, 9)), count: 3).diagnostic.message
        == "`delete 0,9`: there are only 3 before the update")
    #expect(
      UpdateError.insertRange(.insertSection(4), count: 2).diagnostic.message
        == "`insertSection 4`: there are only 2 after the update")
  }
}
