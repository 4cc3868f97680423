import Tessera
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

/// `verify --report` and `--annotations`.
@Suite("tessera verify --report")
struct ReportTargetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let cells: [any Cell] = [SwatchCell.plain]

  private static let names = ["junit.xml", "report.html", "report.json", "report.md"]
  private static let id = "swatch/default/plain/normal@2x"

  private func run(
    _ words: String..., variables: [String: String] = [:], in inner: String = ""
  ) -> CommandLineRun {
    CommandLineRun(words, in: folder.file(inner), cells: Self.cells, variables: variables) {
      $0.now = { 1_796_070_360 }
    }
  }

  /// Records, then puts another picture in the place of one golden.
  private func recordAndChange() throws {
    #expect(run("record").code == .success)
    let other = try SourceFile.read(
      folder.file("Snapshots/swatch/default/plain/selected@2x.png"), limit: 1 << 20, what: "golden")
    try folder.write(other, to: "Snapshots/\(Self.id).png")
    #expect(run("record", "--manifest-only").code == .success)
  }

  @Test("The folder is made, and gets all files; the verdict's exit code stays")
  func files() throws {
    try recordAndChange()
    let plain = run("verify")
    let reported = run("verify", "--report", "out/report")
    #expect(reported.code == .finding)
    #expect(reported.output == plain.output + "report: out/report/report.html\n")
    #expect(reported.error.isEmpty)
    #expect(try SourceFile.list(folder.file("out/report")).map(\.name) == Self.names)
    // The object of verify, to the letter.
    #expect(try folder.text("out/report/report.json") == run("verify", "--json").output)
    #expect(try folder.text("out/report/junit.xml").contains("timestamp=\"2026-11-30T20:26:00\""))
    let comment = try folder.text("out/report/report.md")
    #expect(comment.hasPrefix("## ❌ Snapshots: 1 failed, 15 passed\n"))
    #expect(comment.hasSuffix("````sh\ntessera approve\n````\n"))
    let json = run("verify", "--json", "--report", "out/report")
    #expect(json.output == run("verify", "--json").output)
  }

  @Test("Nothing failed: the report says so, and the exit code is 0")
  func good() throws {
    #expect(run("record").code == .success)
    let found = run("verify", "--report", "out")
    #expect(found == CommandLineRun(.success, output: "16 passed\nreport: out/report.html\n"))
    let comment = try folder.text("out/report.md")
    #expect(comment.hasSuffix("Every snapshot looks as its golden does.\n"))
  }

  @Test("What accepts: approve with names, or record where a run of its own would be needed")
  func commands() throws {
    try recordAndChange()
    #expect(run("verify", "normal", "--report", "out").code == .finding)
    let page = try folder.text("out/report.html")
    #expect(page.contains("\"acceptSome\":\"tessera approve\","))
    #expect(page.contains("\"acceptAll\":\"tessera approve normal\","))
    #expect(page.contains("\"prune\":\"tessera prune --delete\""))
  }

  @Test("A snapshot's whole name means it alone, so that a page's command accepts nothing else")
  func exactName() throws {
    #expect(run("record").code == .success)
    let golden = "Snapshots/swatch/default/plain"
    for name in ["normal", "normal@2x", "normal@3x"] {
      try SourceFile.remove(folder.file("\(golden)/\(name).png"))
    }
    #expect(run("verify").code == .finding)
    #expect(
      run("approve", "swatch/default/plain/normal").output
        == "approved \(golden)/normal.png\n1 of 3 renders approved\n")
    #expect(run("approve", "plain/normal").output.hasSuffix("2 of 3 renders approved\n"))
    #expect(run("verify", "swatch/default/plain/normal").output == "1 passed\n")
  }

  @Test("A folder that cannot be written is one error behind the verdicts, which are kept")
  func unwritable() throws {
    try recordAndChange()
    let plain = run("verify")
    try folder.write("mine", to: "taken")
    for path in ["taken", "taken/inner"] {
      try SourceFile.remove(folder.file(".tessera/results.json"))
      let found = run("verify", "--report", path)
      #expect(found.code == .badInput)
      #expect(found.output == plain.output)
      #expect(found.heads.count == 1 && found.heads[0].contains("expected a folder, found a file"))
      #expect(SourceFile.exists(folder.file(".tessera/results.json")))
    }
    #expect(try folder.text("taken") == "mine")
  }

  @Test(
    "A report among the goldens is refused before anything is drawn",
    arguments: ["Snapshots", "Snapshots/a", "./Snapshots/../Snapshots/x", "link", "link/new/x"])
  func amongGoldens(path: String) throws {
    try recordAndChange()
    try System.link(folder.file("link"), to: "Snapshots")
    let before = try folder.files
    let found = run("verify", "--report", path)
    #expect(
      found
        == CommandLineRun(
          .badInput,
          error: "tessera: \(path): error: a report cannot lie among the goldens\n"
            + "  help: name a folder outside `Snapshots`\n"))
    #expect(try folder.files == before)
  }

  @Test("Nor does the folder of its pictures hold the goldens")
  func picturesHoldGoldens() throws {
    let variables = ["TESSERA_SNAPSHOT_DIR": "out/pictures"]
    #expect(run("verify", "--report", "out", variables: variables).code == .badInput)
    #expect(run("verify", "--report", "elsewhere", variables: variables).code == .finding)
  }

  @Test("An input is never written over, by whatever name")
  func inputs() throws {
    try folder.write(Fixture.tokens, to: "report.md")
    let found = run("verify", "--theme", "report.md", "--report", ".")
    #expect(found.code == .badInput)
    #expect(found.error.contains("report.md: error: this is an input, which is never written over"))
    #expect(try folder.text("report.md") == Fixture.tokens)

    try recordAndChange()
    try SourceFile.createDirectory(folder.file("out"))
    let golden = "Snapshots/\(Self.id).png"
    let before = try SourceFile.read(folder.file(golden), limit: 1 << 20, what: "golden")
    try System.link(folder.file("out/report.html"), to: "../\(golden)")
    #expect(run("verify", "--report", "out").code == .badInput)
    #expect(
      try SourceFile.read(folder.file(golden), limit: 1 << 20, what: "golden") == before)
  }

  @Test("Under GitHub Actions annotations are made unless something else is said")
  func annotations() throws {
    try recordAndChange()
    let github = ["GITHUB_ACTIONS": "true"]
    #expect(run("verify").error.isEmpty)
    let line = "::error file=Snapshots/\(Self.id).png,title="
    #expect(run("verify", variables: github).error.hasPrefix(line))
    #expect(run("verify", "--annotations", "github").error.hasPrefix(line))
    #expect(run("verify", "--annotations", "none", variables: github).error.isEmpty)
    #expect(run("verify", "--annotations", "gitlab").code == .badInput)
    // Paths begin at the repository's root.
    try folder.write("", to: ".git/HEAD")
    let store = ["TESSERA_SNAPSHOT_DIR": "../Snapshots", "GITHUB_ACTIONS": "true"]
    try SourceFile.createDirectory(folder.file("inner"))
    #expect(run("verify", variables: store, in: "inner").error.hasPrefix(line))
    let json = run("verify", "--json", variables: github)
    #expect(try json.object().number("failed") == 1)
  }

  @Test("The summary of the step gets the comment, behind what other steps have written")
  func summary() throws {
    try recordAndChange()
    let path = try folder.write("before\n", to: "summary.md")
    let variables = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": path]
    #expect(run("verify", "--report", "out", variables: variables).code == .finding)
    #expect(
      try folder.text("summary.md") == "before\n" + folder.text("out/report.md") + "\n")
    let lost = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder.file("no/folder.md")]
    let found = run("verify", variables: lost)
    #expect(found.code == .finding)
    #expect(found.error.contains("warning: the summary of the step says nothing of snapshots"))
  }
}
