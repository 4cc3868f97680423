import TesseraCells
import TesseraGraphics
import TesseraRaster
import TesseraSheets
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraSnapshots

/// What recording, verifying, approving and pruning do with manifests.
@Suite("Manifests in the flow")
struct ManifestFlowTests {
  private let goldens: Goldens
  private let all: [SnapshotCase]
  private static let manifest = "Snapshots/badge/manifest.tsv"
  /// A badge with a dot, so that every golden of a plain one differs.
  private static let dotted = SampleCell(
    content: [Layer("dot", frame: Rect(0, 0, 2, 2), fill: .literal(.black))])

  init() throws {
    goldens = try Goldens()
    all = try cases(of: SampleCell())
    _ = try goldens.record(all)
  }

  private var text: String { get throws { try goldens.folder.text(Self.manifest) } }

  /// Replaces a golden's file by another picture.
  private func replace(_ test: SnapshotCase, by other: SnapshotCase) throws {
    let picture = try #require(other.request.draw().picture)
    try goldens.store.write(
      try Snapshot.encode(picture, for: test), to: goldens.store.goldenPath(test.id))
  }

  /// Puts a tolerance behind a golden's line.
  private func tolerate(_ id: SnapshotID, _ metric: String) throws {
    let lines = try text.split(separator: "\n").map {
      $0.hasPrefix(id.text + "\t") ? $0 + "\t\(metric)\trounding" : $0
    }
    try goldens.folder.write(lines.joined(separator: "\n") + "\n", to: Self.manifest)
  }

  private func verify(
    _ cases: [SnapshotCase], orphans: [SnapshotID] = [], isDeep: Bool
  ) throws -> (results: [SnapshotResult], warnings: [Diagnostic]) {
    try SnapshotVerifier(store: goldens.store, threads: 2, isDeep: isDeep)
      .verify(cases, orphans: orphans)
  }

  /// What recording comes to.
  private func changed(recording cases: [SnapshotCase]) throws -> ChangedGoldens {
    try SnapshotRecorder(store: goldens.store, threads: 2).record(cases, mode: .changed).changed
  }

  @Test("Recording lists every golden, sorted, and changes no manifest without need")
  func recording() throws {
    let lines = try text.split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != "\t" }) } == all.map(\.id).sorted().map(\.text))
    let picture = try #require(all[0].request.draw().picture)
    let line = ManifestLine(all[0].id, picture.pixmap)
    #expect(lines.contains(Substring(line.text)))
    #expect(line.text.hasPrefix("\(all[0].id)\t40x20\t"))
    let stamp = try goldens.folder.stamp(Self.manifest)
    for mode in RecordMode.allCases where mode != .failed {
      #expect(try goldens.record(all, mode: mode) == [])
    }
    #expect(try goldens.folder.stamp(Self.manifest) == stamp)
  }

  @Test("Recording some goldens touches their lines alone")
  func filteredRecording() throws {
    let before = try text.split(separator: "\n")
    let new = try cases(of: Self.dotted)
    _ = try goldens.record([new[3]])
    let after = try text.split(separator: "\n")
    let changed = zip(before, after).filter { $0 != $1 }
    #expect(changed.map { String($0.1.prefix { $0 != "\t" }) } == [new[3].id.text])
  }

  @Test("Of a cell without a manifest, one is made with all its goldens")
  func olderVersion() throws {
    let before = try text
    try SourceFile.remove(goldens.folder.file(Self.manifest))
    let (results, findings) = try verify(all, isDeep: false)
    #expect(results.allSatisfy { $0.status == .passed })
    #expect(findings.map(\.code) == ["T1110"] && findings.map(\.severity) == [.note])
    let changed = try changed(recording: [all[2]])
    #expect(changed.written == [] && changed.relisted == [all[2].id])
    #expect(try text == before)
  }

  @Test("Building makes manifests of pictures, keeps tolerances, and says where one is lost")
  func building() throws {
    let before = try text
    try tolerate(all[1].id, "channel:2")
    let tolerating = try text
    let builder = ManifestBuilder(store: goldens.store, threads: 2)
    #expect(try builder.build() == ([], []))
    let conflict = "<<<<<<< a\n\(tolerating)=======\n\(before)>>>>>>> b\n"
    try goldens.folder.write(conflict, to: Self.manifest)
    let (files, warnings) = try builder.build()
    #expect(files == [goldens.folder.file(Self.manifest)])
    #expect(warnings == [])
    #expect(try text == tolerating)
    try goldens.folder.write(
      tolerating.replacing("\t40x20\t", with: "\tx\t"), to: Self.manifest)
    #expect(try builder.build().warnings.map(\.message) == ["the tolerance in this line is lost"])
    #expect(try text == before)
    try goldens.folder.write(tolerating, to: Self.manifest)
    try SourceFile.remove(goldens.store.goldenPath(all[1].id))
    let lost = try builder.build().warnings
    #expect(lost.map(\.message) == ["the tolerance in this line is lost"])
    let line = try #require(
      before.split(separator: "\n").firstIndex { $0.hasPrefix(all[1].id.text + "\t") })
    #expect(lost.map(\.location?.line) == [line + 1])
  }

  @Test("Building writes nothing where a picture cannot be read, or a tolerance has no reason")
  func refusedBuilding() throws {
    let builder = ManifestBuilder(store: goldens.store, threads: 2)
    let line = try #require(try text.split(separator: "\n").first)
    try goldens.folder.write(line + "\tchannel:2\n", to: Self.manifest)
    let unexplained = try #require(throws: SnapshotFailure.self) { try builder.build() }
    #expect(unexplained.diagnostics.map(\.code) == ["T1105"])
    try goldens.folder.write("", to: Self.manifest)
    try goldens.folder.write("junk", to: "Snapshots/badge/default/plain/normal@2x.png")
    let unreadable = try #require(throws: SnapshotFailure.self) { try builder.build() }
    #expect(unreadable.diagnostics.map(\.message) == ["the file is not a PNG picture"])
    #expect(try text == "")
  }

  @Test("An unchanged golden is proved without its pixels; a thorough look reads them")
  func proofByHash() throws {
    // The pixels are another picture's, both ends of the file are as they should be.
    try replace(all[0], by: try cases(of: Self.dotted)[0])
    #expect(try verify(all, isDeep: false).results.allSatisfy { $0.status == .passed })
    let deep = try verify(all, isDeep: true).results.filter { $0.status != .passed }
    #expect(deep.map(\.id) == [all[0].id] && deep.map(\.status) == [.failed])
    #expect(
      deep[0].cause?.hasPrefix(
        "the golden is not the picture that its manifest lists;"
          + " what is listed is drawn now, so the file was changed; ")
        == true)
    #expect(deep[0].isEdited && !deep[0].isRendererChanged)
    #expect(SharedCause.causes(of: deep).map(\.kind) == [.edited])
  }

  @Test("What shows at a golden's ends is found without a thorough look")
  func ends() throws {
    let path = goldens.store.goldenPath(all[0].id)
    let bytes = try SourceFile.read(path, limit: 1 << 20, what: "golden")
    try SourceFile.write([UInt8](bytes.dropLast(1)), to: path)
    try SourceFile.write(
      Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8),
      to: goldens.store.goldenPath(all[1].id))
    try replace(all[2], by: try cases(of: SampleCell(size: Size(30, 10)))[2])
    try SourceFile.remove(goldens.store.goldenPath(all[3].id))
    let results = try verify(Array(all.prefix(4)), isDeep: false).results
    let byID = Dictionary(uniqueKeysWithValues: results.map { ($0.id, $0) })
    #expect(
      all.prefix(4).map { byID[$0.id]?.status } == [
        .unreadable, .unreadable, .sizeMismatch, .missing,
      ])
    #expect(byID[all[1].id]?.diagnostic?.help?.contains("git lfs pull") == true)
    #expect(
      byID[all[3].id]?.cause == "its manifest lists the golden, but there is no picture")
  }

  @Test("A picture without a line does not pass, and recording gives it one")
  func unlisted() throws {
    let lines = try text.split(separator: "\n").filter { !$0.hasPrefix(all[0].id.text + "\t") }
    let before = try text
    try goldens.folder.write(lines.joined(separator: "\n") + "\n", to: Self.manifest)
    for isDeep in [false, true] {
      let result = try #require(try verify([all[0]], isDeep: isDeep).results.first)
      #expect(result.status == .failed && result.difference?.count == 0)
      #expect(result.cause == "its manifest does not list the golden")
    }
    #expect(try changed(recording: all).relisted == [all[0].id])
    #expect(try text == before)
    #expect(try changed(recording: all).relisted == [])
  }

  @Test("A picture that is newer than its line does not pass; recording or approving cures it")
  func staleLine() throws {
    let new = try cases(of: Self.dotted)
    for cure in ["record", "approve"] {
      try replace(new[0], by: new[0])
      let stamp = try goldens.folder.stamp("Snapshots/\(new[0].id).png")
      let result = try #require(try verify([new[0]], isDeep: false).results.first)
      #expect(result.status == .failed && result.difference?.count == 0)
      #expect(
        result.cause
          == "the golden is not the picture that its manifest lists;"
          + " it is drawn now, so the line is wrong")
      if cure == "record" {
        let changed = try changed(recording: [new[0]])
        #expect(changed.written == [] && changed.relisted == [new[0].id])
      } else {
        #expect(SnapshotResults.keep([result], in: goldens.store) == nil)
        let kept = try SnapshotResults.kept(in: goldens.store)
        let changed = try SnapshotApprover(store: goldens.store).approve(kept)
        #expect(changed.written == [] && changed.relisted == [new[0].id])
      }
      #expect(try goldens.folder.stamp("Snapshots/\(new[0].id).png") == stamp)
      #expect(try verify([new[0]], isDeep: true).results.map(\.status) == [.passed])
      _ = try goldens.record([all[0]])
    }
  }

  @Test("A manifest that cannot be read is an error; pictures are compared, and recording refuses")
  func damaged() throws {
    try goldens.folder.write("<<<<<<< a\n" + text, to: Self.manifest)
    for isDeep in [false, true] {
      let (results, findings) = try verify(all, isDeep: isDeep)
      #expect(results.allSatisfy { $0.status == .passed })
      #expect(findings.map(\.code) == ["T1101"] && findings.map(\.severity) == [.error])
    }
    let failure = try #require(throws: SnapshotFailure.self) {
      try goldens.record(try cases(of: Self.dotted))
    }
    #expect(failure.diagnostics.map(\.code) == ["T1101"])
    #expect(try text.hasPrefix("<<<<<<< a\n"))
  }

  @Test("A tolerance lets pass what its metric allows and says so; recording keeps both")
  func tolerance() throws {
    let old = try cases(of: SampleCell(), document: try badgeTheme("#336699"))
    let near = try cases(of: SampleCell(), document: try badgeTheme("#336698"))
    let far = try cases(of: SampleCell(), document: try badgeTheme("#336690"))
    _ = try goldens.record(old)
    try tolerate(old[0].id, "channel:2")
    let before = try text
    for isDeep in [false, true] {
      let results = try verify(Array(near.prefix(2)), isDeep: isDeep).results
      let passed = try #require(results.first { $0.id == old[0].id })
      #expect(passed.status == .passed && passed.difference?.count == 0)
      #expect(passed.tolerance == Tolerance(metric: .channel(2), reason: "rounding"))
      #expect(
        passed.cause == "800 pixels differ by at most 1, which channel:2 allows: rounding")
      #expect(results.first { $0.id == old[1].id }?.status == .failed)
    }
    #expect(try goldens.record([near[0]]) == [])
    #expect(try text == before)
    let failed = try #require(try verify([far[0]], isDeep: false).results.first)
    #expect(failed.status == .failed)
    #expect(failed.cause?.hasSuffix("; beyond what channel:2 allows") == true)
    #expect(try goldens.record([far[0]]) == [far[0].id.text])
    #expect(try text.contains("\tchannel:2\trounding\n") && text != before)
    #expect(try verify([far[0]], isDeep: true).results.first?.tolerance == nil)
  }

  @Test(
    "A golden of another name is a rename, and moves with its tolerance", arguments: [false, true])
  func rename(byApproving: Bool) throws {
    var renamed = SampleCell()
    renamed.reuseIdentifier = "label"
    let new = try cases(of: renamed)
    let old = all.map(\.id)
    try tolerate(old[0], "channel:2")
    let stamp = try goldens.folder.stamp("Snapshots/\(old[0]).png")
    let results = try verify(new, orphans: old, isDeep: false).results
    for (test, id) in zip(new, old) {
      let result = try #require(results.first { $0.id == test.id })
      #expect(result.status == .missing && result.renamedFrom == id)
      #expect(result.cause == "renamed from \(id), which has the same pixels")
      #expect(results.first { $0.id == id }?.cause == "renamed to \(test.id)")
    }
    let moved: [SnapshotMove]
    if byApproving {
      #expect(SnapshotResults.keep(results, in: goldens.store) == nil)
      let kept = try SnapshotResults.kept(in: goldens.store).filter(\.status.isPending)
      moved = try SnapshotApprover(store: goldens.store).approve(kept).moved
    } else {
      moved = try SnapshotRecorder(store: goldens.store, threads: 2)
        .record(new, mode: .changed, orphans: old).changed.moved
    }
    #expect(Set(moved) == Set(zip(old, new).map { SnapshotMove(from: $0, to: $1.id) }))
    #expect(try goldens.folder.stamp("Snapshots/\(new[0].id).png") == stamp)
    #expect(!SourceFile.exists(goldens.folder.file("Snapshots/badge")))
    let text = try goldens.folder.text("Snapshots/label/manifest.tsv")
    #expect(text.split(separator: "\n").count == new.count)
    #expect(text.contains("\tchannel:2\trounding\n"))
    #expect(try verify(new, isDeep: true).results.allSatisfy { $0.status == .passed })
  }

  @Test("A golden that has become another since, or is no catalogue's, is not moved")
  func changedSource() throws {
    let store = goldens.store
    let (from, old) = (all[0].id, SnapshotID(text: "label/default/plain/normal@2x"))
    let picture = try #require(all[1].request.draw().picture)
    let line = ManifestLine(old, picture.pixmap)
    let bytes = try Snapshot.encode(picture, for: all[1])
    let change = GoldenChange(
      id: old, action: .move(from: from, bytes, line, isRenewed: false))
    try replace(all[0], by: try cases(of: Self.dotted)[0])
    let stamp = try goldens.folder.stamp("Snapshots/\(from).png")
    let changed = try GoldenChanges(store: store, threads: 1).apply([change])
    #expect(changed.written == [old] && changed.moved == [])
    #expect(try goldens.folder.stamp("Snapshots/\(from).png") == stamp)
    #expect(try text.contains(from.text + "\t"))
    #expect(try store.golden(old)?.pixmap == picture.pixmap)
  }

  @Test("Pruning takes lines with their pictures, and lines that have none")
  func pruning() throws {
    try SourceFile.remove(goldens.store.goldenPath(all[1].id))
    let gone = [all[0].id, all[1].id]
    let results = try verify([], orphans: gone, isDeep: false).results
    #expect(
      gone.map { id in results.first { $0.id == id }?.cause } == [
        "no registered cell has this snapshot",
        "no registered cell has this snapshot, and only its manifest lists it",
      ])
    let pruner = SnapshotPruner(store: goldens.store, threads: 2)
    #expect(try pruner.prune(gone, cases: all).removed == gone.sorted())
    #expect(try text.split(separator: "\n").count == all.count - 2)
    #expect(try goldens.store.storedIDs() == all.dropFirst(2).map(\.id).sorted())
  }

  @Test("A thorough look reads goldens without a case too")
  func deepOrphans() throws {
    try replace(all[0], by: try cases(of: Self.dotted)[0])
    try SourceFile.write([1], to: goldens.store.goldenPath(all[1].id))
    let results = try verify([], orphans: all.map(\.id), isDeep: true).results
    #expect(results.allSatisfy { $0.status == .orphaned })
    let faults = results.compactMap(\.diagnostic)
    #expect(Set(faults.map(\.code)) == ["T1107", nil] && faults.count == 2)
    #expect(
      try verify([], orphans: all.map(\.id), isDeep: false).results
        .allSatisfy { $0.diagnostic == nil })
  }
}
