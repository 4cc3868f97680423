import TesseraCells
import TesseraGraphics
import TesseraPNG
import TesseraRaster
import TesseraSheets
import TesseraSnapshots
import TesseraSource
import TesseraTestSupport
import TesseraTheme
import Testing

@Suite("Snapshot verifier")
struct SnapshotVerifierTests {
  private static let textCell = SampleCell(previewItems: [Item("plain", text: "Ab")])

  @Test("What was recorded passes, twice in a row, with one thread and many")
  func passed() throws {
    let goldens = try Goldens()
    let all = try cases(of: Self.textCell)
    #expect(try goldens.record(all) == all.map(\.id).sorted().map(\.text))
    for threads in [1, 4] {
      let results = try goldens.verify(all, threads: threads)
      #expect(results.map(\.id) == all.map(\.id).sorted())
      for result in results {
        #expect(result.status == .passed && result.cause == nil && result.changes == [])
        #expect(result.difference?.count == 0)
        #expect(result.expectedPath == nil && result.actualPath == nil)
        #expect(result.differencePath == nil)
      }
    }
    #expect(try goldens.folder.files(in: ".tessera") == [".tessera/lock"])
  }

  @Test("A missing golden is missing, and its fresh render is left")
  func missing() throws {
    let goldens = try Goldens()
    let test = try firstCase(of: SampleCell())
    let result = try goldens.result(test)
    #expect(result.status == .missing && !result.status.isFailure)
    #expect(result.cause == "there is no golden")
    #expect(result.difference == nil && result.expectedPath == nil)
    #expect(result.differencePath == nil)
    #expect(result.actualPath == goldens.store.pendingPath(test.id))
    let bytes = try SourceFile.read(goldens.store.pendingPath(test.id), limit: 1 << 20, what: "")
    #expect(
      Snapshot(try PNGDecoder.decode(bytes, path: "")).pixmap
        == test.request.draw().picture?.pixmap)
    #expect(try goldens.folder.files(in: "Snapshots") == [])
  }

  @Test("A changed token is named with its slot and its way, and only what it reaches fails")
  func attribution() throws {
    let goldens = try Goldens()
    let old = try cases(of: Self.textCell, document: try badgeTheme("#336699"))
    _ = try goldens.record(old)
    let results = try goldens.verify(
      try cases(of: Self.textCell, document: try badgeTheme("#336698")))
    for result in results {
      // The selected background covers the whole area.
      guard !result.id.text.contains("/selected") else {
        #expect(result.status == .passed)
        continue
      }
      #expect(result.status == .failed)
      #expect(
        result.pixelCause
          == .recolored([.init(from: "#336699", to: "#336698")], keepsEdges: true))
      #expect(result.cause?.hasSuffix("; no edge moved; changed: background") == true)
      #expect(result.difference?.maxChannelDelta == 1)
      #expect(
        result.changes.map(\.text) == [
          "background fill: #336699 → #336698"
            + "  (cell.badge.background > color.surface > color.base)"
        ])
      #expect(result.changes[0].tokens == ["cell.badge.background", "color.surface", "color.base"])
      #expect(result.expectedPath == goldens.store.goldenPath(result.id))
      #expect(result.actualPath == goldens.store.pendingPath(result.id))
      #expect(result.differencePath == goldens.store.differencePath(result.id))
    }
    #expect(results.count { $0.status == .failed } == old.count / 2)
  }

  @Test("The difference picture shows golden, difference and fresh render")
  func differencePicture() throws {
    let goldens = try Goldens()
    let old = try firstCase(of: SampleCell())
    _ = try goldens.record([old])
    let dot = Layer("dot", frame: Rect(2, 2, 3, 3), fill: .literal(.black))
    let result = try goldens.result(try firstCase(of: SampleCell(content: [dot])))
    #expect(result.pixelCause == .geometry)
    #expect(
      result.cause
        == "36 pixels changed: something has another shape, place or content;"
        + " changed: content/dot")
    #expect(result.difference?.count == 36)
    #expect(result.difference?.bounds == PixelRect(x: 4, y: 4, width: 6, height: 6))
    let path = try #require(result.differencePath)
    let bytes = try SourceFile.read(path, limit: 1 << 20, what: "picture")
    let picture = Pixmap(try PNGDecoder.decode(bytes, path: path).image)
    let fresh = try #require(try firstCase(of: SampleCell(content: [dot])).request.draw().picture)
    let golden = try #require(old.request.draw().picture)
    #expect(picture == DifferencePicture.draw(expected: golden.pixmap, actual: fresh.pixmap))
  }

  @Test("Other sizes are told in pixels")
  func sizeMismatch() throws {
    let goldens = try Goldens()
    _ = try goldens.record([try firstCase(of: SampleCell())])
    let result = try goldens.result(try firstCase(of: SampleCell(size: Size(22, 10))))
    #expect(result.status == .sizeMismatch && result.status.isFailure)
    #expect(result.difference == nil && result.differencePath != nil)
    #expect(
      result.cause
        == "the golden is 40×20 pixels, the picture 44×20; changed: canvas, background")
  }

  @Test("A golden that is no picture is unreadable, and the rest is compared all the same")
  func unreadable() throws {
    let goldens = try Goldens()
    let all = try cases(of: SampleCell())
    _ = try goldens.record(all)
    try SourceFile.write(Array("junk".utf8), to: goldens.store.goldenPath(all[0].id))
    let results = try goldens.verify(all)
    let broken = try #require(results.first { $0.id == all[0].id })
    #expect(broken.status == .unreadable && broken.status.isFailure)
    #expect(broken.cause == "the file is not a PNG picture")
    #expect(broken.diagnostic?.location?.path == goldens.store.goldenPath(all[0].id))
    #expect(broken.actualPath != nil && broken.differencePath == nil)
    #expect(results.count { $0.status == .passed } == all.count - 1)
  }

  @Test("A golden without a case is an orphan, in the order of ids")
  func orphaned() throws {
    let goldens = try Goldens()
    let all = try cases(of: SampleCell())
    _ = try goldens.record(all)
    let orphan = SnapshotID(text: "aardvark/default/x/normal")
    let results = try goldens.verify(all, orphans: [orphan])
    #expect(results.first?.id == orphan && results.first?.status == .orphaned)
    #expect(results.first?.cause == "no registered cell has this snapshot")
    #expect(results.count == all.count + 1)
  }

  @Test("A changed font or version is named first")
  func otherRecording() throws {
    let goldens = try Goldens()
    let test = try firstCase(of: Self.textCell)
    _ = try goldens.record([test])
    try goldens.tamper(test.id) { $0.replacing("Software", by: "Tessera 0.0.9") }
    let now = "Tessera \(RendererVersion.current)"
    let pixel = "1 pixel changed from #00000000 to #336699"
    let same = "the drawing is the same; the renderer draws it differently"
    #expect(
      try goldens.result(test).cause
        == "recorded with other renderer: Tessera 0.0.9, now \(now); \(pixel); \(same)")
    let picture = try #require(test.request.draw().picture)
    let texts = Snapshot.text(for: test, list: picture.list)
    let fonts = try #require(texts.first { $0.keyword == "tessera-fonts" })
    try goldens.tamper(test.id) { $0.replacing("tessera-fonts", by: "A 1\nB 2") }
    #expect(
      try goldens.result(test).cause
        == "recorded with other fonts: A 1, B 2, now \(fonts.text);"
        + " recorded with other renderer: Tessera 0.0.9, now \(now); \(same)")
    #expect(try goldens.result(test).hasOtherFonts)
    // A font more than there was is no other font.
    try goldens.tamper(test.id) { $0.replacing("tessera-fonts", by: "\n") }
    #expect(try goldens.result(test).hasOtherFonts == false)
  }

  @Test("Texts are never compared while pixels are equal")
  func equalPixels() throws {
    let goldens = try Goldens()
    let test = try firstCase(of: Self.textCell)
    let picture = try #require(test.request.draw().picture)
    let bytes = try PNGEncoder.encode(
      picture.pixmap.straightImage(), scale: 1,
      text: [PNGText(keyword: "Software", text: "another program")])
    try goldens.store.write(bytes, to: goldens.store.goldenPath(test.id))
    #expect(try goldens.result(test).status == .passed)
  }

  @Test("A golden without a display list says that layers cannot be named")
  func noDisplayList() throws {
    let goldens = try Goldens()
    let test = try firstCase(of: SampleCell())
    _ = try goldens.record([test])
    try goldens.tamper(test.id) { _ in nil }
    #expect(
      try goldens.result(test).cause
        == "1 pixel changed from #00000000 to #336699;"
        + " the golden carries no display list, so layers cannot be named")
  }

  @Test("Leftovers go when a snapshot passes again")
  func leftovers() throws {
    let goldens = try Goldens()
    let test = try firstCase(of: SampleCell())
    _ = try goldens.record([test])
    _ = try goldens.result(try firstCase(of: SampleCell(size: Size(8, 8))))
    #expect(try goldens.folder.files(in: ".tessera").count == 3)
    #expect(try goldens.result(test).status == .passed)
    #expect(try goldens.folder.files(in: ".tessera") == [".tessera/lock"])
  }

  @Test("A case that cannot be drawn is a failure, and no file is written")
  func drawingFails() throws {
    let goldens = try Goldens()
    let failure = try #require(throws: SnapshotFailure.self) {
      try goldens.verify(try cases(of: SampleCell(content: [SampleCell.broken])))
    }
    #expect(
      failure.diagnostics.map(\.message)
        == ["cell badge, layer content/broken: the frame is not finite"])
    #expect(try goldens.folder.files(in: "") == [])
  }

  @Test("A folder that cannot be written is one warning, and the verdicts stand")
  func unwritable() throws {
    for place in [".tessera", ".tessera/pending"] {
      let goldens = try Goldens()
      try goldens.folder.write(to: place)
      let all = try cases(of: SampleCell())
      let verifier = SnapshotVerifier(store: goldens.store, threads: 2)
      let (results, warnings) = try verifier.verify(all, orphans: [])
      #expect(results.count == all.count)
      #expect(results.allSatisfy { $0.status == .missing && $0.actualPath == nil })
      #expect(warnings.map(\.severity) == [.warning])
      #expect(warnings.map(\.message) == ["pictures of what differs are not left behind"])
      #expect(warnings.first?.location?.path == goldens.folder.file(place))
      #expect(warnings.first?.notes.map(\.message) == ["expected a folder, found a file"])
    }
  }

  @Test("What passes needs no folder for what differs")
  func unwritablePassing() throws {
    let goldens = try Goldens()
    let all = try cases(of: SampleCell())
    _ = try goldens.record(all)
    for name in try goldens.folder.files(in: ".tessera") {
      try SourceFile.remove(goldens.folder.file(name))
    }
    try SourceFile.remove(goldens.folder.file(".tessera"))
    try goldens.folder.write(to: ".tessera")
    let verifier = SnapshotVerifier(store: goldens.store, threads: 2)
    let (results, warnings) = try verifier.verify(all, orphans: [])
    #expect(results.allSatisfy { $0.status == .passed } && warnings == [])
  }

  @Test("Colours that a golden asks to be read otherwise are a warning, and the pixels count")
  func foreignColors() throws {
    let goldens = try Goldens()
    let test = try firstCase(of: SampleCell())
    _ = try goldens.record([test])
    let path = goldens.store.goldenPath(test.id)
    var bytes = try SourceFile.read(path, limit: 1 << 20, what: "golden")
    // Behind signature and header lies the sRGB chunk of 13 bytes; a gamma of 1 takes its place.
    #expect(bytes[37..<41].elementsEqual("sRGB".utf8))
    let gamma: [UInt8] = [
      0, 0, 0, 4, 0x67, 0x41, 0x4D, 0x41, 0, 0x01, 0x86, 0xA0, 0x31, 0xE8, 0x96, 0x5F,
    ]
    bytes.replaceSubrange(33..<46, with: gamma)
    try SourceFile.write(bytes, to: path)
    let verifier = SnapshotVerifier(store: goldens.store, threads: 1)
    let (results, warnings) = try verifier.verify([test], orphans: [])
    #expect(results.map(\.status) == [.passed])
    #expect(warnings.map(\.severity) == [.warning])
    #expect(warnings.first?.location?.path == path)
    #expect(
      warnings.first?.message
        == "the gamma 1.0 of the gAMA chunk is not applied: the colours are read as sRGB")
  }

  @Test("A golden that is cut off before its last chunk is unreadable")
  func cutOff() throws {
    let goldens = try Goldens()
    let test = try firstCase(of: SampleCell())
    _ = try goldens.record([test])
    let path = goldens.store.goldenPath(test.id)
    let bytes = try SourceFile.read(path, limit: 1 << 20, what: "golden")
    try SourceFile.write([UInt8](bytes.dropLast(12)), to: path)
    let result = try goldens.result(test)
    #expect(result.status == .unreadable)
    #expect(result.cause?.hasPrefix("the PNG is cut off before the IEND chunk") == true)
  }

  @Test(
    "What is found in a golden's place, and is none, has its own words",
    arguments: [
      ("", "the file is empty, so it is not a PNG picture"),
      (
        "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", "a pointer of Git LFS"
      ),
      ("<<<<<<< ours\n", "the file is not a PNG picture"),
    ])
  func foreignFile(text: String, message: String) throws {
    let goldens = try Goldens()
    let test = try firstCase(of: SampleCell())
    try goldens.store.write(Array(text.utf8), to: goldens.store.goldenPath(test.id))
    let result = try goldens.result(test)
    #expect(result.status == .unreadable)
    #expect(result.cause?.contains(message) == true)
    #expect(result.diagnostic?.location?.path == goldens.store.goldenPath(test.id))
  }

  @Test("A golden that is cut off within its pixels, and a folder in its place, are unreadable")
  func unreadablePlace() throws {
    let goldens = try Goldens()
    let all = try cases(of: SampleCell())
    _ = try goldens.record(all)
    let (cut, replaced) = (goldens.store.goldenPath(all[0].id), goldens.store.goldenPath(all[1].id))
    let bytes = try SourceFile.read(cut, limit: 1 << 20, what: "golden")
    try SourceFile.write(Array(bytes.prefix(60)), to: cut)
    try SourceFile.remove(replaced)
    try SourceFile.createDirectory(replaced)
    let results = try goldens.verify(Array(all.prefix(2)))
    #expect(results.map(\.status) == [.unreadable, .unreadable])
    let causes = Dictionary(uniqueKeysWithValues: results.map { ($0.id, $0.cause ?? "") })
    #expect(causes[all[0].id]?.hasPrefix("the PNG is cut off") == true)
    #expect(causes[all[1].id] == "expected a file, found a folder")
  }

  @Test("A display list that cannot be read is called damaged")
  func damagedList() throws {
    let goldens = try Goldens()
    let test = try firstCase(of: SampleCell())
    for text in ["junk", "canvas\tsize\t40 20 @2x\t\nbackd"] {
      _ = try goldens.record([test], mode: .all)
      try goldens.tamper(test.id) { $0.replacing("tessera-display-list", by: text) }
      #expect(
        try goldens.result(test).cause
          == "1 pixel changed from #00000000 to #336699;"
          + " the golden's display list is damaged, so layers cannot be named")
    }
  }

  @Test("Recording and verifying at once never see half a golden")
  func concurrency() throws {
    let goldens = try Goldens()
    let all = try cases(of: Self.textCell)
    let store = goldens.store
    let faults = Array(0..<12).parallelMap(threads: 4) { number -> [String] in
      do {
        if number.isMultiple(of: 2) {
          _ = try SnapshotRecorder(store: store, threads: 1).record(all, mode: .all)
          for test in all.prefix(4) { try SourceFile.remove(store.goldenPath(test.id)) }
          return []
        }
        let results = try SnapshotVerifier(store: store, threads: 1).verify(all, orphans: [])
          .results
        return results.filter { $0.status != .passed && $0.status != .missing }
          .map { "\($0.id) \($0.status)" }
      } catch SourceError.notFound {
        // Another round has removed the golden already.
        return []
      } catch {
        return ["\(error)"]
      }
    }
    #expect(Array(faults.joined()) == [])
    _ = try goldens.record(all)
    #expect(try goldens.verify(all).allSatisfy { $0.status == .passed })
  }
}
