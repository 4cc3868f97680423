import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraTesting

@Suite("SnapshotCheck")
struct SnapshotCheckTests {
  private var package: TestPackage

  init() throws { package = try TestPackage() }

  private static let id = "pill/default/one/normal@2x"
  private static let golden = "Snapshots/\(id).png"

  /// A cell of another colour.
  private static let other = PillCell(surface: "#e5e5ea")

  private mutating func set(_ mode: RecordMode?) {
    package.variables["TESSERA_RECORD"] = mode?.rawValue
  }

  @Test("a golden that is missing is written and told; then the look passes, and nothing is left")
  func missing() throws {
    let first = try package.failures()
    #expect(
      first.map(\.message) == [
        """
        \(Self.id): there is no golden
          recorded \(package.folder.file(Self.golden)); look at it and run the test again
        """
      ])
    #expect(first[0].attachments.map(\.name) == ["pill.default.one.normal@2x.actual.png"])
    #expect(try package.goldens == [Self.golden])
    for _ in 0..<2 { #expect(try package.failures().isEmpty) }
    #expect(try package.folder.files(in: ".tessera").allSatisfy { !$0.hasSuffix(".png") })
  }

  @Test("in CI nothing is written, and the failure says how to accept")
  mutating func ci() throws {
    package.variables = ["CI": "true"]
    let failure = try #require(try package.failures().first)
    #expect(
      failure.message == """
        \(Self.id): there is no golden
          actual: \(package.folder.file(".tessera/pending/\(Self.id).png"))
          to accept: swift run tessera approve \(Self.id)
        """)
    #expect(try package.goldens.isEmpty)
  }

  @Test("what accepts says where the goldens are, where they are not beside the package's file")
  mutating func elsewhere() throws {
    package.variables = ["CI": "true", "TESSERA_SNAPSHOT_DIR": "my goldens"]
    let folder = package.folder.file("my goldens")
    #expect(
      try package.failures().first?.message.hasSuffix(
        "\n  to accept: TESSERA_SNAPSHOT_DIR='\(folder)' swift run tessera approve \(Self.id)")
        == true)
  }

  @Test("a difference is told with its cause, layer, token, pictures and what accepts it")
  func difference() throws {
    _ = try package.failures()
    let failures = try package.failures(Self.other)
    #expect(failures.count == 1)
    let lines = failures[0].message.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("\(Self.id): "))
    #expect(lines[0].contains("from #FFFFFF to #E5E5EA"))
    #expect(lines[0].contains("changed: background"))
    #expect(lines[1].contains(" pixels differ in "))
    #expect(lines[2].contains("background fill: #ffffff → #e5e5ea"))
    #expect(lines[2].contains("cell.pill.surface"))
    #expect(
      lines.suffix(4) == [
        "  expected: \(package.folder.file(Self.golden))",
        "  actual: \(package.folder.file(".tessera/pending/\(Self.id).png"))",
        "  difference: \(package.folder.file(".tessera/difference/\(Self.id).png"))",
        "  to accept: swift run tessera approve \(Self.id)",
      ])
    #expect(
      failures[0].attachments.map(\.name)
        == ["expected", "actual", "difference"].map { "pill.default.one.normal@2x.\($0).png" })
    #expect(failures[0].attachments.allSatisfy { $0.bytes.starts(with: [0x89, 0x50]) })
    #expect(try package.failures().isEmpty)
  }

  @Test("what was told can be approved: results of one test leave those of the others")
  func approval() throws {
    _ = try package.failures(states: [.normal, .selected])
    #expect(try package.failures(Self.other, states: [.normal]).count == 1)
    #expect(try package.failures(states: [.selected]).isEmpty)
    let store = package.place.store
    let kept = try SnapshotResults.kept(in: store)
    #expect(kept.map(\.status) == [.failed])
    #expect(try SnapshotApprover(store: store).approve(kept).written.map(\.text) == [Self.id])
    #expect(try package.failures(Self.other).isEmpty)
    #expect(try SnapshotResults.kept(in: store).map(\.status) == [.passed])
  }

  @Test("the modes write what they are about, and tell all that they write")
  mutating func modes() throws {
    set(.never)
    #expect(try package.failures().count == 1)
    #expect(try package.goldens.isEmpty)
    set(.missing)
    _ = try package.failures()
    let before = try package.folder.stamp(Self.golden)
    #expect(try package.failures(Self.other).first?.message.contains("to accept: ") == true)
    #expect(try package.folder.stamp(Self.golden) == before)
    set(.failed)
    #expect(
      try package.failures(Self.other).first?.message
        .hasSuffix("look at it and run the test again") == true)
    #expect(try package.folder.stamp(Self.golden) != before)
    set(.changed)
    #expect(try package.failures(Self.other).isEmpty)
    #expect(try package.failures().first?.message.contains("recorded ") == true)
    #expect(try package.failures().isEmpty)
    set(.all)
    #expect(try package.failures().isEmpty)
  }

  @Test("a line of the manifest that is not its golden's is told, and that it was put right")
  mutating func relisted() throws {
    _ = try package.failures()
    let manifest = "Snapshots/pill/manifest.tsv"
    let text = try package.folder.text(manifest)
    let wrong = text.replacing(/[0-9a-f]{32}/) { _ in String(repeating: "0", count: 32) }
    try package.folder.write(wrong, to: manifest)
    set(.never)
    #expect(try package.failures().first?.message.contains("to accept: ") == true)
    set(.changed)
    #expect(
      try package.failures().first?.message
        .hasSuffix("  its manifest lists it now; run the test again") == true)
    #expect(try package.folder.text(manifest) == text)
    #expect(try package.failures().isEmpty)
  }

  @Test("a golden that is no picture, or of another size, is told as such")
  func damaged() throws {
    _ = try package.failures()
    try package.folder.write("version https://git-lfs.github.com/spec/v1\n", to: Self.golden)
    let message = try #require(try package.failures().first?.message)
    #expect(message.contains("Git LFS"))
  }

  @Test("a golden that is not the picture its manifest lists is found, however alike the files are")
  func tampered() throws {
    _ = try package.failures(states: [.normal, .selected])
    let other = package.folder.file("Snapshots/pill/default/one/selected@2x.png")
    let bytes = try SourceFile.read(other, limit: 1 << 20, what: "golden")
    try package.folder.write(bytes, to: Self.golden)
    let failures = try package.failures()
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("is not the picture that its manifest lists") == true)
  }

  @Test(
    "a golden says whether only a test asks for it, so that no other run takes it for an orphan")
  func source() throws {
    _ = try package.failures(states: [.normal, CellState(.disabled)])
    _ = try package.failures(items: [Item("mine")])
    let names = ["one/normal", "one/disabled", "mine/normal"]
    let isOfTest = try names.map { name in
      let id = SnapshotID(text: "pill/default/\(name)@2x")
      return try #require(try package.place.store.golden(id)).isOfTest
    }
    #expect(isOfTest == [false, true, true])
  }

  @Test("many tests at once lose no result")
  func concurrent() async throws {
    let items = (0..<24).map { Item("i\($0)", text: "\($0)") }
    let package = package.place
    let counts = await withTaskGroup(of: Int.self) { group in
      for item in items {
        group.addTask {
          let looks = LookSelection(cell: PillCell(), states: [.normal], items: [item])
          var place = package
          place = TestPlace(folder: place.folder, variables: ["CI": "1"])
          let cases = (try? looks.groups(in: place).flatMap(\.cases)) ?? []
          return (try? SnapshotCheck(in: place))?.failures(of: cases).count ?? 0
        }
      }
      return await group.reduce(0, +)
    }
    #expect(counts == 24)
    #expect(try SnapshotResults.kept(in: package.store).count == 24)
  }
}
