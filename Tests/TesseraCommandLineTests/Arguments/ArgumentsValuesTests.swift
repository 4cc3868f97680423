import Tessera
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

@Suite("Arguments: values")
struct ArgumentsValuesTests {
  @Test(
    "a value that its option does not take is one error that says what is",
    arguments: [
      ("--scale", "0", "expected a whole number, 1 … 4"),
      ("--scale", "5", "expected a whole number, 1 … 4"),
      ("--scale", "2x", "expected a whole number, 1 … 4"),
      ("--scale", "+2", "expected a whole number, 1 … 4"),
      ("--scale", "1.5", "expected a whole number, 1 … 4"),
      ("--scale", "99999999999999999999", "expected a whole number, 1 … 4"),
      ("--threads", "0", "expected a whole number, 1 … 1024"),
      ("--threads", "-1", "expected a whole number, 1 … 1024"),
      ("--threads", "many", "expected a whole number, 1 … 1024"),
      ("--size", "10", "expected points such as 320x44"),
      ("--size", "10x", "expected points such as 320x44"),
      ("--size", "x10", "expected points such as 320x44"),
      ("--size", "10x10x10", "expected points such as 320x44"),
      ("--size", "0x10", "expected points such as 320x44"),
      ("--size", "10x-1", "expected points such as 320x44"),
      ("--size", "10 x 10", "expected points such as 320x44"),
      ("--size", "1e1x10", "expected points such as 320x44"),
      ("--size", "infx10", "expected points such as 320x44"),
      ("--size", "10xnan", "expected points such as 320x44"),
      ("--size", ".x10", "expected points such as 320x44"),
      ("--width", "0", "expected points such as 320"),
      ("--width", "0x10", "expected points such as 320"),
      ("--width", "wide", "expected points such as 320"),
      ("--backdrop", "#12345", "expected theme, none, or a colour such as #f2f2f7"),
      ("--backdrop", "white", "expected theme, none, or a colour such as #f2f2f7"),
      ("--backdrop", "nnoe", "did you mean `none`?"),
      ("--direction", "left", "expected ltr, rtl"),
      ("--direction", "rlt", "did you mean `rtl`?"),
      ("--type-size", "larg", "did you mean `large`?"),
      ("--type-size", "ax3", "did you mean `AX3`?"),
      (
        "--type-size", "12",
        "expected xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5"
      ),
      ("--mode", "dark", "expected NAME=CONTEXT such as appearance=dark"),
      ("--mode", "=dark", "expected NAME=CONTEXT such as appearance=dark"),
      ("--mode", "appearance=", "expected NAME=CONTEXT such as appearance=dark"),
      (
        "--state", "normal,selected",
        "expected one state; conditions that hold together are joined by +"
      ),
    ])
  func bad(option: String, value: String, help: String) throws {
    let folder = try TemporaryFolder()
    let run = CommandLineRun(["render", "swatch", option, value], in: folder.path)
    #expect(run == .refused("\(option) cannot be `\(value)`", help: help))
    #expect(try folder.files.isEmpty)
  }

  @Test(
    "an unknown name of any kind is one error, with what was likely meant",
    arguments: [
      (["render", "swotch"], "unknown cell `swotch`", "did you mean `swatch`?"),
      (["render", "x"], "unknown cell `x`", "known: swatch"),
      (["render", "-"], "unknown cell `-`", "known: swatch"),
      (["sheet", "swatch", "Swatch"], "unknown cell `Swatch`", "did you mean `swatch`?"),
      (["cells", "swatches"], "unknown cell `swatches`", "did you mean `swatch`?"),
      (
        ["render", "swatch", "--item", "plian"], "unknown item of cell swatch `plian`",
        "did you mean `plain`?"
      ),
      (
        ["render", "swatch", "--item", "zz"], "unknown item of cell swatch `zz`",
        "known: plain, second"
      ),
      (
        ["render", "swatch", "--state", "selected+higlighted"], "unknown state `higlighted`",
        "did you mean `highlighted`?"
      ),
      (
        ["render", "swatch", "--state", "flaged"], "unknown state `flaged`",
        "did you mean `flagged`?"
      ),
      (
        ["sheet", "swatch", "--states", "normal,selectd"], "unknown state `selectd`",
        "did you mean `selected`?"
      ),
      (
        ["cells", "--explain", "--states", "normel"], "unknown state `normel`",
        "did you mean `normal`?"
      ),
      (["verify", "swotch"], "no snapshot fits `swotch`", "did you mean `swatch`?"),
      (
        ["record", "--only", "change"], "--only cannot be `change`", "did you mean `changed`?"
      ),
    ])
  func unknownNames(words: [String], message: String, help: String) throws {
    let folder = try TemporaryFolder()
    #expect(CommandLineRun(words, in: folder.path) == .refused(message, help: help))
    #expect(try folder.files.isEmpty)
  }

  @Test(
    "options that contradict each other or themselves are refused",
    arguments: [
      (
        ["render", "swatch", "--size", "1x1", "--width", "1"],
        "--size and --width exclude each other", "leave one of them out"
      ),
      (
        ["render", "swatch", "--scale", "1", "--scale", "1"], "--scale stands twice",
        "leave one of them out"
      ),
      (
        ["render", "swatch", "-oa.png", "--output", "b.png"], "--output stands twice",
        "leave one of them out"
      ),
      (
        ["render", "swatch", "--mode", "a=b", "--mode", "A=c"], "--mode A stands twice",
        "leave one of them out"
      ),
      (["render", "swatch", "--bounds=no"], "--bounds takes no value", "write --bounds alone"),
      (["render", "swatch", "--theme"], "--theme needs a value", "write --theme FILE"),
      (["render"], "render needs an operand", "usage: tessera render CELL"),
      (
        ["render", "swatch", "swatch"], "render has no use for `swatch`",
        "tessera render --help says what it takes"
      ),
      (
        ["cells", "--explain", "--json"], "--explain and --json exclude each other",
        "leave one of them out"
      ),
      (
        ["cells", "--states", "normal"], "--states does nothing without --explain",
        "add --explain, or leave it out"
      ),
      (
        ["verify", "--scale", "1"], "verify has no option `--scale`",
        "tessera verify --help lists them"
      ),
      (
        ["render", "swatch", "--thme", "x"], "render has no option `--thme`",
        "did you mean `--theme`?"
      ),
      (["sheet", "-x"], "sheet has no option `-x`", "tessera sheet --help lists them"),
      (
        ["render", "swatch", "--mode", "appearance=dark"],
        "--mode appearance: there is no theme, so there are no modes",
        "name a theme with --theme FILE"
      ),
    ])
  func contradictions(words: [String], message: String, help: String) throws {
    let folder = try TemporaryFolder()
    var words = words
    // With --json the same cause is also the object.
    let plain = CommandLineRun(words, in: folder.path)
    if !words.contains("--json") {
      #expect(plain == .refused(message, help: help))
      words.insert("--json", at: 1)
    }
    let run = CommandLineRun(words, in: folder.path)
    #expect(run.code == .badInput)
    #expect(run.error == plain.error)
    let object = try run.object()
    #expect(object.names == ["diagnostics"])
    #expect(object.objects("diagnostics")?.map { $0.string("message") } == [message])
    #expect(object.objects("diagnostics")?.map { $0.string("help") } == [help])
    #expect(try folder.files.isEmpty)
  }
}
