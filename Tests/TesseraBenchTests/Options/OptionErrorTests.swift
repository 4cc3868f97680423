import TesseraSource
import Testing

@testable import TesseraBench

@Suite("OptionError")
struct OptionErrorTests {
  @Test(
    "says what is wrong and what to write",
    arguments: [
      (
        .unknown(word: "--dta"), "tessera-bench has no option `--dta`",
        "did you mean `--data`?"
      ),
      (
        .unknown(word: "--nothing-like-it"), "tessera-bench has no option `--nothing-like-it`",
        "tessera-bench --help lists them"
      ),
      (.missingValue(.data), "--data needs a value", "write --data DIR"),
      (.unwantedValue(.scale), "--scale takes no value", "write --scale alone"),
      (.repeated(.png), "--png stands twice", "leave one of them out"),
      (.unknownScene("s9F"), "there is no scene `s9F`", "did you mean `S9f`?"),
      (
        .badValue(.rows, value: "x", expected: "one of scenes, png"), "--rows cannot be `x`",
        "expected one of scenes, png"
      ),
      (.conflict(.scale, .png), "--scale and --png exclude each other", "leave one of them out"),
      (
        .noScenes(.png, rows: .themes), "--png is about scenes, and --rows asks for themes",
        "leave one of them out"
      ),
    ] as [(OptionError, String, String)])
  func diagnostic(error: OptionError, message: String, help: String) {
    #expect(error.diagnostic == Diagnostic(.error, message, help: help))
  }
}
