import Tessera
import TesseraCommandLine
import TesseraTestSupport
import Testing

/// A program as a user writes it, but for `@main`.
private struct App: TesseraApp {
  static let cells: [any Cell] = [SwatchCell()]
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
}
