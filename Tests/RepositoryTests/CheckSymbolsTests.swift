import Foundation
import TesseraTestSupport
import Testing

@Suite("check-symbols")
struct CheckSymbolsTests {
  private static let targets = [
    "CSpans", "TesseraGraphics", "TesseraTheme", "TesseraRaster", "TesseraText", "TesseraIcons",
    "TesseraCells", "TesseraSheets",
  ].filter {
    FileManager.default.fileExists(
      atPath: Repository.root.appendingPathComponent("Sources/\($0)").path)
  }

  /// Compiles a C text to an object of each target.
  private func objects(_ text: String, in folder: TemporaryFolder) throws {
    try folder.write(text, to: "a.c")
    let words = ["/usr/bin/env", "clang", "-c", "-fno-builtin", "a.c", "-o", "a.o"]
    let clang = try CommandRun(words, in: folder.url)
    try #require(clang.status == 0, "\(clang.error)")
    for target in Self.targets {
      let build = folder.url.appendingPathComponent("\(target).build")
      try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: folder.url.appendingPathComponent("a.o"), to: build.appendingPathComponent("a.o"))
    }
  }

  private func check(_ folder: URL) throws -> CommandRun {
    try CommandRun([Repository.script("check-symbols"), folder.path], in: folder)
  }

  @Test("no object that these tests run reaches the C library's mathematics")
  func build() throws {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = URL(fileURLWithPath: program).deletingLastPathComponent()
    #expect(try check(folder) == CommandRun(status: 0))
  }

  @Test("calls whose results are exact, and other names, pass")
  func allowed() throws {
    let folder = try TemporaryFolder()
    try objects(
      """
      double sqrt(double); double floor(double); double tessera_pow(double);
      double f(double x) { return sqrt(floor(tessera_pow(x))); }
      """, in: folder)
    #expect(try check(folder.url) == CommandRun(status: 0))
  }

  @Test(
    "a call of the C library's mathematics fails in every target, by name",
    arguments: ["sin", "cosf", "powl", "cbrt"])
  func forbidden(name: String) throws {
    let folder = try TemporaryFolder()
    try objects("double \(name)(); double f(double x) { return \(name)(x); }\n", in: folder)
    let lines = Self.targets.map { "check-symbols: \($0) in \(folder.url.path) calls \(name)\n" }
    #expect(try check(folder.url) == CommandRun(status: 1, error: lines.joined()))
  }

  @Test("a folder without objects fails, because nothing would be looked at")
  func empty() throws {
    let folder = try TemporaryFolder()
    let error =
      "check-symbols: no objects of \(Self.targets[0]) in \(folder.url.path); build it first\n"
    #expect(try check(folder.url) == CommandRun(status: 1, error: error))
  }

  @Test("an object that cannot be read fails")
  func broken() throws {
    let folder = try TemporaryFolder()
    for target in Self.targets { try folder.write("no object", to: "\(target).build/a.o") }
    #expect(try check(folder.url).status != 0)
  }
}
