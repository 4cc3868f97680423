import Testing

@testable import TesseraTheme

@Suite("Content hash")
struct ContentHashTests {
  @Test(
    "FNV-1a over the bytes and the length of each file, in eight digits",
    arguments: [
      // Computed with an independent implementation of 32-bit FNV-1a.
      ([], "811c9dc5"), ([""], "9be17165"), (["a"], "dbe601cd"), (["a", "b"], "e76d79fc"),
    ])
  func hashes(files: [String], hash: String) {
    #expect(ContentHash(files.map { Array($0.utf8) }).description == hash)
  }

  @Test("where a file ends counts")
  func ends() {
    let first = ContentHash([[1, 2], [3]]).description
    #expect(first != ContentHash([[1], [2, 3]]).description)
    #expect(first != ContentHash([[1, 2, 3]]).description)
  }
}
