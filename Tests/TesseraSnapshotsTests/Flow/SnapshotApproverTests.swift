import TesseraCells
import TesseraGraphics
import TesseraSheets
import TesseraSnapshots
import TesseraSource
import TesseraTestSupport
import Testing

@Suite("Snapshot approver")
struct SnapshotApproverTests {
  /// A badge with a dot, so that every golden of a plain one differs.
  private static let dotted = SampleCell(
    content: [Layer("dot", frame: Rect(0, 0, 2, 2), fill: .literal(.black))])

  private let goldens: Goldens
  private let old: [SnapshotCase]
  private let new: [SnapshotCase]

  /// Two goldens of a plain badge; then a verify of a dotted one finds two that differ and one missing.
  init() throws {
    goldens = try Goldens()
    old = Array(try cases(of: SampleCell()).prefix(3))
    new = Array(try cases(of: Self.dotted).prefix(3))
    _ = try goldens.record(Array(old.prefix(2)))
    #expect(SnapshotResults.keep(try goldens.verify(new), in: goldens.store) == nil)
  }

  private func approve(
    _ isMeant: (SnapshotResult) -> Bool = { _ in true }
  ) throws -> [SnapshotID] {
    let results = try SnapshotResults.kept(in: goldens.store).filter(isMeant)
    return try SnapshotApprover(store: goldens.store).approve(results).written
  }

  /// The refusals of approving everything, each with its file.
  private func refusals() throws -> [String] {
    let before = try goldens.folder.files(in: "Snapshots").map(goldens.folder.stamp)
    let failure = try #require(throws: SnapshotFailure.self) { try approve() }
    #expect(try goldens.folder.files(in: "Snapshots").map(goldens.folder.stamp) == before)
    return failure.diagnostics.map { diagnostic in
      let path = diagnostic.location?.path ?? ""
      return "\(FilePath.relative(path, to: goldens.folder.path)): \(diagnostic.message)"
    }
  }

  private func pending(_ index: Int) -> String { goldens.store.pendingPath(new[index].id) }
  private func golden(_ index: Int) -> String { goldens.store.goldenPath(new[index].id) }

  @Test("Goldens become the very files that verify left, and nothing stays pending")
  func approves() throws {
    let bytes = try SourceFile.read(pending(0), limit: 1 << 20, what: "render")
    #expect(try approve() == new.map(\.id).sorted())
    #expect(try SourceFile.read(golden(0), limit: 1 << 20, what: "golden") == bytes)
    #expect(
      try goldens.folder.files(in: ".tessera") == [".tessera/lock", ".tessera/results.json"])
    #expect(try goldens.verify(new).allSatisfy { $0.status == .passed })
  }

  @Test("What was approved before is left alone")
  func twice() throws {
    #expect(try approve { $0.id == new[0].id } == [new[0].id])
    let name = FilePath.relative(golden(0), to: goldens.folder.path)
    let stamp = try goldens.folder.stamp(name)
    #expect(try approve() == new.dropFirst().map(\.id).sorted())
    #expect(try goldens.folder.stamp(name) == stamp)
    #expect(try approve() == [])
  }

  @Test("A golden that is another by now is refused, and then nothing is written")
  func changedGolden() throws {
    let other = Array(try cases(of: SampleCell(size: Size(8, 8))).prefix(3))
    let picture = try #require(other[0].request.draw().picture)
    for index in [0, 2] {
      try goldens.store.write(
        try Snapshot.encode(picture, for: other[index]), to: golden(index))
    }
    #expect(
      try Set(refusals())
        == Set(
          [0, 2].map {
            "Snapshots/\(new[$0].id).png: the golden has changed since the last verify"
          }))
  }

  @Test("A golden that was removed or damaged since is refused")
  func lostGolden() throws {
    try SourceFile.remove(golden(0))
    try SourceFile.write(Array("junk".utf8), to: golden(1))
    #expect(
      try Set(refusals()) == [
        "Snapshots/\(new[0].id).png: the golden has changed since the last verify",
        "Snapshots/\(new[1].id).png: the file is not a PNG picture",
      ])
  }

  @Test("A golden that verify could not read may be replaced")
  func unreadableGolden() throws {
    try SourceFile.write(Array("junk".utf8), to: golden(1))
    let results = try goldens.verify([new[1]])
    #expect(results.map(\.status) == [.unreadable])
    #expect(SnapshotResults.keep(results, in: goldens.store) == nil)
    #expect(try approve() == [new[1].id])
    #expect(try goldens.result(new[1]).status == .passed)
  }

  @Test("A render that is gone, damaged or another is refused")
  func changedRender() throws {
    try SourceFile.remove(pending(0))
    let picture = try #require(old[1].request.draw().picture)
    try SourceFile.write(try Snapshot.encode(picture, for: old[1]), to: pending(1))
    let bytes = try SourceFile.read(pending(2), limit: 1 << 20, what: "render")
    try SourceFile.write(Array(bytes.dropLast(12)), to: pending(2))
    let messages = try refusals()
    let place = ".tessera/pending"
    #expect(
      messages.contains(
        "\(place)/\(new[0].id).png: the render that the last verify left is there no more"))
    #expect(
      messages.contains(
        "\(place)/\(new[1].id).png: this is not the render that the last verify left"))
    #expect(messages.contains { $0.hasPrefix("\(place)/\(new[2].id).png: the PNG is cut off") })
    #expect(messages.count == 3)
  }

  @Test("A render that was recorded otherwise meanwhile is pending no more")
  func recordedMeanwhile() throws {
    _ = try goldens.record([try #require(try cases(of: SampleCell(size: Size(8, 8))).first)])
    #expect(
      try refusals() == [
        ".tessera/pending/\(new[0].id).png: the render that the last verify left is there no more"
      ])
  }
}
