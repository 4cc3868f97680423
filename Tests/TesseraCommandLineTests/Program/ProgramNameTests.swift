import Testing

@testable import TesseraCommandLine

@Suite("ProgramName")
struct ProgramNameTests {
  @Test(
    "a program is called by its file's name, one that SwiftPM has built by the command that runs it",
    arguments: [
      ("tessera", "tessera"), ("/usr/local/bin/badge", "badge"), ("./badge", "badge"),
      (".build/debug/badge", "swift run badge"),
      ("/a/.build/x86_64-unknown-linux-gnu/debug/badge", "swift run badge"),
      ("/a/.build/x86_64-unknown-linux-gnu/release/badge", "swift run -c release badge"),
      ("/a/release/badge", "badge"), ("", "tessera"),
    ])
  func text(path: String, text: String) {
    #expect(ProgramName.text(startedAs: path) == text)
  }

  @Test(
    "what it is told of alone is its name",
    arguments: [("badge", "badge"), ("swift run -c release badge", "badge"), ("", "tessera")])
  func short(text: String, name: String) {
    #expect(ProgramName.short(text) == name)
  }
}
