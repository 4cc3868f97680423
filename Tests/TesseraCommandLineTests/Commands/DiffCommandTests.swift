import Tessera
import TesseraPNG
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

@Suite("tessera diff")
struct DiffCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("white.png") { _, _ in 255 }
    try write("grey.png") { x, y in x == 0 || y == 0 ? 255 : 229 }
    try write("small.png", width: 4) { _, _ in 255 }
  }

  /// Writes a picture of greys.
  private func write(
    _ name: String, width: Int = 8, _ level: (Int, Int) -> UInt8
  ) throws {
    var bytes: [UInt8] = []
    for y in 0..<6 {
      for x in 0..<width { bytes += [level(x, y), level(x, y), level(x, y), 255] }
    }
    let image = StraightImage(width: width, height: 6, bytes: bytes)
    try folder.write(try PNGEncoder.encode(image, scale: 1), to: name)
  }

  private func run(_ words: String...) -> CommandLineRun {
    CommandLineRun(["diff"] + words, in: folder.path)
  }

  @Test("Equal pictures are exit 0, different ones 1: a sentence, then figures")
  func files() {
    #expect(
      run("white.png", "white.png")
        == CommandLineRun(.success, output: "the pictures are equal: 48 pixels\n"))
    #expect(
      run("white.png", "grey.png")
        == CommandLineRun(
          .finding,
          output: """
            35 pixels changed uniformly from #FFFFFF to #E5E5E5
            exact: 35 of 48 pixels (72.92 %) differ in 1,1 7×5; channels differ by at most 26

            """))
    #expect(
      run("white.png", "small.png")
        == CommandLineRun(
          .finding, output: "the sizes differ: 8×6 pixels, and 4×6\n"))
  }

  @Test("The object is that of the design")
  func json() throws {
    let object = try run("white.png", "grey.png", "--json").object()
    #expect(
      object.names == [
        "metric", "equal", "different", "antialiased", "total", "ratio", "maxChannelDelta",
        "size", "bounds", "diagnostics",
      ])
    #expect(object.string("metric") == "exact" && object.number("different") == 35)
    let sizes = run("white.png", "small.png", "--json")
    #expect(sizes.code == .finding)
    #expect(try sizes.object().names == ["metric", "equal", "sizes", "diagnostics"])
  }

  @Test("A metric and rectangles to ignore let pass what they say")
  func options() {
    #expect(run("white.png", "grey.png", "--metric", "channel:26").code == .success)
    #expect(run("white.png", "grey.png", "--metric", "channel:25").code == .finding)
    let output = run("white.png", "grey.png", "--metric", "pixelmatch-7.2:0.1").output
    #expect(output.hasPrefix("35 pixels changed uniformly from #FFFFFF to #E5E5E5\n"))
    #expect(output.contains("pixelmatch-7.2:0.1: 0 of 48 pixels (0 %) differ;"))
    #expect(run("white.png", "grey.png", "--ignore", "1,1,7,5").code == .success)
    #expect(
      run("white.png", "grey.png", "--ignore", "1,1,4,5", "--ignore", "5,1,7,4", "--json").output
        .contains("\"different\": 3"))
  }

  @Test(
    "What no option takes is told",
    arguments: [
      (["--metric", "exakt"], "unknown metric `exakt`", "did you mean `exact`?"),
      (
        ["--metric", "odiff:2"], "the metric `odiff` cannot have `2`",
        "write odiff:T[,aa] with a number, 0 … 1"
      ),
      (["--ignore", "1,2,3"], "--ignore cannot be `1,2,3`", nil),
      (["--ignore", "5,5,4,9"], "--ignore cannot be `5,5,4,9`", nil),
      (["--ignore", "a,0,1,1,2"], "--ignore cannot be `a,0,1,1,2`", nil),
      (["--ignore", "1,2,,3"], "--ignore cannot be `1,2,,3`", nil),
      (["--max-image", "0"], "--max-image cannot be `0`", nil),
      (
        ["--output", "what.jpg"], "--output cannot be `what.jpg`",
        "expected a PNG file, such as what.png"
      ),
      (["--output", "white.png"], "--output would replace a picture that is compared", nil),
      (["--output", "./x/../grey.png"], "--output would replace a picture that is compared", nil),
    ] as [([String], String, String?)])
  func usage(words: [String], message: String, help: String?) throws {
    try SourceFile.createDirectory(folder.file("x"))
    let run = CommandLineRun(["diff", "white.png", "grey.png"] + words, in: folder.path)
    #expect(run.code == .badInput && run.output.isEmpty)
    #expect(run.heads.count == 1 && run.heads[0].hasSuffix("error: \(message)"), "\(run.error)")
    if let help { #expect(run.error.contains("help: \(help)")) }
  }

  @Test("-o shows what differs, and writes nothing where nothing does")
  func picture() throws {
    let run = run("white.png", "grey.png", "-o", "out/d.png")
    #expect(run.code == .finding && run.output.hasSuffix("\nsee out/d.png\n"))
    let picture = try Picture(folder.file("out/d.png"))
    #expect(picture.size == [8, 6])
    #expect(picture[0, 0] == [255, 255, 255, 255] && picture[1, 1] == [255, 0, 170, 255])
    #expect(self.run("white.png", "white.png", "-o", "none.png").code == .success)
    #expect(!SourceFile.exists(folder.file("none.png")))
    #expect(
      self.run("white.png", "small.png", "-o", "size.png", "--json").code == .finding)
    #expect(try Picture(folder.file("size.png")).size == [8, 6])
    let marked = self.run(
      "white.png", "grey.png", "-o", "p.png", "--metric", "pixelmatch-5.3:0,aa")
    #expect(marked.code == .finding)
    #expect(try Picture(folder.file("p.png"))[1, 1] == [255, 0, 0, 255])
  }

  @Test("Each kind of file that is none has its own message; both files are looked at")
  func unreadable() throws {
    try folder.write("version https://git-lfs.github.com/spec/v1\n", to: "lfs.png")
    let bytes = try SourceFile.read(folder.file("white.png"), limit: 1 << 20, what: "picture")
    try folder.write(Array(bytes.dropLast(30)), to: "cut.png")
    let run = run("lfs.png", "cut.png")
    #expect(run.code == .badInput && run.output.isEmpty && run.heads.count == 2)
    #expect(
      run.heads.first?.hasSuffix(
        "lfs.png: error: the file is not a PNG picture: it begins like a pointer of Git LFS")
        == true)
    #expect(run.heads.last?.contains("cut.png: error: the PNG is cut off ") == true)
    #expect(
      self.run("white.png", "none.png").heads.first?
        .hasSuffix("none.png: error: there is no such file or folder") == true)
    let json = self.run("white.png", "none.png", "--json")
    #expect(json.code == .badInput)
    #expect(try json.object().names == ["diagnostics"])
    try folder.write("x", to: "dir/x.txt")
    #expect(
      self.run("dir", "white.png").heads == [
        "tessera: white.png: error: this is no folder, but `dir` is one"
      ])
    #expect(
      self.run("none", "dir").heads == ["tessera: none: error: there is no such file or folder"])
  }

  @Test("A picture beyond the limit is refused before it is decoded")
  func limit() throws {
    let image = StraightImage(
      width: 600, height: 500, bytes: [UInt8](repeating: 255, count: 1_200_000))
    try folder.write(try PNGEncoder.encode(image, scale: 1), to: "large.png")
    #expect(run("large.png", "large.png").code == .success)
    let run = run("large.png", "large.png", "--max-image", "1")
    #expect(run.code == .badInput)
    #expect(run.heads.first?.contains("600×500 pixels, 2 MiB decoded, the limit is 1 MiB") == true)
  }

  @Test("Folders: a line for each path that is not equal, counts, and a folder of pictures")
  func folders() throws {
    func copy(_ name: String, to other: String) throws {
      let bytes = try SourceFile.read(folder.file(name), limit: 1 << 20, what: "picture")
      try folder.write(bytes, to: other)
    }
    for name in ["same", "other", "gone", "size", "bad"] {
      try copy("white.png", to: "a/\(name).png")
    }
    try copy("white.png", to: "b/same.png")
    try copy("grey.png", to: "b/other.png")
    try copy("small.png", to: "b/size.png")
    try copy("white.png", to: "b/sub/new.png")
    try folder.write("", to: "b/bad.png")
    let run = run("a", "b", "-o", "out")
    #expect(run.code == .badInput)
    #expect(run.heads.count == 1)
    #expect(
      run.output == """
        bad.png: unreadable: the file is empty, so it is not a PNG picture
        gone.png: only in a
        other.png: 35 pixels changed uniformly from #FFFFFF to #E5E5E5
          exact: 35 of 48 pixels (72.92 %) differ in 1,1 7×5; channels differ by at most 26
          see out/other.png
        size.png: the sizes differ: 8×6 pixels, and 4×6
          see out/size.png
        sub/new.png: only in b
        1 equal, 1 different, 1 missing in A, 1 missing in B, 1 of another size, 1 unreadable

        """)
    #expect(try folder.files(in: "out").sorted() == ["out/other.png", "out/size.png"])
    try SourceFile.remove(folder.file("b/bad.png"))
    try SourceFile.remove(folder.file("a/bad.png"))
    let json = self.run("a", "b", "--json")
    #expect(json.code == .finding)
    #expect(try json.object().names == ["equal", "results", "diagnostics"])
    #expect(
      try json.object().objects("results")?.map { $0.string("status") } == [
        "missingRight", "differs", "equal", "sizeMismatch", "missingLeft",
      ])
    #expect(self.run("a", "a") == CommandLineRun(.success, output: "4 equal\n"))
  }

  @Test(
    "Pictures of what differs never come to lie among what is compared",
    arguments: ["a", "a/out", "a/../b/x/y", "./b/"])
  func outputAmongInputs(output: String) throws {
    for name in ["a", "b"] { try SourceFile.createDirectory(folder.file(name)) }
    let run = run("a", "b", "-o", output)
    #expect(run.code == .badInput)
    #expect(run.heads.first?.contains("error: --output lies in `") == true)
    // A neighbour whose name only begins alike is elsewhere.
    #expect(self.run("a", "b", "-o", "a-out").error.contains("there is no PNG file"))
  }
}
