import Foundation
import TesseraTestSupport
import Testing

@Suite("check-floors")
struct CheckFloorsTests {
  /// Runs the check on a git tree with these files, all tracked.
  private func check(_ files: [(path: String, text: String)]) throws -> CommandRun {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(file.text, to: file.path) }
    for words in [["init", "--quiet"], ["add", "--all"]] {
      let git = try CommandRun(["/usr/bin/env", "git"] + words, in: folder.url)
      try #require(git.status == 0, "\(git.error)")
    }
    return try CommandRun([Repository.script("check-floors"), folder.url.path], in: folder.url)
  }

  /// What the check says about faults.
  private func failure(_ faults: String...) -> CommandRun {
    CommandRun(status: 1, error: faults.map { "check-floors: \($0)\n" }.joined())
  }

  private static let success = CommandRun(status: 0)

  @Test(
    "this repository keeps to its floors",
    .enabled(if: Repository.isWorkingTree, "needs a git working tree"))
  func repository() throws {
    #expect(
      try CommandRun([Repository.script("check-floors")], in: Repository.root) == Self.success)
  }

  @Test("a tree that keeps to the floors passes, whatever lies in it untracked")
  func allowed() throws {
    let files = [
      ("Sources/TesseraSource/A.swift", "internal import Glibc\nimport Synchronization\n"),
      ("Sources/TesseraGraphics/A.swift", "// import Foundation\n/* import Foundation */\n"),
      ("Sources/TesseraRaster/Deep/er/A.swift", "package import TesseraGraphics\nimport CSpans\n"),
      ("Sources/TesseraText/A.swift", "internal import CHarfBuzz; internal import CFriBidi\n"),
      ("Sources/TesseraCells/A.swift", "public import TesseraGraphics\nlet text = \"import X\"\n"),
      ("Sources/TesseraCollection/A.swift", "import TesseraCells\nimport TesseraSource\n"),
      ("Sources/TesseraSheets/A.swift", "import TesseraRaster\ninternal import Dispatch\n"),
      ("Sources/Tessera/A.swift", "@_exported public import TesseraCells\n"),
      ("Sources/TesseraShowcase/A.swift", "import Foundation\nimport Tessera\n"),
      ("Sources/TesseraTesting/A.swift", "import Testing\nimport XCTest\nimport Tessera\n"),
      ("Sources/TesseraMain/A.swift", "import TesseraCommandLine\nimport TesseraShowcase\n"),
      ("Sources/TesseraCommandPlugin/A.swift", "import PackagePlugin\nimport Foundation\n"),
      ("Sources/CPNG/CPNG.c", "#include <png.h>\n"),
      ("Tests/TesseraRasterTests/A.swift", "import Foundation\nimport TesseraSheets\n"),
      ("Tests/TesseraTestSupport/A.swift", "import Testing\nimport TesseraTheme\n"),
      ("Tests/TesseraTextTests/A.swift", "import TesseraTestSupport\n"),
      ("Package.swift", ""), ("Themes/a.json", ""), ("Snapshots/a.png", ""), ("README.md", ""),
      (".github/LICENSE", ""), (".gitignore", "/untracked\n"), ("untracked/a", ""),
    ]
    #expect(try check(files.map { (path: $0.0, text: $0.1) }) == Self.success)
  }

  @Test("every form of import is seen")
  func forms() throws {
    let lines = [
      "import TesseraSheets", "  import\tTesseraSheets", "public import TesseraSheets",
      "@_exported public import TesseraSheets", "public @_exported import TesseraSheets",
      "@testable import TesseraSheets", "@_spi(Inner) internal import TesseraSheets",
      "@preconcurrency @_spi (Inner) package import TesseraSheets",
      "import struct TesseraSheets.StateSheet", "import func TesseraSheets.draw",
      "private import enum TesseraSheets.SheetFailure", "import TesseraSheets.Inner",
      "import `TesseraSheets`", "let a = 1; import TesseraSheets", "import TesseraSheets // why",
      "/* why */ import TesseraSheets", "why */ import TesseraSheets", "import TesseraSheets\r",
    ]
    let run = try check([("Sources/TesseraCells/A.swift", lines.joined(separator: "\n"))])
    let faults = lines.indices.map { index in
      "check-floors: Sources/TesseraCells/A.swift:\(index + 1): TesseraCells (floor 3) may not"
        + " import TesseraSheets (floor 4)\n"
    }
    #expect(run == CommandRun(status: 1, error: faults.joined()))
  }

  @Test("both imports of a line are judged, and an import that is cut off is one")
  func severalOnALine() throws {
    let run = try check([
      ("Sources/TesseraRaster/A.swift", "import TesseraCells; import TesseraTheme\nimport\n Glibc")
    ])
    #expect(
      run
        == failure(
          "Sources/TesseraRaster/A.swift:1: TesseraRaster (floor 1) may not import TesseraCells"
            + " (floor 3)",
          "Sources/TesseraRaster/A.swift:1: TesseraRaster (floor 1) may not import TesseraTheme"
            + " (floor 1)",
          "Sources/TesseraRaster/A.swift:2: an import and its module stand on one line"))
  }

  @Test(
    "an import that the floors do not allow fails with its place",
    arguments: [
      // Same floor, higher floor.
      (
        "TesseraPNG", "TesseraRaster",
        "TesseraPNG (floor 1) may not import TesseraRaster (floor 1)"
      ),
      ("TesseraText", "Tessera", "TesseraText (floor 1) may not import Tessera (floor 6)"),
      (
        "TesseraCommandLine", "TesseraMain",
        "TesseraCommandLine (floor 8) may not import TesseraMain (floor 9)"
      ),
      // What a target is kept from beyond its floor.
      ("TesseraCells", "TesseraRaster", "TesseraCells never imports TesseraRaster"),
      (
        "TesseraSource", "Dispatch",
        "TesseraSource may import only: Glibc Synchronization and not Dispatch"
      ),
      ("TesseraGraphics", "Glibc", "TesseraGraphics may import only: and not Glibc"),
      (
        "TesseraCollection", "TesseraText",
        "TesseraCollection may import only: TesseraGraphics TesseraSource TesseraCells and not"
          + " TesseraText"
      ),
      (
        "TesseraCommandPlugin", "Tessera",
        "TesseraCommandPlugin may import only: PackagePlugin Foundation and not Tessera"
      ),
      ("TesseraCommandLine", "TesseraTesting", "nothing but tests imports TesseraTesting"),
      ("TesseraShowcase", "TesseraTestSupport", "nothing but tests imports TesseraTestSupport"),
      ("TesseraTesting", "TesseraTestSupport", "nothing but tests imports TesseraTestSupport"),
      ("TesseraShowcase", "Testing", "Testing belongs to tests and TesseraTesting"),
      ("TesseraMain", "XCTest", "XCTest belongs to tests and TesseraTesting"),
      // Foundation.
      ("Tessera", "Foundation", "no Foundation below floor 7"),
      ("TesseraSnapshots", "FoundationEssentials", "no FoundationEssentials below floor 7"),
      ("TesseraRaster", "FoundationNetworking", "no FoundationNetworking below floor 7"),
      // A fence has one client, however high the floor of another.
      ("TesseraSnapshots", "CPNG", "CPNG is fenced; only TesseraPNG may import it"),
      ("TesseraPNG", "CLibPNG", "CLibPNG is fenced; only CPNG may import it"),
      ("TesseraCells", "CHarfBuzz", "CHarfBuzz is fenced; only TesseraText may import it"),
      ("TesseraMain", "CFriBidi", "CFriBidi is fenced; only TesseraText may import it"),
      // Modules that nobody knows.
      ("TesseraMain", "SwiftUI", "SwiftUI is no module that TesseraMain may import"),
      ("TesseraText", "CPango", "CPango is no module that TesseraText may import"),
    ])
  func forbidden(target: String, module: String, fault: String) throws {
    let run = try check([("Sources/\(target)/A.swift", "import \(module)\n")])
    #expect(run == failure("Sources/\(target)/A.swift:1: \(fault)"))
  }

  @Test(
    "Swift that stands on no floor fails",
    arguments: [
      ("Sources/TesseraCore/A.swift", "TesseraCore stands on no floor"),
      ("Sources/A.swift", "A.swift stands on no floor"),
      ("Sources/CPNG/A.swift", "CPNG is a C fence and holds no Swift"),
    ])
  func stray(path: String, fault: String) throws {
    #expect(try check([(path, "")]) == failure("\(path): \(fault)"))
  }

  @Test(
    "a tracked top-level entry without a place fails",
    arguments: ["docs/a.md", "LICENSE", "Makefile", "two words", "größe", "sources/a.c"])
  func topLevel(path: String) throws {
    let entry = path.split(separator: "/")[0]
    let run = try check([("README.md", ""), (path, "")])
    #expect(
      run
        == failure(
          "\(entry): the top level holds Package.swift, Sources, Tests, Themes, Snapshots,"
            + " README.md and dot-entries"))
  }

  @Test("all faults of a tree are told, in the order of its files")
  func several() throws {
    let run = try check([
      ("Sources/TesseraTheme/B.swift", "import Foundation\n"),
      ("Sources/TesseraIcons/A.swift", "\nimport CPNG\n"), ("notes.txt", ""),
    ])
    #expect(
      run
        == failure(
          "Sources/TesseraIcons/A.swift:2: CPNG is fenced; only TesseraPNG may import it",
          "Sources/TesseraTheme/B.swift:1: no Foundation below floor 7",
          "notes.txt: the top level holds Package.swift, Sources, Tests, Themes, Snapshots,"
            + " README.md and dot-entries"))
  }

  @Test("a folder that is no git tree fails, because nothing of it would be looked at")
  func noTree() throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n", to: "Sources/Tessera/A.swift")
    let run = try CommandRun([Repository.script("check-floors"), folder.url.path], in: folder.url)
    #expect(run.status != 0)
  }
}
