import Tessera
import TesseraPNG
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

/// `tessera record` and `tessera verify`, which are about the same goldens.
@Suite("tessera record, tessera verify")
struct SnapshotCommandsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let cells: [any Cell] = [SwatchCell.plain]

  private static let states = ["highlighted", "normal", "selected", "selected+highlighted"]

  /// The goldens of the swatch without a theme, sorted.
  private static let ids =
    (states.flatMap { state in ["", "@2x", "@3x"].map { "plain/\(state)\($0)" } }
    + states.map { "plain~rtl/\($0)@2x" })
    .map { "swatch/default/\($0)" }

  private func run(
    _ words: String..., variables: [String: String] = [:], in inner: String = ""
  ) -> CommandLineRun {
    CommandLineRun(
      words, in: folder.file(inner), cells: Self.cells, variables: variables)
  }

  @Test("record writes what is missing and says so; then verify passes, twice")
  func round() throws {
    let recorded = run("record")
    #expect(recorded.code == .success)
    #expect(recorded.error.isEmpty)
    let lines = recorded.output.split(separator: "\n").map(String.init)
    #expect(Set(lines.dropLast()) == Set(Self.ids.map { "recorded Snapshots/\($0).png" }))
    #expect(lines.last == "16 of 16 goldens written")
    #expect(run("record").output == "0 of 16 goldens written\n")
    #expect(run("record", "--only", "all").output == "0 of 16 goldens written\n")
    for _ in 0..<2 {
      #expect(run("verify") == CommandLineRun(.success, output: "16 passed\n"))
    }
    #expect(run("verify", "selected@2x", "*~rtl*").output == "5 passed\n")
  }

  @Test("what is missing, differs, has another size or no case is told, and is a finding")
  func findings() throws {
    #expect(run("record").code == .success)
    let golden = "Snapshots/swatch/default/plain"
    func replace(_ name: String, by other: String) throws {
      try SourceFile.createDirectory(FilePath.directory(of: folder.file(name)))
      let bytes = try SourceFile.read(folder.file(other), limit: 1 << 20, what: "golden")
      try SourceFile.write(bytes, to: folder.file(name))
    }
    try replace("\(golden)/normal@2x.png", by: "\(golden)/selected@2x.png")
    try replace("\(golden)/selected.png", by: "\(golden)/selected@3x.png")
    try replace("Snapshots/gone/default/a/normal@2x.png", by: "\(golden)/normal.png")
    try SourceFile.remove(folder.file("\(golden)/normal@3x.png"))

    // Of one size, another picture is found by a thorough look alone.
    let plain = run("verify", "--deep")
    #expect(plain.code == .finding)
    #expect(plain.error.isEmpty)
    #expect(plain.output.contains("13 passed, 2 failed, 1 missing, 1 orphaned\n"))
    #expect(
      plain.output.hasSuffix(
        "to accept the fresh renders: tessera approve\n"
          + "to see what is orphaned, and to remove it: tessera prune\n"))

    let json = run("verify", "--deep", "--json")
    #expect(json.code == .finding)
    #expect(json.error.isEmpty)
    let object = try json.object()
    #expect(
      object.names == [
        "passed", "failed", "missing", "orphaned", "results", "causes", "diagnostics",
      ])
    #expect(
      ["passed", "failed", "missing", "orphaned"].map { object.number($0) } == [13, 2, 1, 1])
    let results = try #require(object.objects("results"))
    #expect(
      Set(results.map(\.names)) == [
        [
          "id", "status", "different", "bounds", "cause", "layers", "tokens", "files", "changes",
          "tokenChanges", "unexplained", "rendererChanged", "hidden", "predicted",
        ]
      ])
    var status = Dictionary(
      results.map { ($0.string("id") ?? "", $0.string("status") ?? "") },
      uniquingKeysWith: { _, last in last })
    #expect(status.count == 17)
    #expect(status.removeValue(forKey: "swatch/default/plain/normal@2x") == "failed")
    #expect(status.removeValue(forKey: "swatch/default/plain/selected") == "sizeMismatch")
    #expect(status.removeValue(forKey: "swatch/default/plain/normal@3x") == "missing")
    #expect(status.removeValue(forKey: "gone/default/a/normal@2x") == "orphaned")
    #expect(Set(status.values) == ["passed"])
    let failed = results.first { $0.string("id") == "swatch/default/plain/normal@2x" }
    #expect(failed?.number("different") == 96)
    guard case .object(let files)? = failed?["files"]?.value else {
      Issue.record("no files")
      return
    }
    #expect(files.names == ["expected", "actual", "difference"])
    #expect(files.string("expected") == "\(golden)/normal@2x.png")
    #expect(
      files.string("actual") == ".tessera/pending/swatch/default/plain/normal@2x.png")
    #expect(
      files.string("difference") == ".tessera/difference/swatch/default/plain/normal@2x.png")
  }

  @Test("verify writes no golden; record --only failed writes those that verify found")
  func onlyFailed() throws {
    #expect(run("record").code == .success)
    let names = ["highlighted", "normal"].map { "Snapshots/swatch/default/plain/\($0).png" }
    for name in names { try SourceFile.remove(folder.file(name)) }
    #expect(run("verify", "plain/normal").code == .finding)
    #expect(!SourceFile.exists(folder.file(names[1])))
    #expect(
      run("record", "--only", "failed").output
        == "recorded \(names[1])\n1 of 16 goldens written\n")
    #expect(run("record", "--only", "missing", "--json").output.contains(names[0]))
    #expect(run("verify").code == .success)
  }

  @Test("without a last verify, record --only failed is one error")
  func noResults() {
    let run = run("record", "--only", "failed")
    #expect(run.code == .badInput)
    #expect(
      run.heads == ["tessera: .tessera/results.json: error: there are no results of a last verify"])
  }

  @Test("an orphan alone is no finding")
  func orphan() throws {
    #expect(run("record").code == .success)
    try folder.write("", to: "Snapshots/gone/default/a/normal@2x.png")
    let run = run("verify")
    #expect(run.code == .success)
    #expect(
      run.output.hasSuffix(
        "16 passed, 1 orphaned\nto see what is orphaned, and to remove it: tessera prune\n"))
  }

  @Test("what accepts the fresh renders is the command line to type")
  func acceptCommand() throws {
    try folder.write(Fixture.tokens, to: "own theme.tokens.json")
    let words = [
      "verify", "--theme", "own theme.tokens.json", "--threads", "1", "*normal@3x",
      "--allow-outside",
    ]
    func hint() -> String {
      let run = CommandLineRun(words, in: folder.path, cells: Self.cells) {
        $0.program = "swift run badge"
      }
      return run.output.split(separator: "\n").last.map(String.init) ?? ""
    }
    #expect(hint() == "to accept the fresh renders: swift run badge approve '*normal@3x'")
    // Without a place for renders they have to be drawn again.
    try SourceFile.remove(folder.file(".tessera/results.json"))
    try folder.write("", to: ".tessera/results.json/in-the-way")
    #expect(
      hint()
        == "to accept the fresh renders: swift run badge record --theme 'own theme.tokens.json'"
        + " --allow-outside '*normal@3x'")
  }

  @Test("approve makes goldens of what verify left, also by layer and from elsewhere")
  func approve() throws {
    #expect(run("record").code == .success)
    let golden = "Snapshots/swatch/default/plain"
    let selected = try SourceFile.read(
      folder.file("\(golden)/selected@2x.png"), limit: 1 << 20, what: "golden")
    try SourceFile.write(selected, to: folder.file("\(golden)/normal@2x.png"))
    try SourceFile.remove(folder.file("\(golden)/normal@3x.png"))
    #expect(run("verify", "--deep").code == .finding)
    let object = try run("approve", "normal@3x", "--json").object()
    #expect(object.names == ["files", "diagnostics"])
    #expect(object.strings("files") == ["\(golden)/normal@3x.png"])
    try folder.write("", to: "Package.swift")
    try SourceFile.createDirectory(folder.file("a"))
    #expect(
      run("approve", "--layer", "selectedBackground", in: "a")
        == CommandLineRun(
          .success,
          output: "approved ../\(golden)/normal@2x.png\n1 of 2 renders approved\n"))
    #expect(run("verify").output == "16 passed\n")
    #expect(run("approve").output == "the last verify left nothing to approve\n")
  }

  @Test("approve refuses what has changed since, with its file and exit code 2")
  func refusedApproval() throws {
    let name = "Snapshots/swatch/default/plain/normal@3x.png"
    #expect(
      run("approve").heads == [
        "tessera: .tessera/results.json: error: there are no results of a last verify"
      ])
    #expect(run("verify", "normal@3x").code == .finding)
    try folder.write("other", to: name)
    let refused = run("approve")
    #expect(refused.code == .badInput && refused.output.isEmpty)
    #expect(refused.heads == ["tessera: \(name): error: the file is not a PNG picture"])
    #expect(try folder.text(name) == "other")
    #expect(run("record", "normal@3x").code == .success)
    #expect(
      run("approve").output == "0 of 1 renders approved\n")
    #expect(
      run("approve", "--token", "x").error
        == "tessera: error: no token `x` has changed a picture in the last verify\n"
        + "  help: a token is named as verify names it, or by its group\n")
  }

  @Test("record --manifest-only makes manifests of pictures; a conflict is told with its place")
  func manifests() throws {
    #expect(run("record").code == .success)
    let name = "Snapshots/swatch/manifest.tsv"
    let text = try folder.text(name)
    #expect(text.split(separator: "\n").count == 16)
    #expect(run("record", "--manifest-only").output == "every manifest is right\n")
    try folder.write("<<<<<<< ours\n" + text + "=======\n>>>>>>> theirs\n", to: name)
    for command in ["verify", "record"] {
      let run = run(command)
      #expect(run.code == .badInput)
      #expect(
        run.heads == ["tessera: \(name):1:1: error T1101: this manifest holds a merge conflict"])
    }
    #expect(run("record", "--manifest-only").output == "listed the goldens in \(name)\n")
    #expect(try folder.text(name) == text)
    try SourceFile.remove(folder.file(name))
    let older = run("verify")
    #expect(older.code == .success && older.output == "16 passed\n")
    #expect(
      older.heads == [
        "tessera: note T1110: 1 cell has goldens but no manifest, so every picture was read"
      ])
    let listed = run("record", "normal@3x")
    #expect(
      listed.output == "listed Snapshots/swatch/default/plain/normal@3x.png in its manifest\n"
        + "0 of 1 goldens written\n")
    #expect(try folder.text(name) == text)
    try folder.write(
      text.replacing(/(plain\/normal@3x\t\S+\t)\S+/) { $0.1 + String(repeating: "0", count: 32) },
      to: name)
    #expect(run("verify", "normal@3x").code == .finding)
    #expect(
      run("approve").output
        == "listed Snapshots/swatch/default/plain/normal@3x.png in its manifest\n"
        + "1 of 1 renders approved\n")
    #expect(try folder.text(name) == text)
    #expect(run("record", "--manifest-only", "swatch").code == .badInput)
    #expect(run("record", "--manifest-only", "--only", "all").code == .badInput)
  }

  @Test("goldens of another theme are no orphans: one line tells of them")
  func otherTheme() throws {
    try folder.write(Fixture.tokens, to: "own.tokens.json")
    #expect(run("record").code == .success)
    #expect(run("record", "normal@3x", "--theme", "own.tokens.json").code == .success)
    let own = run("verify", "normal@3x", "--theme", "own.tokens.json")
    #expect(
      own
        == CommandLineRun(
          .success, output: "1 passed\n",
          error: "tessera: note: 1 golden of the theme `default` was not looked at:"
            + " this run drew `own`\n"))
    #expect(run("verify").heads.count == 1)
    #expect(run("verify").output == "16 passed\n")
  }

  @Test("in a checkout that may only be read the verdict stands; what is not kept is a warning")
  func readOnly() throws {
    #expect(run("record").code == .success)
    try SourceFile.remove(folder.file("Snapshots/swatch/default/plain/normal.png"))
    // A file in the folder's place keeps everybody out, whatever their rights.
    for name in try folder.files(in: ".tessera") { try SourceFile.remove(folder.file(name)) }
    try SourceFile.remove(folder.file(".tessera"))
    try folder.write("", to: ".tessera")
    let passed = run("verify", "selected@2x")
    #expect(passed.code == .success)
    #expect(passed.output == "2 passed\n")
    #expect(
      passed.heads == [
        "tessera: .tessera: warning: the results are not kept,"
          + " so that approve and --only failed have none of this run"
      ])
    let missing = run("verify", "--json")
    #expect(missing.code == .finding)
    #expect(
      missing.heads.first
        == "tessera: .tessera: warning: pictures of what differs are not left behind")
    #expect(missing.heads.count == 2)
    let results = try #require(try missing.object().objects("results"))
    guard
      case .object(let files)? = results.first(where: { $0.string("status") == "missing" })?[
        "files"]?.value
    else {
      Issue.record("no files")
      return
    }
    #expect(files.string("actual") == nil)
  }

  @Test("a place for goldens that is no folder is refused as it was given, and stays alone")
  func unusablePlace() throws {
    try folder.write("kept", to: "a/file")
    for command in ["record", "verify"] {
      let run = run(command, variables: ["TESSERA_SNAPSHOT_DIR": "./a/file"])
      #expect(run.code == .badInput)
      #expect(
        run.heads == ["tessera: ./a/file: error: expected a folder, found a file"])
    }
    #expect(try folder.files == ["a/file"])
  }

  @Test("a golden that cannot be read makes the exit code 2, after the rest has been compared")
  func unreadable() throws {
    #expect(run("record").code == .success)
    let name = "Snapshots/swatch/default/plain/normal.png"
    try folder.write("no picture", to: name)
    let run = run("verify", "--json")
    #expect(run.code == .badInput)
    #expect(run.heads.count == 1)
    #expect(run.heads[0].hasPrefix("tessera: \(name): error: "))
    let object = try run.object()
    #expect(["passed", "failed"].map { object.number($0) } == [15, 1])
    #expect(object.objects("diagnostics")?.map { $0.string("file") } == [name])
    let result = object.objects("results")?.first { $0.string("status") == "unreadable" }
    #expect(result?.string("id") == "swatch/default/plain/normal")
  }

  @Test("the goldens lie beside the nearest Package.swift, or where the environment says")
  func place() throws {
    try folder.write("", to: "Package.swift")
    try SourceFile.createDirectory(folder.file("a/b"))
    #expect(run("record", "normal@3x", in: "a/b").output.hasPrefix("recorded ../../Snapshots/"))
    let elsewhere = run(
      "record", "normal@3x", variables: ["TESSERA_SNAPSHOT_DIR": "else/where"], in: "a")
    #expect(elsewhere.output.hasPrefix("recorded else/where/swatch/"))
    #expect(SourceFile.exists(folder.file("a/else/where/swatch/default/plain/normal@3x.png")))
  }

  @Test("record with --json lists the files; warnings of the theme are in the object")
  func json() throws {
    try folder.write(
      Fixture.tokens.replacing("\"bar\"", with: "\"bra\""), to: "own.tokens.json")
    let run = run("record", "normal@3x", "--theme", "own.tokens.json", "--json")
    #expect(run.code == .success)
    let object = try run.object()
    #expect(object.names == ["files", "diagnostics"])
    #expect(object.strings("files") == ["Snapshots/swatch/own/plain/normal@3x.png"])
    let codes = object.objects("diagnostics")?.map { $0.string("code") }
    #expect(codes == ["T0501", "T0503"])
    #expect(run.heads.count == 2)
    let verify = self.run("verify", "normal@3x", "--theme", "own.tokens.json", "--json")
    #expect(try verify.object().objects("diagnostics")?.map { $0.string("code") } == codes)
  }

  @Test("a golden that only tests ask for is no orphan, and that it was not looked at is said")
  func ofTests() throws {
    #expect(run("record").code == .success)
    let golden = folder.file("Snapshots/swatch/default/plain/normal.png")
    let bytes = try SourceFile.read(golden, limit: 1 << 20, what: "golden")
    let image = try PNGDecoder.decode(bytes, path: golden).image
    try folder.write(
      try PNGEncoder.encode(
        image, scale: 1, text: [PNGText(keyword: "tessera-source", text: "test")]),
      to: "Snapshots/swatch/default/mine/normal.png")
    let note = "tessera: note: 1 golden was not looked at: only tests ask for it\n"
    #expect(run("verify") == CommandLineRun(.success, output: "16 passed\n", error: note))
    #expect(run("prune").output == "no golden is orphaned\n")
  }

  @Test("progress is shown while work is done, and gone at its end")
  func progress() {
    for command in ["record", "verify"] {
      let run = CommandLineRun([command], in: folder.path, cells: Self.cells) { context in
        context.output.showsProgress = true
      }
      #expect(run.error.hasPrefix("\r\u{1B}[2K\(command == "record" ? "recording" : "verifying") "))
      #expect(run.error.contains("/16"))
      #expect(run.error.hasSuffix("\r\u{1B}[2K"))
    }
  }
}
