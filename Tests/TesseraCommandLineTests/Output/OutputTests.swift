import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

@Suite("Output")
struct OutputTests {
  @Test("each finding ends its line, so that the next head begins one")
  func heads() throws {
    let folder = try TemporaryFolder()
    let run = CommandLineRun(
      ["cells"], in: folder.path, cells: [SwatchCell()]
    ) { context in
      // Two findings from one run: the cause, and the stream that does not take results.
      context.arguments = ["cells", "nothing"]
      context.output.failure = { Diagnostic(.error, "standard output cannot be written: full") }
    }
    #expect(
      run.error == """
        tessera: error: unknown cell `nothing`
          help: known: swatch
        tessera: error: standard output cannot be written: full

        """)
    #expect(run.code == .badInput)
  }

  @Test("a result that standard output does not take is an error, whatever the command")
  func fullOutput() throws {
    let folder = try TemporaryFolder()
    for words in [["cells"], ["--help"], ["--version"], ["cells", "--help"]] {
      let run = CommandLineRun(words, in: folder.path) { context in
        context.output.failure = { Diagnostic(.error, "standard output cannot be written: full") }
      }
      #expect(run.code == .badInput)
      #expect(run.error == "tessera: error: standard output cannot be written: full\n")
    }
  }
}
