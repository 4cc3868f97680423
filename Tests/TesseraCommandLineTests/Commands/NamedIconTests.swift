import Tessera
import TesseraPNG
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

@Suite("icons that a theme names")
struct NamedIconTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      {
        $extensions: { tessera: { icons: { all: "icons" } } },
        cell: { glyph: { ink: { $type: "color", $value: "#00ff00" } } },
      }
      """, to: "t.tokens.json")
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">
        <path fill="currentColor" d="M0 0h4v4H0z"/></svg>
      """, to: "icons/dot.svg")
  }

  private func run(_ words: String...) -> CommandLineRun {
    CommandLineRun(words + ["--theme", "t.tokens.json"], in: folder.path, cells: [IconCell()])
  }

  @Test("an icon of a folder is drawn in the theme's colour")
  func named() throws {
    #expect(run("render", "glyph") == CommandLineRun(.success, output: "glyph.png\n"))
    let picture = try Picture(folder.file("glyph.png"))
    #expect(picture.size == [16, 16])
    #expect(picture.row(8) == Array(repeating: [0, 255, 0, 255], count: 16))
  }

  @Test(
    "an icon that is missing is a warning and a crossed box, or an error where assets are strict")
  func missing() throws {
    let text = "cell glyph, layer icon: no icon is named `dto`\n  help: did you mean `dot`?\n"
    let run = run("render", "glyph", "--item", "gone")
    #expect(
      run
        == CommandLineRun(
          .success, output: "glyph.png\n", error: "tessera: warning T0907: " + text))
    let row = try Picture(folder.file("glyph.png")).row(8)
    #expect(row[0] == [0, 255, 0, 255])
    #expect(row[4] == [255, 255, 255, 255])

    try folder.write("old", to: "glyph.png")
    #expect(
      self.run("render", "glyph", "--item", "gone", "--strict-assets")
        == CommandLineRun(.badInput, error: "tessera: error T0907: " + text))
    #expect(try folder.text("glyph.png") == "old")
    #expect(self.run("verify", "--strict-assets").code == .badInput)
  }

  @Test("a theme's check reads every icon that it names")
  func check() throws {
    try folder.write("<svg", to: "icons/broken.svg")
    let warned = CommandLineRun(
      ["theme", "check", "t.tokens.json"], in: folder.path, cells: [IconCell()]
    ).error
    #expect(warned.contains("2:43: warning T0908: the file of the icon `broken` cannot be used"))
    let strict = CommandLineRun(
      ["theme", "check", "t.tokens.json", "--strict-assets"], in: folder.path, cells: [IconCell()])
    #expect(strict.code == .finding)
    #expect(strict.error.contains("error T0908"))
  }

  @Test("an icon's file is an input, which is never written over")
  func input() throws {
    let image = StraightImage(width: 1, height: 1, bytes: [0, 0, 0, 255])
    try folder.write(try PNGEncoder.encode(image, scale: 1, text: []), to: "icons/photo@2x.png")
    let run = run("render", "glyph", "-o", "icons/photo@2x.png")
    #expect(run.code == .badInput)
    #expect(run.error.contains("this is an input"))
  }
}
