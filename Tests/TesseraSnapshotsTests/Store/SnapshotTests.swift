import TesseraCells
import TesseraGraphics
import TesseraPNG
import TesseraSheets
import TesseraSnapshots
import TesseraSource
import TesseraTheme
import Testing

@Suite("Snapshot")
struct SnapshotTests {
  /// The file of a case's fresh picture.
  private static func file(_ test: SnapshotCase) throws -> (file: PNGFile, picture: CellPicture) {
    let picture = try #require(test.request.draw().picture)
    let bytes = try Snapshot.encode(picture, for: test)
    return (try PNGDecoder.decode(bytes, path: "golden.png"), picture)
  }

  @Test("A golden says how it was recorded, and carries its display list compressed")
  func texts() throws {
    let document = try theme(modifiers: [
      ("appearance", ["light", "dark"]), ("contrast", ["normal", "high"]),
    ])
    let cell = SampleCell(previewItems: [Item("plain", text: "Ab")])
    let test = try #require(
      try cases(of: cell, document: document).first { $0.id.text.contains("acme.dark/") })
    let (file, picture) = try Self.file(test)
    let fonts = picture.list.items.compactMap { item -> [String]? in
      guard case .text(let text, _) = item.drawing else { return nil }
      return text.fonts
    }.joined()
    #expect(fonts.count == 1)
    let expected = [
      ("Software", "Tessera \(RendererVersion.current)"), ("tessera-cell", "badge"),
      ("tessera-item", "plain"), ("tessera-state", "normal"), ("tessera-theme", "acme"),
      ("tessera-mode", "appearance=dark contrast=normal"), ("tessera-scale", "2"),
      ("tessera-fonts", fonts.joined()), ("tessera-display-list", picture.list.description),
    ]
    #expect(file.text.map(\.keyword) == expected.map(\.0))
    #expect(file.text.map(\.text) == expected.map(\.1))
    #expect(file.text.map(\.compressed) == expected.map { $0.0 == "tessera-display-list" })
    #expect(file.pixelsPerMetre == 5_670)
    #expect(Snapshot(file).lines == picture.list.lines)
    #expect(Snapshot(file).pixmap == picture.pixmap)
  }

  @Test("What there is not is left out: no theme, no text")
  func emptyTexts() throws {
    let (file, _) = try Self.file(try firstCase(of: SampleCell()))
    let facts = Snapshot(file).facts
    #expect(facts["tessera-theme"] == "none")
    #expect(facts["tessera-mode"] == nil && facts["tessera-fonts"] == nil)
  }

  @Test("The same picture gives the same bytes, with no path and no time in them")
  func reproducible() throws {
    let cell = SampleCell(previewItems: [Item("plain", text: "Ab")])
    let test = try firstCase(of: cell, document: try badgeTheme("#336699"))
    let (first, picture) = try Self.file(test)
    #expect(try Snapshot.encode(picture, for: test) == Snapshot.encode(picture, for: test))
    #expect(try Self.file(test).file == first)
    for text in first.text.map(\.text) {
      #expect(!text.contains("/usr") && !text.contains(".ttf") && !text.contains(".json"))
    }
    let bytes = try Snapshot.encode(picture, for: test)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("tIME"))
  }

  @Test("Translucent pixels come back as they were drawn")
  func translucent() throws {
    let cell = SampleCell(
      content: [
        Layer(shape: .ellipse, fill: .literal(Color(red: 1, green: 0, blue: 0, alpha: 0.4)))
      ])
    let test = try firstCase(of: cell)
    let resolution = test.request.resolution
    let request = PictureRequest(
      cell: cell, item: cell.previewItems[0], state: .normal, resolution: resolution,
      options: RenderOptions(backdrop: .none))
    let picture = try #require(request.draw().picture)
    let file = try PNGDecoder.decode(try Snapshot.encode(picture, for: test), path: "golden.png")
    #expect(Snapshot(file).pixmap == picture.pixmap)
  }
}
