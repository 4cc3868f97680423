import Tessera
import TesseraCommandLine
import TesseraTestSupport
import Testing

/// A program as a user writes it, but for `@main`.
private struct App: TesseraApp {
  static let cells: [any Cell] = [SwatchCell()]
  static let replayApps: [any ReplayApp] = [SwatchApp()]
}

/// An app of a user's own: three swatches, of which a tap says what it is.
private struct SwatchApp: ReplayApp {
  let name = "swatches"
  let summary = "three swatches"
  let cell: String? = "swatch"
  let size = Size(100, 100)
  let layout = CollectionViewFlowLayout()
  let sections = [SectionData("s0", items: ItemList(count: 3))]

  func behavior(on stage: ReplayStage, variant: ReplayVariant) -> any ReplayBehavior {
    Behavior(stage: stage)
  }

  private final class Behavior: ReplayBehavior {
    let stage: ReplayStage
    init(stage: ReplayStage) { self.stage = stage }
    func setEditing(_ isOn: Bool) {}
    func collectionView(_ view: CollectionView, didSelectItemAt path: ItemPath) {
      stage.report("swatch \(path)")
    }
  }
}

@Suite("TesseraApp")
struct TesseraAppTests {
  @Test("three lines give the whole command line, whose process ends with the command's exit code")
  func main() async {
    // The test's own words are no command, so that the program ends with 2.
    let result = await #expect(
      processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
    ) {
      App.main()
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("usage: tessera COMMAND") || error.contains("tessera: error: "))
  }

  @Test("its cells come from the executable")
  func source() throws {
    let folder = try TemporaryFolder()
    let run = CommandLineRun(["cells", "--json"], in: folder.path, cells: App.cells)
    let cells = try #require(try run.object().objects("cells"))
    #expect(cells.map { $0.string("id") } == ["swatch"])
    #expect(cells.map { $0.string("source") } == ["executable"])
  }

  @Test("its apps are those that scripts can name, beside Tessera's own")
  func replayApps() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      "{ screen: { app: \"swatches\" }, steps: [{ layout: true }, { tap: \"0,1\" }] }",
      to: "a.json5")
    func run(_ words: String...) -> CommandLineRun {
      CommandLineRun(
        ["play"] + words, in: folder.path, cells: App.cells, replayApps: App.replayApps)
    }
    let played = run("a.json5")
    #expect(played.code == .success)
    #expect(played.output.contains("report \"swatch 0,1\"\n"))
    #expect(run("--list").output.contains("swatches"))
    let twice = CommandLineRun(
      ["play", "a.json5"], in: folder.path, cells: App.cells,
      replayApps: [SwatchApp(), SwatchApp()])
    #expect(twice.code == .badInput)
    #expect(twice.error.contains("two apps are named `swatches`"))
  }
}
