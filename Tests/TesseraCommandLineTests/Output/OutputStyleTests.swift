import Testing

@testable import TesseraCommandLine

@Suite("OutputStyle")
struct OutputStyleTests {
  @Test(
    "colours need a terminal or force; progress needs both streams on one, and nobody against it",
    arguments: [
      ([:], true, true, "color progress"),
      ([:], false, true, "color"),
      ([:], true, false, ""),
      ([:], false, false, ""),
      (["NO_COLOR": "1"], true, true, ""),
      (["NO_COLOR": ""], true, true, "color progress"),
      (["CI": "true"], true, true, "color"),
      (["CI": ""], true, true, "color progress"),
      (["TERM": "dumb"], true, true, ""),
      (["TERM": "xterm"], true, true, "color progress"),
      (["CLICOLOR_FORCE": "1"], false, false, "color"),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, true, ""),
    ] as [([String: String], Bool, Bool, String)])
  func style(
    variables: [String: String], resultIsTerminal: Bool, findingIsTerminal: Bool, expected: String
  ) {
    let style = OutputStyle(
      variables: variables, resultIsTerminal: resultIsTerminal,
      findingIsTerminal: findingIsTerminal)
    let words = [style.usesColor ? "color" : nil, style.showsProgress ? "progress" : nil]
    #expect(words.compactMap(\.self).joined(separator: " ") == expected)
  }
}
