import Tessera
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

/// `tessera prune`: goldens that no registered cell has.
@Suite("tessera prune")
struct PruneCommandTests {
  private static let cells: [any Cell] = [SwatchCell.plain]

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: String...) -> CommandLineRun {
    CommandLineRun(words, in: folder.path, cells: Self.cells)
  }

  @Test("prune lists orphans of the catalogue with their new names, and removes them when asked")
  func prune() throws {
    #expect(run("record").code == .success)
    #expect(run("prune").output == "no golden is orphaned\n")
    let names = ["swatch/default/old", "gone/default/a"].map { "Snapshots/\($0)/selected@3x.png" }
    let selected = try SourceFile.read(
      folder.file("Snapshots/swatch/default/plain/selected@3x.png"), limit: 1 << 20, what: "golden")
    try folder.write(selected, to: names[0])
    try folder.write(selected, to: names[1])
    try folder.write(selected, to: "Snapshots/swatch/own/plain/normal.png")
    let listed = CommandLineRun(["prune"], in: folder.path, cells: Self.cells) {
      $0.program = "swift run badge"
    }
    #expect(listed.code == .success)
    #expect(
      listed.output
        == "orphaned    \(names[1]): renamed to swatch/default/plain/selected@3x?\n"
        + "orphaned    \(names[0]): renamed to swatch/default/plain/selected@3x?\n"
        + "2 goldens orphaned; to remove them: swift run badge prune --delete\n")
    #expect(listed.heads.count == 1)
    #expect(try run("prune", "--json").object().strings("files") == names.reversed())
    let removed = run("prune", "--delete")
    #expect(removed.code == .success)
    #expect(
      removed.output
        == "removed \(names[1])\nremoved \(names[0])\n2 of 2 orphaned goldens removed\n")
    #expect(try folder.files(in: "Snapshots").count == 18)
    #expect(!SourceFile.exists(folder.file("Snapshots/gone")))
    #expect(run("verify").output == "16 passed\n")
    #expect(run("prune", "--delete", "x").code == .badInput)

    // A golden whose snapshot has none is moved by record, before it could be removed.
    try folder.write(selected, to: names[0])
    try SourceFile.remove(folder.file("Snapshots/swatch/default/plain/selected@3x.png"))
    #expect(run("verify").code == .finding)
    #expect(
      run("prune").output.hasSuffix(
        "1 golden orphaned; to remove it: tessera prune --delete\n"
          + "to move what was renamed first: tessera record\n"))
    #expect(run("record").code == .success)
    #expect(run("verify").output == "16 passed\n")
  }

  @Test("what may be a test's is listed and stays, and names are harmless to a terminal")
  func kept() throws {
    #expect(run("record").code == .success)
    let selected = try SourceFile.read(
      folder.file("Snapshots/swatch/default/plain/selected@3x.png"), limit: 1 << 20, what: "golden")
    try folder.write("no picture", to: "Snapshots/gone/default/a/normal.png")
    let listed = run("prune")
    #expect(
      listed.output
        == "orphaned    Snapshots/gone/default/a/normal.png\n"
        + "1 golden orphaned; prune can remove none of them\n")
    let head =
      "tessera: Snapshots/gone/default/a/normal.png: warning: prune leaves this: it does not say that"
      + " a catalogue had it, so it may be a test's"
    #expect(listed.heads == [head] && listed.code == .success)
    try folder.write(selected, to: "Snapshots/gone/default/a/\u{1B}[31mb.png")
    #expect(
      run("prune").output.hasPrefix(
        "orphaned    Snapshots/gone/default/a/\\u{1B}[31mb.png: renamed to "))
    #expect(run("prune").output.hasSuffix("to remove 1 of them: tessera prune --delete\n"))
    let verified = run("verify").output
    #expect(verified.contains("/\\u{1B}[31mb: ") && !verified.contains("\u{1B}"))
    let removed = run("prune", "--delete")
    #expect(removed.output.hasSuffix("[31mb.png\n1 of 2 orphaned goldens removed\n"))
    #expect(removed.heads == [head])
    #expect(SourceFile.exists(folder.file("Snapshots/gone/default/a/normal.png")))
  }

  @Test("prune --delete by a program that knows none of the cells removes nothing")
  func pruneByAnother() throws {
    try folder.write("", to: "Snapshots/gone/default/a/normal.png")
    #expect(run("prune").code == .success)
    let refused = run("prune", "--delete")
    #expect(refused.code == .badInput)
    #expect(
      refused.heads == ["tessera: Snapshots: error: no golden here has a registered cell"])
    #expect(try folder.files(in: "Snapshots") == ["Snapshots/gone/default/a/normal.png"])
  }
}
