import TesseraSource
import Testing

@Suite struct DiagnosticJSONTests {
  @Test("A finding has the members of the design in their order")
  func everything() {
    let text = SourceText(path: "a.json", bytes: Array("{\n  \"é\": 1\n}".utf8))
    let diagnostic = Diagnostic(
      .warning, code: "T0103", at: text.location(of: 4..<8), mode: "dark", "it is unknown",
      notes: [.init("it begins here", at: text.location(of: 0..<1)), .init("so it is")],
      help: "remove it")
    #expect(
      JSONWriter.pretty(diagnostic.json) == """
        {
          "code": "T0103",
          "severity": "warning",
          "file": "a.json",
          "line": 2,
          "column": 3,
          "endLine": 2,
          "endColumn": 6,
          "mode": "dark",
          "message": "it is unknown",
          "help": "remove it",
          "notes": [
            {
              "file": "a.json",
              "line": 1,
              "column": 1,
              "endLine": 1,
              "endColumn": 2,
              "message": "it begins here"
            },
            {
              "file": null,
              "line": null,
              "column": null,
              "endLine": null,
              "endColumn": null,
              "message": "so it is"
            }
          ]
        }
        """)
  }

  @Test("A finding about a whole file has null for its lines, and no mode and help without any")
  func wholeFile() {
    let diagnostic = Diagnostic(.error, at: TesseraSource.SourceLocation(path: "a.png"), "no")
    #expect(
      JSONWriter.compact(diagnostic.json)
        == #"{"code":null,"severity":"error","file":"a.png","line":null,"#
        + #""column":null,"endLine":null,"endColumn":null,"message":"no","notes":[]}"#)
  }
}
