import Tessera
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

/// What `tessera verify` says of few and of many snapshots.
@Suite("What verify says")
struct VerifyTextTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Fixture.writeTheme(to: folder)
  }

  private func run(_ words: String...) -> CommandLineRun {
    CommandLineRun(words, in: folder.path, cells: [SwatchCell.plain])
  }

  /// Replaces something in the theme's light file.
  private func edit(_ old: String, by new: String) throws {
    try folder.write(
      Fixture.tokens.replacing(old, with: new), to: "Themes/base.tokens.json")
  }

  @Test("few snapshots are told one by one, each layer with its pixels")
  func few() throws {
    #expect(run("record").code == .success)
    try edit("#808080", by: "#909090")
    let lines = run("verify", "demo/plain/normal@2x").output.split(separator: "\n")
    #expect(
      lines == [
        "failed      swatch/demo/plain/normal@2x: 96 pixels changed uniformly from #808080 to"
          + " #909090; no edge moved; changed: background",
        "              96 of 448 pixels differ in 8,2 12×8, by at most 16",
        "              background fill: #808080 → #909090"
          + "  (cell.swatch.background > color.main) [96 pixels]",
        "              see .tessera/difference/swatch/demo/plain/normal@2x.png",
        "0 passed, 1 failed",
        "to accept the fresh renders: tessera approve demo/plain/normal@2x",
      ])
  }

  @Test("of many, what one token did is told once, then what shares its cause with none")
  func many() throws {
    #expect(run("record").code == .success)
    try edit("#000000", by: "#ffffff")
    try SourceFile.remove(folder.file("Snapshots/swatch/demo/plain/selected.png"))
    let lines = run("verify").output.split(separator: "\n")
    #expect(
      lines == [
        "failed      `cell.swatch.bar` #000000 → #ffffff: 19 snapshots in cell swatch",
        "              layers: content/bar",
        "              swatch/demo.dark/plain/highlighted@2x, swatch/demo.dark/plain/normal@2x,"
          + " swatch/demo.dark/plain/selected+highlighted@2x and 16 more",
        "missing     swatch/demo/plain/selected: its manifest lists the golden, but there is no"
          + " picture",
        "to see one in full: tessera verify swatch/demo.dark/plain/highlighted@2x",
        "0 passed, 19 failed, 1 missing", "to accept the fresh renders: tessera approve",
      ])
    let causes = try #require(try run("verify", "--json").object().objects("causes"))
    #expect(causes.map { $0.string("kind") } == ["token", "missing"])
    #expect(
      causes[0].names == ["kind", "token", "from", "to", "cells", "layers", "snapshots"])
    #expect(causes[0].strings("snapshots")?.count == 19)
  }

  @Test("many that are orphaned are one line, and none of them is offered to be seen in full")
  func orphaned() throws {
    #expect(run("record").code == .success)
    for index in 1...9 { try folder.write("", to: "Snapshots/gone/demo/\(index)/normal.png") }
    #expect(
      run("verify").output.split(separator: "\n") == [
        "orphaned    no registered cell has these: 9 snapshots in folder gone",
        "              gone/demo/1/normal, gone/demo/2/normal, gone/demo/3/normal and 6 more",
        "20 passed, 9 orphaned", "to see what is orphaned, and to remove it: tessera prune",
      ])
  }

  @Test("many that are missing are one line with the first of them")
  func missing() {
    let lines = run("verify").output.split(separator: "\n")
    #expect(lines.first == "missing     there is no golden: 20 snapshots in cell swatch")
    #expect(lines.count == 5)
  }

  @Test("a drawing that changed under equal pixels is told and is no finding")
  func hidden() throws {
    #expect(run("record").code == .success)
    try edit("#808080", by: "#909090")
    let run = run("verify", "--deep", "demo/plain/selected@2x")
    #expect(run.code == .success)
    #expect(
      run.output == """
        hidden      swatch/demo/plain/selected@2x: the drawing changed and no pixel did
                      background fill: #808080 → #909090  (cell.swatch.background > color.main) [reaches no pixel]
        1 passed

        """)
  }
}
