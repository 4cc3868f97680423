import TesseraSnapshots
import TesseraSource
import TesseraTestSupport
import Testing

@Suite("Kept results")
struct SnapshotResultsKeptTests {
  @Test("What was kept is read again")
  func kept() throws {
    let goldens = try Goldens()
    let all = try cases(of: SampleCell())
    _ = try goldens.record(Array(all.dropFirst(2)))
    try SourceFile.write([0], to: goldens.store.goldenPath(all[2].id))
    let orphan = SnapshotID(text: "zebra/x/y/normal")
    let results = try goldens.verify(all, orphans: [orphan])
    #expect(SnapshotResults.keep(results, in: goldens.store) == nil)
    let kept = try SnapshotResults.kept(in: goldens.store)
    #expect(kept.map(\.id) == results.map(\.id) && kept.map(\.status) == results.map(\.status))
    #expect(kept.filter(\.status.isPending).count == 3)
    for (kept, result) in zip(kept, results) {
      #expect(kept.expectedHash == result.expectedHash && kept.actualHash == result.actualHash)
      #expect((kept.actualHash != nil) == kept.status.isPending)
    }
  }

  @Test("Results of a large change are read, however long their text is")
  func large() throws {
    let goldens = try Goldens()
    let cause = String(repeating: "a", count: 3 << 20)
    let results = (0..<8).map {
      SnapshotResult(
        id: SnapshotID(text: "badge/default/i\($0)/normal"), status: .failed, cause: cause)
    }
    #expect(SnapshotResults.keep(results, in: goldens.store) == nil)
    #expect(try SnapshotResults.kept(in: goldens.store).map(\.id) == results.map(\.id))
  }

  @Test("A name that leads out of the folder is no name of a snapshot")
  func escape() throws {
    let goldens = try Goldens()
    for text in ["../../a/b/normal", "/a/b/c/normal", "a//b", "."] {
      let result = SnapshotResult(id: SnapshotID(text: text), status: .missing, cause: nil)
      #expect(SnapshotResults.keep([result], in: goldens.store) == nil)
      #expect(throws: SnapshotError.damagedResults(path: goldens.store.resultsPath)) {
        try SnapshotResults.kept(in: goldens.store)
      }
    }
  }

  @Test("No results, and results that are none, are told apart")
  func noResults() throws {
    let goldens = try Goldens()
    let path = goldens.store.resultsPath
    func message() throws -> String {
      let error = try #require(throws: SnapshotError.self) {
        try SnapshotResults.kept(in: goldens.store)
      }
      #expect(error.diagnostic.location?.path == path)
      return error.diagnostic.message
    }
    #expect(try message() == "there are no results of a last verify")
    for text in [
      "", "[]", "{\"results\": 1}", "{\"results\": [{\"id\": \"x\", \"status\": \"odd\"}]}",
      "{\"results\": [{\"id\": \"x\", \"status\": \"passed\"}]}",
    ] {
      try goldens.store.write(Array(text.utf8), to: path)
      #expect(try message() == "these are not the results of a verify")
    }
    try SourceFile.remove(path)
    try SourceFile.createDirectory(path)
    #expect(try message().hasPrefix("expected a file"))
  }
}
