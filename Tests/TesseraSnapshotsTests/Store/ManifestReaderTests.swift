import TesseraSource
import Testing

@testable import TesseraSnapshots

@Suite("Manifest reader")
struct ManifestReaderTests {
  private static let hash = "000102030405060708090a0b0c0d0e0f"
  private static let a = "badge/default/plain/highlighted\t40x20\t\(hash)\n"
  private static let b = "badge/default/plain/normal\t40x20\t\(hash)\n"

  private func read(_ text: String) throws -> ManifestReader {
    try ManifestReader(
      SourceText(path: "badge/manifest.tsv", bytes: Array(text.utf8)), cell: "badge")
  }

  /// Each finding's code, place and message.
  private func findings(_ text: String) throws -> [String] {
    try read(text).errors.map(\.diagnostic).map {
      "\($0.code ?? "") \($0.location?.description ?? ""): \($0.message)"
    }
  }

  @Test("What is written is read, tolerances too, whatever the line ends are")
  func round() throws {
    let text = Self.a.dropLast() + "\tchannel:2\tGPUs round\n" + Self.b
    for text in [String(text), text.split(separator: "\n").joined(separator: "\r\n")] {
      let reader = try read(text)
      #expect(reader.found == [])
      let lines = reader.manifest.lines
      #expect(
        lines.map(\.id.text) == ["badge/default/plain/highlighted", "badge/default/plain/normal"])
      #expect(lines.map(\.width) == [40, 40] && lines.map(\.height) == [20, 20])
      #expect(lines[0].tolerance == Tolerance(metric: .channel(2), reason: "GPUs round"))
      #expect(lines[1].tolerance == nil)
    }
    #expect(try read(String(text)).manifest.text == text)
    #expect(try read("").manifest.isEmpty)
  }

  @Test(
    "Every mistake has its own code and message, at its place",
    arguments: [
      (
        "<<<<<<< ours\n\(a)=======\n\(a)>>>>>>> theirs\n",
        ["T1101 badge/manifest.tsv:1:1: this manifest holds a merge conflict"]
      ),
      ("\(a)=======\n", ["T1101 badge/manifest.tsv:2:1: this manifest holds a merge conflict"]),
      (
        "\(a)badge/x\n",
        [
          "T1102 badge/manifest.tsv:2:1: a line is an id, a size and a hash, apart by tabs,"
            + " and maybe a tolerance and its reason; here is 1 field"
        ]
      ),
      (
        "badge/../../x\t1x1\t\(hash)\n",
        ["T1102 badge/manifest.tsv:1:1: expected the id of a golden in `badge/`"]
      ),
      (
        "other/x/y/z\t1x1\t\(hash)\n",
        ["T1102 badge/manifest.tsv:1:1: expected the id of a golden in `badge/`"]
      ),
      (
        "badge/x\t0x20\t\(hash)\n",
        ["T1102 badge/manifest.tsv:1:9: expected a size in pixels such as `750x144`"]
      ),
      (
        "badge/x\t40x20\t\(hash.dropLast())\n",
        ["T1102 badge/manifest.tsv:1:15: expected a hash of 32 hexadecimal digits"]
      ),
      (
        a + a,
        ["T1103 badge/manifest.tsv:2:1: `badge/default/plain/highlighted` is listed twice"]
      ),
      (
        b + a,
        [
          "T1104 badge/manifest.tsv:2:1: `badge/default/plain/highlighted` is listed behind"
            + " `badge/default/plain/normal`: ids are sorted"
        ]
      ),
      (
        "badge/x\t40x20\t\(hash)\tchannel:2\n",
        ["T1105 badge/manifest.tsv:1:48: a tolerance needs a reason"]
      ),
      (
        "badge/x\t40x20\t\(hash)\tchannel:2\t \n",
        ["T1105 badge/manifest.tsv:1:48: a tolerance needs a reason"]
      ),
      (
        "badge/x\t40x20\t\(hash)\tchanel:2\twhy\n",
        ["T1106 badge/manifest.tsv:1:48: unknown metric `chanel`"]
      ),
    ])
  func mistakes(text: String, expected: [String]) throws {
    #expect(try findings(text) == expected)
  }

  @Test("A second line for a golden says where the first is, and loses only another tolerance")
  func duplicate() throws {
    let reader = try read(Self.a + Self.a.dropLast() + "\tchannel:2\twhy\n")
    #expect(reader.errors.first?.diagnostic.notes.map(\.location?.line) == [1])
    #expect(reader.lostTolerances.map(\.line) == [2])
    #expect(try read(Self.a + Self.a).lostTolerances == [])
  }

  @Test("A text that is no UTF-8 is refused as such")
  func noText() {
    #expect(throws: SourceError.self) {
      try ManifestReader(SourceText(path: "m", bytes: [0x61, 0xFF]), cell: "a")
    }
  }
}
