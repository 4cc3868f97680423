import TesseraGraphics
import TesseraSource
import Testing

@testable import TesseraBench

@Suite("BenchProgram")
struct BenchProgramTests {
  /// Rows and findings of a run on the files made up for tests.
  private static func run(
    _ words: [String], on files: SceneFiles
  ) throws -> (rows: [String], findings: [Diagnostic]) {
    var rows: [String] = []
    var findings: [Diagnostic] = []
    try files.read { data in
      let options = try BenchOptions(["--data", data.folder] + words, data: nil)
      let program = BenchProgram(
        options: options, print: { rows.append($0) }, report: { findings.append($0) }, timer: .once)
      try program.run()
    }
    return (rows, findings)
  }

  @Test("prints a row for every scene, in order")
  func scenes() throws {
    let (rows, findings) = try Self.run(["--rows", "scenes"], on: SceneFiles())
    #expect(findings.isEmpty)
    #expect(rows.map { $0.prefix { $0 != "\t" } } == SceneRecipe.all.map { Substring($0.name) })
  }

  @Test("skips a scene by name whose file is absent, and only that")
  func absent() throws {
    let files = try SceneFiles(without: ["img512.rgba", "squircle.path"])
    let (rows, findings) = try Self.run(["--rows", "scenes"], on: files)
    let skipped = ["S2b", "S9", "S9f"]
    #expect(rows.count == SceneRecipe.all.count - skipped.count)
    #expect(
      findings.map(\.message) == skipped.map { "\($0) is skipped: there is no such file" })
    #expect(findings.first?.location == SourceLocation(path: files.file("squircle.path")))
    #expect(findings.allSatisfy { $0.severity == .warning })
  }

  @Test("prints nothing of a sheet whose files are absent, which is an error")
  func absentSheet() throws {
    let files = try SceneFiles(without: ["text.path"])
    var rows: [String] = []
    let error = try #require(throws: SceneDataError.self) {
      try files.read { data in
        let options = try BenchOptions(["--data", data.folder, "--scale"], data: nil)
        try BenchProgram(options: options, print: { rows.append($0) }, report: { _ in }).run()
      }
    }
    #expect(error == .absent(path: files.file("text.path")))
    #expect(error.diagnostic.severity == .error)
    #expect(rows.isEmpty)
  }

  @Test("draws only the scenes that are named")
  func chosen() throws {
    let (rows, _) = try Self.run(["--scene", "S7", "--scene", "S1"], on: SceneFiles())
    #expect(rows.map { $0.prefix(11) } == ["S1\ttessera\t", "S7\ttessera\t"])
  }

  @Test("prints rows of the files that are there")
  func png() throws {
    let (rows, findings) = try Self.run(["--rows", "png"], on: SceneFiles())
    #expect(rows.count == 4 && rows.allSatisfy { $0.contains("\tS6\t") })
    #expect(findings.map { $0.message.prefix(8) } == ["png S10 ", "png S11 ", "png FLAT"])
  }

  @Test("ends at a file that is wrong")
  func wrong() throws {
    let files = try SceneFiles()
    try SourceFile.write(Array("M 0\n".utf8), to: files.file("icon.path"))
    let error = try #require(throws: SceneDataError.self) {
      try Self.run(["--scene", "S6"], on: files)
    }
    #expect(error.diagnostic.location?.description == files.file("icon.path") + ":1:1")
  }

  @Test("helps")
  func help() throws {
    let (rows, _) = try Self.run(["--help"], on: SceneFiles())
    #expect(rows == [BenchOptions.helpText])
  }
}
