import Tessera
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

/// `tessera verify --shard` and `tessera merge`, which are two halves of one thing.
@Suite("tessera merge")
struct MergeCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    #expect(run("record").code == .success)
  }

  private static let cells: [any Cell] = [SwatchCell.plain]

  /// The cells with another bar, so that all goldens differ.
  private static let changed: [any Cell] = {
    var cell = SwatchCell.plain
    cell.roles[1] = Role("bar", .color, default: "#0000fe", "At the leading edge")
    return [cell]
  }()

  @discardableResult
  private func run(_ words: String..., cells: [any Cell] = Self.cells) -> CommandLineRun {
    CommandLineRun(words, in: folder.path, cells: cells)
  }

  /// Runs all shards.
  private func shards(_ count: Int, _ words: String..., cells: [any Cell] = Self.cells) {
    for index in 1...count {
      let words = ["verify", "--shard", "\(index)/\(count)"] + words
      let run = CommandLineRun(words, in: folder.path, cells: cells)
      #expect(run.code != .badInput, "\(run.error)")
    }
  }

  /// Makes goldens that fail, lack, and belong to no cell.
  private func disturb() throws {
    let golden = "Snapshots/swatch/default/plain"
    func replace(_ name: String, by other: String) throws {
      let bytes = try SourceFile.read(folder.file(other), limit: 1 << 20, what: "golden")
      try folder.write(bytes, to: name)
    }
    try replace("\(golden)/normal@2x.png", by: "\(golden)/selected@2x.png")
    try replace("\(golden)/selected.png", by: "\(golden)/selected@3x.png")
    try replace("Snapshots/gone/default/a/normal@2x.png", by: "\(golden)/normal.png")
    try replace("Snapshots/swatch/other/plain/normal@2x.png", by: "\(golden)/normal.png")
    try SourceFile.remove(folder.file("\(golden)/normal@3x.png"))
    #expect(run("record", "--manifest-only").code == .success)
  }

  /// Removes what earlier runs have left.
  private func clear() throws {
    for file in try folder.files(in: ".tessera") { try SourceFile.remove(folder.file(file)) }
  }

  @Test(
    "the shards of any number say together what one verify says, and leave the same",
    arguments: [1, 2, 3, 4, 5, 6, 7, 20])
  func union(count: Int) throws {
    try disturb()
    let whole = run("verify")
    let json = run("verify", "--json")
    let left = try folder.files(in: ".tessera").map { ($0, try folder.text($0)) }
    try clear()
    shards(count)
    let merged = run("merge")
    #expect(merged == whole)
    #expect(run("merge", "--json") == json)
    let again = try folder.files(in: ".tessera").filter { !$0.hasPrefix(".tessera/shards/") }
    #expect(again == left.map(\.0))
    for (name, text) in left where !name.hasSuffix("results.json") {
      #expect(try folder.text(name) == text, "\(name)")
    }
    #expect(run("approve").output.hasSuffix("3 of 3 renders approved\n"))
    #expect(run("verify").code == .success)
  }

  @Test("renames are named, and orphans looked at as thoroughly as verify does, manifests included")
  func orphans() throws {
    let golden = "Snapshots/swatch/default/plain/normal@3x.png"
    let bytes = try SourceFile.read(folder.file(golden), limit: 1 << 20, what: "golden")
    try folder.write(bytes, to: "Snapshots/swatch/default/old/normal@3x.png")
    try SourceFile.remove(folder.file(golden))
    try folder.write("no picture", to: "Snapshots/gone/default/a/normal@2x.png")
    for words in [[], ["--deep"]] {
      let whole = CommandLineRun(["verify"] + words, in: folder.path, cells: Self.cells)
      for index in 1...2 {
        let share = ["verify", "--shard", "\(index)/2"] + words
        _ = CommandLineRun(share, in: folder.path, cells: Self.cells)
      }
      #expect(run("merge") == whole)
      #expect(whole.output.contains("renamed from swatch/default/old/normal@3x"))
      #expect(whole.code == (words.isEmpty ? .finding : .badInput))
    }
    try folder.write("damaged\n", to: "Snapshots/gone/manifest.tsv")
    let whole = run("verify")
    shards(2)
    #expect(run("merge") == whole)
    #expect(whole.code == .badInput)
    #expect(run("approve").output.contains("renamed from swatch/default/old/normal@3x"))
  }

  @Test("a shard tells its own part, and nothing of orphans or other themes")
  func shard() throws {
    try disturb()
    let first = run("verify", "--shard", "1/20")
    #expect(
      first
        == CommandLineRun(
          .success, output: "1 passed\nshard 1 of 20: see .tessera/shards/1-of-20\n"))
    let last = run("verify", "--shard", "20/20")
    #expect(last.output == "0 passed\nshard 20 of 20: see .tessera/shards/20-of-20\n")
    let json = try run("verify", "--shard", "1/1", "--json").object()
    #expect(json.number("orphaned") == 0)
    #expect(json.objects("results")?.count == 16)
    #expect(!SourceFile.exists(folder.file(".tessera/results.json")))
  }

  @Test("filters hold before shares are made, and merge says what to accept with them")
  func filters() throws {
    shards(3, "selected@2x", cells: Self.changed)
    let merged = run("merge")
    #expect(merged.code == .finding)
    #expect(merged.output.contains("0 passed, 2 failed\n"))
    #expect(merged.output.hasSuffix("to accept the fresh renders: tessera approve selected@2x\n"))
    #expect(run("approve", "selected@2x").output.hasSuffix("2 of 2 renders approved\n"))
  }

  @Test("what the report tells to type repeats the options of the shards")
  func reportedOptions() throws {
    shards(2, "--strict", cells: Self.changed)
    #expect(run("merge", "--report", "out").code == .finding)
    let page = try folder.text("out/report.html")
    #expect(page.contains("\"prune\":\"tessera prune --delete --strict\""))
  }

  @Test("bundles can lie anywhere, in any order")
  func places() throws {
    for index in 1...2 {
      #expect(run("verify", "--shard", "\(index)/2", "--bundle", "out/b\(index)").code == .success)
    }
    #expect(run("merge", "out/b2", "out/b1") == CommandLineRun(.success, output: "16 passed\n"))
    #expect(!SourceFile.exists(folder.file(".tessera/shards")))
  }

  @Test(
    "what is no share is refused",
    arguments: ["0/4", "5/4", "1/0", "x", "1", "1/2/3", "-1/4", "1/10000"])
  func nonsense(text: String) {
    #expect(
      run("verify", "--shard", text)
        == .refused(
          "--shard cannot be `\(text)`", help: "expected I/N with 1 ≤ I ≤ N ≤ 9999, such as 2/4"))
  }

  @Test("a shard reports nothing, merge does", arguments: ["--report", "--annotations"])
  func reports(option: String) {
    #expect(
      run("verify", "--shard", "1/2", option, "none")
        == .refused("--shard and \(option) exclude each other", help: "leave one of them out"))
  }

  @Test("a bundle needs a shard, and a folder of its own")
  func bundleOption() throws {
    #expect(
      run("verify", "--bundle", "out")
        == .refused("--bundle does nothing without --shard", help: "add --shard, or leave it out"))
    let refused = run("verify", "--shard", "1/2", "--bundle", "Snapshots")
    #expect(refused.code == .badInput)
    #expect(
      refused.heads == [
        "tessera: Snapshots: error T1160: the folder holds `swatch`, which is no part of a bundle"
      ])
    #expect(try folder.files(in: "Snapshots").count { $0.hasSuffix(".png") } == 16)
  }

  @Test("without bundles there is nothing to merge")
  func none() {
    #expect(run("merge").heads == ["tessera: error: there are no bundles of shards here"])
    #expect(run("merge", "gone").heads == ["tessera: gone: error: there is no such file or folder"])
    // Seen from here that is far away.
    #expect(
      run("merge", "/gone").heads == ["tessera: /gone: error: there is no such file or folder"])
  }

  @Test("shards that lack are named, and nothing is written")
  func missing() throws {
    shards(4)
    try SourceFile.remove(folder.file(".tessera/shards/2-of-4/shard.json"))
    let unfinished = run("merge")
    #expect(unfinished.code == .badInput)
    #expect(
      unfinished.heads
        == ["tessera: .tessera/shards/2-of-4: error T1150: this is no bundle of a shard"])
    let lacking = run("merge", ".tessera/shards/1-of-4", ".tessera/shards/4-of-4")
    #expect(lacking.code == .badInput)
    #expect(lacking.heads == ["tessera: error T1154: 2 shards have no bundle: 2/4, 3/4"])
    #expect(lacking.error.hasSuffix("help: run verify --shard 2/4, or name its bundle\n"))
    #expect(!SourceFile.exists(folder.file(".tessera/results.json")))
  }

  @Test("a shard that is there twice, and one of another number, are refused")
  func twice() throws {
    shards(2)
    let one = ".tessera/shards/1-of-2"
    let doubled = run("merge", one, one, ".tessera/shards/2-of-2")
    #expect(doubled.heads == ["tessera: \(one): error T1155: shard 1/2 is there twice"])
    shards(3)
    let mixed = run("merge", ".tessera/shards/1-of-2", ".tessera/shards/2-of-3")
    #expect(
      mixed.heads == [
        "tessera: .tessera/shards/2-of-3: error T1153: this is shard 2/3, and others are parts of 2"
      ])
  }

  @Test("bundles of different versions, themes, options, filters or cells are refused")
  func contradictions() throws {
    try Fixture.writeTheme(to: folder)
    let theme = ["--theme", "Themes/demo.resolver.json"]
    func bundle(_ name: String, _ index: Int, _ words: [String], cells: [any Cell]? = nil) {
      let all = ["verify", "--shard", "\(index)/2", "--bundle", "b/\(name)"] + words
      let run = CommandLineRun(all, in: folder.path, cells: cells ?? Self.cells)
      #expect(run.code == .finding, "\(run.error)")
    }
    func codes(_ names: String...) -> [String] {
      CommandLineRun(["merge"] + names.map { "b/\($0)" }, in: folder.path).heads.compactMap {
        $0.firstMatch(of: /error (T\d+)/).map { String($0.1) }
      }
    }
    bundle("one", 1, theme)
    bundle("two", 2, theme)
    #expect(codes("one", "two").isEmpty)
    bundle("gamut", 2, theme + ["--gamut", "clip"])
    #expect(codes("one", "gamut") == ["T1158"])
    bundle("filter", 2, theme + ["normal"])
    #expect(codes("one", "filter") == ["T1158"])
    var more = SwatchCell()
    more.previewItems = [Item("plain"), Item("more")]
    bundle("cells", 2, theme, cells: [more])
    #expect(codes("one", "cells") == ["T1158"])
    try folder.write(
      Fixture.tokens.replacing("#808080", with: "#818181"), to: "Themes/base.tokens.json")
    bundle("theme", 2, theme)
    #expect(codes("one", "theme") == ["T1157"])
    let head = try folder.text("b/two/shard.json")
    try folder.write(
      head.replacing(/"renderer": "[^"]*"/, with: "\"renderer\": \"9.9\""), to: "b/two/shard.json")
    #expect(codes("one", "two") == ["T1156"])
    try folder.write(
      head.replacing("\"format\": 1", with: "\"format\": 2"), to: "b/two/shard.json")
    #expect(codes("one", "two") == ["T1152"])
    // A head that lies about its shard is found by what the shards hold.
    try folder.write(try folder.text("b/one/results.json"), to: "b/two/results.json")
    let liar = try folder.text("b/one/shard.json")
      .replacing("\"shard\": 1", with: "\"shard\": 2")
    try folder.write(liar, to: "b/two/shard.json")
    for picture in try folder.files(in: "b/one") where picture.hasSuffix(".png") {
      let bytes = try SourceFile.read(folder.file(picture), limit: 1 << 20, what: "picture")
      try folder.write(bytes, to: picture.replacing("b/one", with: "b/two"))
    }
    #expect(codes("one", "two") == ["T1159"])
  }

  @Test("a bundle that was damaged on its way is refused, whatever was")
  func damaged() throws {
    shards(2, cells: Self.changed)
    let bundle = ".tessera/shards/1-of-2"
    let files = try folder.files(in: bundle).filter { !$0.hasSuffix("lock") }
    #expect(files.count == 18)
    for file in files {
      let bytes = try SourceFile.read(folder.file(file), limit: 1 << 20, what: "file")
      for broken in [Array(bytes.dropLast(bytes.count / 2)), nil] {
        if let broken {
          try folder.write(broken, to: file)
        } else {
          try SourceFile.remove(folder.file(file))
        }
        // A difference picture is for the eye, and no golden is made of it.
        if broken == nil || !file.contains("/difference/") {
          let merged = run("merge")
          #expect(merged.code == .badInput, "\(file)")
          #expect(
            merged.heads.allSatisfy {
              $0.contains("error T1150: ") || $0.contains("error T1151: ")
            },
            "\(merged.error)")
        }
      }
      try folder.write(bytes, to: file)
    }
    let other = try folder.files(in: "\(bundle)/pending")
    let bytes = try SourceFile.read(folder.file(other[1]), limit: 1 << 20, what: "picture")
    let kept = try SourceFile.read(folder.file(other[0]), limit: 1 << 20, what: "picture")
    try folder.write(bytes, to: other[0])
    #expect(
      run("merge").heads == [
        "tessera: \(other[0]): error T1151: the bundle is damaged:"
          + " this is not the picture that the shard drew"
      ])
    try folder.write(kept, to: other[0])
    #expect(run("merge").code == .finding)
  }

  @Test("a name that leads out of the folder is no name of a snapshot")
  func escape() throws {
    shards(1, cells: Self.changed)
    let file = ".tessera/shards/1-of-1/results.json"
    try folder.write(
      try folder.text(file).replacing("swatch/default", with: "../../default"), to: file)
    let merged = run("merge")
    #expect(merged.code == .badInput)
    #expect(merged.heads.count == 1)
  }

  @Test("a shard that is run again leaves nothing of its former self")
  func again() throws {
    shards(1, cells: Self.changed)
    #expect(try folder.files(in: ".tessera/shards/1-of-1").count == 35)
    shards(1)
    #expect(
      try folder.files(in: ".tessera/shards") == [
        ".tessera/shards/1-of-1/lock", ".tessera/shards/1-of-1/results.json",
        ".tessera/shards/1-of-1/shard.json",
      ])
    #expect(run("merge") == CommandLineRun(.success, output: "16 passed\n"))
  }

  @Test("a damaged manifest leaves bundles that say so, and merge passes no run that had one")
  func damagedManifest() throws {
    let manifest = try folder.text("Snapshots/swatch/manifest.tsv")
    try folder.write(manifest + "damaged\n", to: "Snapshots/swatch/manifest.tsv")
    let whole = run("verify")
    #expect(whole.code == .badInput)
    for index in 1...2 {
      let shard = run("verify", "--shard", "\(index)/2")
      #expect(shard.code == .badInput)
      #expect(shard.output.hasSuffix("shard \(index) of 2: see .tessera/shards/\(index)-of-2\n"))
    }
    // On another machine the goldens lie elsewhere, and may be in order by now.
    try folder.write(manifest, to: "Snapshots/swatch/manifest.tsv")
    let merged = run("merge")
    #expect(merged.code == .badInput && merged.output == whole.output)
    #expect(merged.heads == whole.heads)
    #expect(
      merged.heads == [
        "tessera: Snapshots/swatch/manifest.tsv:17:1: error T1102: a line is an id, a size and a hash,"
          + " apart by tabs, and maybe a tolerance and its reason; here is 1 field"
      ])
  }

  @Test("a shard that does not come to its end leaves no bundle of an earlier run for merge")
  func stale() throws {
    try Fixture.writeTheme(to: folder)
    shards(2)
    try folder.write("{", to: "Themes/base.tokens.json")
    #expect(run("verify", "--shard", "1/2").code == .badInput)
    let merged = run("merge")
    #expect(merged.code == .badInput)
    #expect(
      merged.heads == ["tessera: .tessera/shards/1-of-2: error T1150: this is no bundle of a shard"]
    )
  }

  @Test("a golden that cannot be read is exit code 2, from the shard and from merge")
  func unreadable() throws {
    try folder.write("no picture", to: "Snapshots/swatch/default/plain/normal@2x.png")
    let whole = run("verify")
    #expect(whole.code == .badInput)
    let codes = (1...2).map { run("verify", "--shard", "\($0)/2").code }
    #expect(codes.sorted { $0.rawValue < $1.rawValue } == [.success, .badInput])
    #expect(run("merge") == whole)
  }
}
