import TesseraRaster
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraSnapshots

@Suite("HTML report")
struct HTMLReportTests {
  /// The text of the page.
  private static func page(_ fixture: ReportFixture, _ report: SnapshotReport) throws -> String {
    String(decoding: try #require(report.files(in: fixture.folder)["report.html"]), as: UTF8.self)
  }

  /// The object inside the page.
  private static func data(_ page: String) throws -> JSONObject {
    let begin = "<script type=\"application/json\" id=\"report-data\">"
    let rest = try #require(page.split(separator: begin).last)
    let json = try #require(rest.split(separator: "</script>").first)
    let (root, faults) = JSONReader.read(
      SourceText(path: "data", bytes: Array(json.utf8)), profile: .json)
    #expect(faults.isEmpty)
    guard case .object(let object)? = root?.value else { throw NoObject() }
    return object
  }

  private struct NoObject: Error {}

  @Test("The page is whole: every place is filled, and it asks no server for anything")
  func structure() throws {
    let fixture = try ReportFixture()
    let page = try Self.page(fixture, fixture.report())
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.hasSuffix("</html>\n"))
    #expect(!page.contains("{{"))
    #expect(page.contains("<title>Snapshots: 5 failed, 1 missing, 1 orphaned, 2 passed</title>"))
    #expect(page.contains("default-src 'none'"))
    for word in ["http:", "https:", "<link", "@import", "src=\"", "fetch("] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test("No name is markup, wherever it comes from")
  func escaping() throws {
    let fixture = try ReportFixture()
    let page = try Self.page(fixture, fixture.report())
    #expect(!page.contains("<img"))
    #expect(!page.contains("<script 'alert"))
    let data = try Self.data(page)
    guard case .array(let entries)? = data["entries"]?.value, entries.count == 7,
      case .object(let entry) = entries[3].value, case .array(let layers)? = entry["layers"]?.value,
      case .object(let layer)? = layers.first?.value,
      case .array(let tokens)? = layer["tokens"]?.value
    else { throw NoObject() }
    #expect(entry["id"]?.value == .string("card/acme/it's/normal"))
    #expect(entry["word"]?.value == .string("'card/acme/it'\\''s/normal'"))
    #expect(layer["path"]?.value == .string("content/<img src=x onerror=alert(1)>"))
    #expect(tokens.last?.value == .string("</script <script 'alert(2)'"))
  }

  @Test("Errors stand in the page whole; a pass that is told is a row, other passes are names")
  func told() throws {
    let fixture = try ReportFixture()
    let report = fixture.report(
      fixture.results + (try ReportFixture.toldPasses()),
      diagnostics: [ReportFixture.manifestError])
    let data = try Self.data(try Self.page(fixture, report))
    guard case .array(let errors)? = data["errors"]?.value,
      case .array(let entries)? = data["entries"]?.value, entries.count == 9,
      case .object(let tolerated) = entries[7].value,
      case .array(let passed)? = data["passed"]?.value
    else { throw NoObject() }
    let text = DiagnosticRenderer(color: false).text(for: ReportFixture.manifestError)
    #expect(errors.map(\.value) == [.string(text)])
    #expect(tolerated["id"]?.value == .string("badge/acme/gpu/normal"))
    #expect(tolerated["canBeAccepted"]?.value == .bool(false))
    #expect(passed.count == 2)
  }

  @Test("Only what did not pass has pictures, each once, in the page itself")
  func pictures() throws {
    let fixture = try ReportFixture()
    let files = fixture.report().files(in: fixture.folder)
    #expect(files.keys.sorted() == ["junit.xml", "report.html", "report.json", "report.md"])
    let page = String(decoding: try #require(files["report.html"]), as: UTF8.self)
    let names = page.split(separator: "<script type=\"text/plain\" id=\"picture-").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
    #expect(
      names == [
        "0-actual", "1-expected", "1-actual", "1-overlay", "2-expected", "2-actual", "2-overlay",
        "3-expected", "3-actual", "3-overlay", "4-expected", "4-actual", "4-overlay", "5-actual",
      ])
    let golden = try SourceFile.read(
      fixture.folder.file("Snapshots/badge/acme/plain/normal.png"), limit: 1 << 20, what: "golden")
    var letters: [UInt8] = []
    Base64.append(golden, to: &letters)
    let text = String(decoding: letters, as: UTF8.self)
    #expect(page.contains("id=\"picture-1-expected\">\(text)</script>"))
  }

  @Test("Pictures that would make the page slow lie beside it, and the page says how many do")
  func beside() throws {
    let fixture = try ReportFixture()
    // Noise is as large as it was: one pair of these is above the limit of a snapshot.
    var random = RandomSource(seed: 7)
    func noise() -> PixelGrid {
      PixelGrid(
        width: 900, height: 900,
        words: (0..<810_000).map { _ in UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000 })
    }
    let (old, new) = (noise(), noise())
    var result = SnapshotResult(id: SnapshotID(text: "a/b/c/d"), status: .failed, cause: "x")
    try fixture.folder.write(old, to: "old.png")
    try fixture.folder.write(new, to: "new.png")
    (result.expectedPath, result.actualPath) = ("old.png", "new.png")
    result.expectedHash = PixelHash(.init(old.image))
    result.actualHash = PixelHash(.init(new.image))
    let files = fixture.report([result]).files(in: fixture.folder)
    #expect(
      files.keys.filter { $0.hasPrefix("pictures/") }.sorted() == [
        "pictures/1-actual.png", "pictures/1-expected.png", "pictures/1-overlay.png",
      ])
    let page = String(decoding: try #require(files["report.html"]), as: UTF8.self)
    #expect(!page.contains("id=\"picture-0"))
    #expect(page.contains("\"expected\":\"pictures/1-expected.png\""))
    guard case .number(let apart)? = try Self.data(page)["apart"]?.value else { throw NoObject() }
    #expect(apart.value == 1)
  }

  @Test("A picture that is gone, or is no more what was compared, is left out with a remark")
  func changed() throws {
    let fixture = try ReportFixture()
    let changed = "Snapshots/badge/acme/plain/normal.png"
    try fixture.folder.write(PixelGrid(width: 1, height: 1, fill: 0), to: changed)
    try SourceFile.remove(fixture.folder.file(".tessera/pending/badge/acme/plain/selected.png"))
    let found = fixture.report().entries.prefix(3).map {
      ReportPictures(of: $0, in: fixture.folder.path)
    }
    #expect(found[0].remarks == [] && found[0].byteCount == 0)
    #expect(found[1].remarks == ["the golden has changed since it was compared: \(changed)"])
    #expect(found[1].expected == nil && found[1].actual != nil && found[1].overlay == nil)
    #expect(
      found[2].remarks == ["the fresh render cannot be shown: there is no such file or folder"])
    #expect(found[2].expected != nil && found[2].actual == nil && found[2].clusters.isEmpty)
  }
}
