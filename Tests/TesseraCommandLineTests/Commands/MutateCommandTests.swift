import Tessera
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

@Suite("tessera mutate")
struct MutateCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Fixture.writeTheme(to: folder)
  }

  private static let cells: [any Cell] = [SwatchCell.plain]

  private func run(_ words: String...) -> CommandLineRun {
    CommandLineRun(words, in: folder.path, cells: Self.cells)
  }

  @Test("where every change is caught, that is one line and no finding, and no file is written")
  func caught() throws {
    #expect(run("record").code == .success)
    let files = try folder.files(in: "")
    // Two declarations of color.main, the two roles, and place and size of the bar.
    #expect(
      run("mutate")
        == CommandLineRun(
          .success, output: "8 of 8 changes that a picture shows are caught by 20 goldens\n"))
    #expect(try folder.files(in: "") == files)
  }

  @Test("a state that no snapshot shows is a blind spot; what nothing takes is told apart")
  func blindSpot() throws {
    let tokens = Fixture.tokens.replacing(
      "\"bar\": { \"$value\": \"#000000\" }",
      with: "\"bar\": { \"$root\": { \"$value\": \"#000000\" },\n"
        + "  \"disabled\": { \"$value\": \"#ffffff\" } }"
    ).replacing(
      "\"main\": { \"$value\": \"#808080\" }",
      with: "\"main\": { \"$value\": \"#808080\" }, \"spare\": { \"$value\": \"#ffffff\" }")
    try folder.write(tokens, to: "Themes/base.tokens.json")
    #expect(run("record").code == .success)
    let found = run("mutate")
    #expect(found.code == .finding && found.error.isEmpty)
    #expect(
      found.output == """
        blind spot  `cell.swatch.bar.disabled` at Themes/base.tokens.json:11:3
                      seen in swatch/demo/plain/disabled@2x, which is no snapshot
        unused      `color.spare` at Themes/base.tokens.json:4:38
        8 of 9 changes that a picture shows are caught by 20 goldens

        """)
    let json = try run("mutate", "--json").object()
    #expect(
      json.names == [
        "visible", "caught", "goldens", "unguarded", "blindSpots", "unreachable", "diagnostics",
      ])
    #expect(
      ["visible", "caught", "goldens", "unguarded"].map { json.number($0) } == [9, 8, 20, 0])
    let blind = try #require(json.objects("blindSpots")?.first)
    #expect(blind.names == ["token", "place", "part", "reason", "snapshot"])
    #expect(blind.string("reason") == "notInCatalogue")
    #expect(json.objects("unreachable")?.map { $0.string("token") } == ["color.spare"])
    // Of one cell it is not asked what others may take.
    #expect(!run("mutate", "swatch").output.contains("unused"))
  }

  @Test("goldens that are missing or fail guard nothing")
  func unguarded() throws {
    #expect(run("record", "*normal@2x").code == .success)
    let dark = "swatch/demo.dark/plain/normal@2x"
    try SourceFile.remove(folder.file("Snapshots/\(dark).png"))
    let found = run("mutate")
    #expect(found.code == .finding)
    #expect(
      found.output == """
        blind spot  `color.main` at Themes/dark.tokens.json:1:32
                      seen in \(dark), whose golden is missing or fails already
        18 goldens are missing or fail already, and guard nothing
        7 of 8 changes that a picture shows are caught by 2 goldens

        """)
  }

  @Test("without a theme the cells' own defaults are tried")
  func defaults() throws {
    for name in try folder.files(in: "Themes") { try SourceFile.remove(folder.file(name)) }
    #expect(run("record").code == .success)
    #expect(
      run("mutate").output == "6 of 6 changes that a picture shows are caught by 16 goldens\n")
  }

  @Test("an unknown cell is refused, and progress is shown meanwhile")
  func usage() throws {
    #expect(run("mutate", "swath").code == .badInput)
    let shown = CommandLineRun(["mutate"], in: folder.path, cells: Self.cells) {
      $0.output.showsProgress = true
    }
    #expect(shown.error.contains("mutating "))
    #expect(shown.error.hasSuffix("\r\u{1B}[2K"))
  }
}
