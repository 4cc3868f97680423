import TesseraCells
import TesseraGraphics
import TesseraPNG
import TesseraRaster
import TesseraSheets
import TesseraSnapshots
import TesseraSource
import TesseraTestSupport
import Testing

@Suite("Snapshot recorder")
struct SnapshotRecorderTests {
  /// A badge with a dot, so that every golden of a plain one differs.
  private static let dotted = SampleCell(
    content: [Layer("dot", frame: Rect(0, 0, 2, 2), fill: .literal(.black))])

  @Test("A golden whose pixels are the same is not written again", arguments: RecordMode.allCases)
  func unchanged(mode: RecordMode) throws {
    let goldens = try Goldens()
    let all = try cases(of: SampleCell())
    _ = try goldens.record(all)
    #expect(SnapshotResults.keep(try goldens.verify(all), in: goldens.store) == nil)
    let files = try goldens.folder.files(in: "Snapshots")
    #expect(files.count == all.count + 1)
    let stamps = try files.map(goldens.folder.stamp)
    #expect(try goldens.record(all, mode: mode) == [])
    #expect(try files.map(goldens.folder.stamp) == stamps)
  }

  @Test("`changed` writes what is missing and what differs, nothing else")
  func changed() throws {
    let goldens = try Goldens()
    let old = try cases(of: SampleCell())
    let new = try cases(of: Self.dotted)
    _ = try goldens.record(Array(old.prefix(2)) + new.dropFirst(4))
    let untouched = goldens.store.goldenPath(new[4].id).dropFirst(goldens.folder.path.count + 1)
    let stamp = try goldens.folder.stamp(String(untouched))
    let written = try goldens.record(new, mode: .changed)
    #expect(written == new.prefix(4).map(\.id).sorted().map(\.text))
    #expect(try goldens.folder.stamp(String(untouched)) == stamp)
    #expect(try goldens.verify(new).allSatisfy { $0.status == .passed })
  }

  @Test("`missing` leaves what differs as it is")
  func missing() throws {
    let goldens = try Goldens()
    let old = try cases(of: SampleCell())
    let new = try cases(of: Self.dotted)
    _ = try goldens.record(Array(old.prefix(3)))
    #expect(
      try goldens.record(new, mode: .missing) == new.dropFirst(3).map(\.id).sorted().map(\.text))
    #expect(try goldens.verify(new).count { $0.status == .failed } == 3)
  }

  @Test("`failed` writes what the last verify found missing or different")
  func failed() throws {
    let goldens = try Goldens()
    let new = try cases(of: Self.dotted)
    _ = try goldens.record(Array(try cases(of: SampleCell()).prefix(2)))
    try SourceFile.write([1, 2], to: goldens.store.goldenPath(new[1].id))
    let first = try goldens.verify(Array(new.prefix(3)))
    #expect(SnapshotResults.keep(first, in: goldens.store) == nil)
    // What has come to differ since is not looked at.
    let written = try goldens.record(new, mode: .failed)
    #expect(written == new.prefix(3).map(\.id).sorted().map(\.text))
  }

  @Test("`all` also renews texts, `changed` does not")
  func all() throws {
    let goldens = try Goldens()
    let test = try firstCase(of: SampleCell())
    let picture = try #require(test.request.draw().picture)
    let bytes = try PNGEncoder.encode(
      picture.pixmap.straightImage(), scale: 2,
      text: [PNGText(keyword: "Software", text: "Tessera 0.0.9")])
    try goldens.store.write(bytes, to: goldens.store.goldenPath(test.id))
    #expect(try goldens.record([test], mode: .changed) == [])
    #expect(try goldens.record([test], mode: .all) == [test.id.text])
    #expect(
      try goldens.store.golden(test.id)?.facts["Software"]
        == "Tessera \(RendererVersion.current)")
    #expect(try goldens.record([test], mode: .all) == [])
  }

  @Test("A golden that is no picture is replaced")
  func unreadable() throws {
    let goldens = try Goldens()
    let test = try firstCase(of: SampleCell())
    try goldens.store.write(Array("junk".utf8), to: goldens.store.goldenPath(test.id))
    #expect(try goldens.record([test], mode: .missing) == [])
    #expect(try goldens.record([test]) == [test.id.text])
    #expect(try goldens.result(test).status == .passed)
  }

  @Test("Recording removes what verifying left")
  func leftovers() throws {
    let goldens = try Goldens()
    _ = try goldens.record([try firstCase(of: SampleCell())])
    let test = try firstCase(of: Self.dotted)
    #expect(try goldens.result(test).status == .failed)
    #expect(try goldens.folder.files(in: ".tessera").count == 3)
    _ = try goldens.record([test])
    #expect(try goldens.folder.files(in: ".tessera") == [".tessera/lock"])
  }

  @Test("Everything is drawn before anything is written")
  func drawingFails() throws {
    let goldens = try Goldens()
    var broken = SampleCell(content: [SampleCell.broken])
    broken.reuseIdentifier = "zebra"
    let all = try cases(of: SampleCell(), broken)
    let failure = try #require(throws: SnapshotFailure.self) { try goldens.record(all) }
    #expect(
      failure.diagnostics.map(\.message) == [
        "cell zebra, layer content/broken: the frame is not finite"
      ])
    #expect(try goldens.folder.files(in: "") == [])
  }

  @Test("A folder that cannot be written is one error, and nothing half is left")
  func unwritable() throws {
    for (place, kept) in [
      (".tessera", [".tessera"]), ("Snapshots", ["Snapshots"]),
      ("Snapshots/badge", ["Snapshots/badge"]),
    ] {
      let goldens = try Goldens()
      try goldens.folder.write(to: place)
      let failure = try #require(throws: SnapshotFailure.self) {
        try goldens.record(try cases(of: SampleCell()))
      }
      #expect(failure.diagnostics.count == 1)
      #expect(failure.diagnostics.first?.message.hasPrefix("expected a folder") == true)
      #expect(try goldens.folder.files(in: "") == kept)
    }
  }

  @Test("The bytes do not depend on the number of threads")
  func threads() throws {
    let cell = SampleCell(previewItems: [Item("plain", text: "Ab"), Item("b")])
    let contents = try [1, 4].map { threads in
      let goldens = try Goldens()
      _ = try goldens.record(try cases(of: cell), threads: threads)
      return try goldens.folder.files(in: "Snapshots").map { name in
        try SourceFile.read(goldens.folder.file(name), limit: 1 << 20, what: "golden")
      }
    }
    #expect(contents[0] == contents[1])
  }
}
