import TesseraGraphics
import TesseraPNG
import TesseraRaster
import TesseraSheets
import TesseraSnapshots
import TesseraSource
import TesseraTestSupport
import Testing

@Suite("Snapshot pruner")
struct SnapshotPrunerTests {
  private let goldens: Goldens
  private let all: [SnapshotCase]

  init() throws {
    goldens = try Goldens()
    all = try cases(of: SampleCell())
    _ = try goldens.record(all)
  }

  private var pruner: SnapshotPruner { SnapshotPruner(store: goldens.store, threads: 2) }

  /// Copies a golden to the name of one that no cell has.
  private func orphan(_ text: String, from id: SnapshotID) throws -> SnapshotID {
    let bytes = try SourceFile.read(goldens.store.goldenPath(id), limit: 1 << 20, what: "golden")
    let orphan = SnapshotID(text: text)
    try goldens.store.write(bytes, to: goldens.store.goldenPath(orphan))
    return orphan
  }

  private func id(_ text: String) throws -> SnapshotID {
    try #require(all.map(\.id).first { $0.text == text })
  }

  @Test("Of snapshots with the same pixels the one whose name is nearest is the successor")
  func successor() throws {
    // Without a highlight of its own the badge looks the same highlighted and not.
    let source = try id("badge/default/plain/normal@2x")
    for state in ["normal", "highlighted"] {
      let orphan = try orphan("badge/default/old/\(state)@2x", from: source)
      #expect(
        pruner.survey([orphan], cases: all).map(\.successor)
          == [try id("badge/default/plain/\(state)@2x")])
    }
  }

  @Test("A successor without a golden is found by the render that verify left")
  func pendingSuccessor() throws {
    var renamed = SampleCell()
    renamed.reuseIdentifier = "label"
    let new = try cases(of: renamed)
    #expect(try goldens.verify(new).allSatisfy { $0.status == .missing })
    let found = pruner.survey(all.map(\.id), cases: new)
    #expect(found.map(\.id) == all.map(\.id))
    #expect(found.map(\.successor) == new.map(\.id))
  }

  @Test("A picture of its own has no successor, and neither has a golden that cannot be read")
  func none() throws {
    let odd = SnapshotID(text: "gone/default/a/normal")
    let picture = try #require(
      try cases(of: SampleCell(size: Size(3, 3))).first)
    let other = try Goldens()
    _ = try other.record([picture])
    try SourceFile.createDirectory(FilePath.directory(of: goldens.store.goldenPath(odd)))
    try SourceFile.write(
      try SourceFile.read(other.store.goldenPath(picture.id), limit: 1 << 20, what: ""),
      to: goldens.store.goldenPath(odd))
    let broken = SnapshotID(text: "gone/default/b/normal")
    try goldens.store.write([1, 2], to: goldens.store.goldenPath(broken))
    #expect(pruner.survey([odd, broken], cases: all).map(\.successor) == [nil, nil])
    #expect(pruner.survey([], cases: all) == [])
  }

  @Test("Goldens go with their leftovers and empty folders; what another run removed is no fault")
  func removal() throws {
    let source = try id("badge/default/plain/normal@2x")
    let first = try orphan("gone/default/a/normal@2x", from: source)
    let second = try orphan("badge/default/old/normal@2x", from: source)
    let gone = SnapshotID(text: "gone/default/b/normal")
    try goldens.store.write([1], to: goldens.store.pendingPath(first))
    let (removed, warnings) = try pruner.prune([first, gone, second], cases: all)
    #expect(removed == [second, first] && warnings == [])
    #expect(try goldens.pictures().count == all.count)
    #expect(try SourceFile.list(goldens.store.folder).map(\.name) == ["badge"])
    #expect(try goldens.folder.files(in: ".tessera") == [".tessera/lock"])
    #expect(try pruner.prune([], cases: []).removed == [])
  }

  @Test(
    "What does not say that a catalogue had it stays: unreadable, a test's, or no golden at all")
  func unclaimed() throws {
    let source = try #require(all.first)
    let mine = try orphan("gone/default/a/normal@2x", from: source.id)
    let lost = SnapshotID(text: "gone/default/b/normal@2x")
    try goldens.store.write(
      Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8),
      to: goldens.store.goldenPath(lost))
    let picture = try #require(source.request.draw().picture)
    let ofTest = SnapshotID(text: "gone/default/c/normal@2x")
    try goldens.store.write(
      try Snapshot.encode(
        picture, for: SnapshotCase(id: ofTest, request: source.request, isOfTest: true)),
      to: goldens.store.goldenPath(ofTest))
    let foreign = SnapshotID(text: "readme")
    try goldens.store.write(
      try PNGEncoder.encode(picture.pixmap.straightImage(), scale: 2),
      to: goldens.store.goldenPath(foreign))
    let orphans = [mine, lost, ofTest, foreign]
    #expect(
      pruner.survey(orphans, cases: all).map { $0.obstacle == nil } == [true, false, false, false])
    let (removed, warnings) = try pruner.prune(orphans, cases: all)
    #expect(removed == [mine])
    #expect(
      warnings.map(\.location?.path) == [lost, ofTest, foreign].map(goldens.store.goldenPath))
    #expect(warnings.allSatisfy { $0.severity == .warning })
    #expect(warnings.map { $0.notes.map(\.message).count } == [1, 0, 0])
    #expect(
      try goldens.pictures().count == all.count + 3)
  }

  @Test("Where no golden has a case, nothing is removed")
  func onlyOrphans() throws {
    let ids = all.map(\.id)
    for known in [[], try cases(of: SampleCell(reuseIdentifier: "label"))] {
      let failure = try #require(throws: SnapshotFailure.self) {
        try pruner.prune(ids, cases: known)
      }
      #expect(failure.diagnostics.map(\.message) == ["no golden here has a registered cell"])
    }
    #expect(try goldens.pictures().count == all.count)
  }
}
