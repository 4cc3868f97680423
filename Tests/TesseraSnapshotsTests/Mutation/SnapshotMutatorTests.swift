import TesseraCells
import TesseraGraphics
import TesseraSheets
import TesseraRaster
import TesseraSnapshots
import TesseraSource
import TesseraTestSupport
import TesseraTheme
import Testing

@Suite("Snapshot mutator")
struct SnapshotMutatorTests {
  /// What mutating a badge under a theme comes to, all its goldens being there.
  private static func report(
    _ cell: SampleCell, _ document: ThemeDocument?, threads: Int = 2
  ) throws -> MutationReport {
    let goldens = try Goldens()
    let all = try SnapshotCatalogue(of: [cell], document: document).cases
    _ = try goldens.record(all)
    let resolutions = try ThemeResolution.resolve(
      document, in: document?.modesToCheck ?? [], cells: [cell], fontFiles: [])
    return try SnapshotMutator(store: goldens.store, threads: threads).run(
      all, cells: [cell], document: document, resolutions: resolutions, reportsUnused: true)
  }

  /// A change in one line.
  private static func text(_ mutation: Mutation) -> String {
    let subject: String =
      switch mutation.subject {
      case .token(let path, _): path
      case .fallback(let cell, let role): "\(cell).\(role)"
      case .layer(let cell, let path): "\(cell) \(path)"
      }
    let verdict: String =
      switch mutation.verdict {
      case .caught: "caught"
      case .tolerated: "tolerated"
      case .unguarded: "unguarded"
      case .uncatalogued: "uncatalogued"
      case .unseen: "unseen"
      case .unused: "unused"
      }
    return "\(subject) \(mutation.part) \(verdict)"
  }

  @Test("Tokens on the way are tried each, layers by their numbers; one thread finds the same")
  func all() throws {
    let box = Layer(
      "box", frame: Rect(2, 2, 4, 4), shape: .rounded(1), border: Border(1, color: .literal(.white))
    )
    let cell = SampleCell(content: [box])
    let expected = [
      "cell.badge.background  caught", "color.base  caught", "color.surface  caught",
      "badge content/box border width caught", "badge content/box corner radius caught",
      "badge content/box height caught", "badge content/box width caught",
      "badge content/box x caught", "badge content/box y caught",
      // No item has a text.
      "cell.badge.title  unused",
    ]
    for threads in [1, 4] {
      let report = try Self.report(cell, try badgeTheme("#336699"), threads: threads)
      #expect(report.mutations.map(Self.text) == expected)
      #expect(report.visible == 9 && report.caught == 9 && report.unguarded == 0)
    }
  }

  @Test("What is covered everywhere is unseen, as is a colour without opacity")
  func unseen() throws {
    let cover = Layer("cover", fill: .literal(.black))
    let report = try Self.report(SampleCell(content: [cover]), try badgeTheme("#336699"))
    #expect(report.blindSpots == [])
    #expect(
      report.unreachable.map(Self.text).prefix(3) == [
        "cell.badge.background  unseen", "color.base  unseen", "color.surface  unseen",
      ])
  }

  @Test("A colour that hardly shines through is changed by more until it is seen")
  func translucent() throws {
    let report = try Self.report(SampleCell(), try badgeTheme("#33669908"))
    #expect(report.mutations.map(Self.text).prefix(3).allSatisfy { $0.hasSuffix(" caught") })
  }

  @Test("A mode that no snapshot shows is a blind spot of the token that it declares")
  func mode() throws {
    let resolver = """
      { version: "2025.10",
        sets: { base: { sources: [{ cell: { badge: { $type: "color",
          background: { $value: "#336699" } } } }] } },
        modifiers: { brand: { default: "own", contexts: { own: [],
          other: [{ cell: { badge: { $type: "color", background: { $value: "#993366" } } } }] } } },
        resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/brand" }] }
      """
    let document = try theme(["acme.resolver.json": resolver], path: "acme.resolver.json")
    let report = try Self.report(SampleCell(), document)
    #expect(report.blindSpots.map(Self.text) == ["cell.badge.background  uncatalogued"])
    guard case .uncatalogued(let id)? = report.blindSpots.first?.verdict else {
      Issue.record("no picture")
      return
    }
    #expect(id.text == "badge/acme.other/plain/normal@2x")
    #expect(report.caught == 1)
  }

  /// A badge that is filled with a gradient of the theme.
  private struct GradientCell: Cell {
    let reuseIdentifier = "badge"
    let previewItems = [Item("plain")]
    let roles = [Role("area", .gradient)]

    func size(fitting proposal: Size, item: Item, environment: Environment) -> Size { Size(20, 10) }

    func slots(in context: CellContext) -> Slots {
      Slots(background: Layer(fill: .gradientRole("area")))
    }
  }

  @Test("A declaration that comes to more stops in one mode than in another is tried with each")
  func stops() throws {
    let resolver = """
      { version: "2025.10",
        sets: { base: { sources: [{ grad: { $type: "gradient", $value: [
            { color: "#ff0000", position: 0 }, { color: "#0000ff", position: 1 }] },
          cell: { badge: { area: { $type: "gradient", $value: "{grad}" } } } }] } },
        modifiers: { appearance: { default: "light", contexts: { light: [], dark: [{
          grad: { $type: "gradient", $value: [{ color: "#ff0000", position: 0 },
            { color: "#00ff00", position: 0.5 }, { color: "#0000ff", position: 1 }] } }] } } },
        resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/appearance" }] }
      """
    let document = try theme(["acme.resolver.json": resolver], path: "acme.resolver.json")
    let cell = GradientCell()
    let all = try SnapshotCatalogue(of: [cell], document: document).cases
    let resolutions = try ThemeResolution.resolve(
      document, in: document.modesToCheck, cells: [cell], fontFiles: [])
    let goldens = try Goldens()
    _ = try goldens.record(all.filter { $0.request.resolution.mode?["appearance"] == "dark" })
    let report = try SnapshotMutator(store: goldens.store, threads: 2).run(
      all, cells: [cell], document: document, resolutions: resolutions, reportsUnused: false)
    #expect(
      report.mutations.map(Self.text).filter { $0.hasPrefix("cell") } == [
        "cell.badge.area stop 1 caught", "cell.badge.area stop 2 caught",
        "cell.badge.area stop 3 caught",
      ])
  }

  /// What mutating a badge of one colour comes to, with something put behind each line of its manifest.
  private static func report(behindLines text: String, golden: String) throws -> MutationReport {
    let goldens = try Goldens()
    _ = try goldens.record(
      try SnapshotCatalogue(of: [SampleCell()], document: try badgeTheme(golden)).cases)
    let path = goldens.folder.file("Snapshots/badge/manifest.tsv")
    let lines = try SourceFile.readText(path).decoded().split(separator: "\n")
    try SourceFile.write(Array(lines.map { "\($0)\(text)\n" }.joined().utf8), to: path)
    let document = try badgeTheme("#336699")
    let resolutions = try ThemeResolution.resolve(
      document, in: document.modesToCheck, cells: [SampleCell()], fontFiles: [])
    return try SnapshotMutator(store: goldens.store, threads: 2).run(
      try SnapshotCatalogue(of: [SampleCell()], document: document).cases, cells: [SampleCell()],
      document: document, resolutions: resolutions, reportsUnused: false)
  }

  @Test(
    "What a tolerance lets pass is a blind spot of it, also where the golden differs already",
    arguments: ["#336699", "#346699"])
  func tolerated(golden: String) throws {
    let tolerance = Tolerance(metric: .channel(8), reason: "rounding")
    let report = try Self.report(behindLines: "\tchannel:8\trounding", golden: golden)
    #expect(report.unguarded == 0 && report.caught == 0)
    #expect(report.blindSpots.count == 3 && report.visible == 3)
    for blindSpot in report.blindSpots {
      guard case .tolerated(let id, tolerance) = blindSpot.verdict else {
        Issue.record("\(Self.text(blindSpot))")
        continue
      }
      #expect(id.text.hasPrefix("badge/"))
    }
    let json = JSONWriter.compact(report.json(diagnostics: []))
    #expect(
      json.contains(
        #""reason":"tolerated","snapshot":"badge/"#),
      "\(json)")
    #expect(json.contains(#""tolerance":{"metric":"channel:8","reason":"rounding"}"#))
  }

  @Test("What is beyond a tolerance is caught; a manifest that cannot be read ends it")
  func beyondTolerance() throws {
    let report = try Self.report(behindLines: "\tchannel:1\trounding", golden: "#336699")
    #expect(report.blindSpots == [] && report.caught == 3)
    #expect(throws: SnapshotFailure.self) {
      try Self.report(behindLines: "\tchannel:1", golden: "#336699")
    }
  }

  @Test("Defaults are tried where the theme says nothing")
  func defaults() throws {
    let report = try Self.report(SampleCell(), nil)
    #expect(report.mutations.map(Self.text) == ["badge.background  caught"])
  }
}
