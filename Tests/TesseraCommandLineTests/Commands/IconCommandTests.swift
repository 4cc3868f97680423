import TesseraCommandLine
import TesseraSource
import TesseraTestSupport
import Testing

@Suite("tessera icon")
struct IconCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(
      "dot.svg",
      "<svg viewBox='0 0 4 2'><rect width='2' height='2' fill='currentColor'/>"
        + "<rect x='2' width='2' height='2' fill='#f00'/></svg>")
  }

  private func write(_ name: String, _ text: String) throws {
    try SourceFile.write(Array(text.utf8), to: FilePath.join(folder.path, name))
  }

  private func run(_ words: String...) -> CommandLineRun {
    CommandLineRun(["icon"] + words, in: folder.path)
  }

  private func picture(_ file: String) throws -> Picture { try Picture(folder.file(file)) }

  @Test("Without options: the file's own size at scale 2, black, on nothing, as NAME.png")
  func defaults() throws {
    #expect(run("dot.svg") == CommandLineRun(.success, output: "dot.png\n"))
    let picture = try picture("dot.png")
    #expect(picture.size == [8, 4])
    let row = [UInt8](repeating: 0, count: 3) + [255]
    #expect(
      picture.row(0) == Array(repeating: row, count: 4)
        + Array(repeating: [255, 0, 0, 255], count: 4))
  }

  @Test("It is fitted into a square, tinted, and written where it is told to")
  func options() throws {
    #expect(
      run("dot.svg", "--size", "8", "--scale", "1", "--tint", "blue", "-o", "a/b.png")
        == CommandLineRun(.success, output: "a/b.png\n"))
    let picture = try picture("a/b.png")
    #expect(picture.size == [8, 8])
    #expect(picture.row(1) == Array(repeating: [0, 0, 0, 0], count: 8))
    #expect(
      picture.row(2) == Array(repeating: [0, 0, 255, 255], count: 4)
        + Array(repeating: [255, 0, 0, 255], count: 4))
    _ = run("dot.svg", "--size", "8", "--scale", "1", "--tint", "#00f", "--template")
    #expect(try self.picture("dot.png").row(2) == Array(repeating: [0, 0, 255, 255], count: 8))
  }

  @Test("Warnings go to standard error, or into the object with --json")
  func warnings() throws {
    try write("text.svg", "<svg viewBox='0 0 1 1'><text/></svg>")
    let run = run("text.svg", "--tint", "red")
    #expect(run.code == .success)
    #expect(
      run.heads == [
        "tessera: \(folder.path)/text.svg:1:24: warning T0905: `text` is not supported, and is left out",
        "tessera: \(folder.path)/text.svg: warning: nothing in the picture takes the tint: it has colours of its own",
      ])
    let object = try self.run("text.svg", "--json").object()
    #expect(object.strings("files") == ["text.png"])
    #expect(object.objects("diagnostics")?.map { $0.string("code") } == ["T0905"])
  }

  @Test("A file that is no icon, or no file, leaves nothing behind")
  func errors() throws {
    try write("bad.svg", "<svg><g></svg>")
    let bad = run("bad.svg")
    #expect(bad.code == .badInput)
    #expect(
      bad.heads == [
        "tessera: \(folder.path)/bad.svg:1:11: error T0901: the file is no well-formed XML: mismatched tag"
      ])
    #expect(
      run("none.svg").heads == [
        "tessera: \(folder.path)/none.svg: error: there is no such file or folder"
      ])
    #expect(try folder.files == ["bad.svg", "dot.svg"])
  }

  @Test("A size or colour that is none is refused")
  func badValues() {
    #expect(run("dot.svg", "--size", "8x8").code == .badInput)
    #expect(run("dot.svg", "--size", "99999").code == .badInput)
    let tint = run("dot.svg", "--tint", "bleu")
    #expect(tint.code == .badInput)
    #expect(tint.error.contains("did you mean `blue`?"))
  }
}
