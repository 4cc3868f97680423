import TesseraSource
import Testing

@Suite struct DiagnosticSARIFTests {
  private let writer = DiagnosticSARIF(
    version: "1.2.3", informationURI: "https://example.org/tessera")

  @Test("A log has one run with its tool, the rules that are used, and a result for each finding")
  func everything() {
    let text = SourceText(
      path: "Themes/my theme.json", bytes: Array("{\n  \"é\": \"{a}\",\n  b: 1,\n}".utf8))
    let diagnostic = Diagnostic(
      .warning, code: "T0202", at: text.location(of: 9..<14), mode: "dark",
      "unknown token `{a}`",
      notes: [.init("it begins here", at: text.location(of: 0..<1)), .init("so it is")],
      help: "did you mean `{b}`?")
    #expect(
      JSONWriter.pretty(writer.log(of: [diagnostic])) == #"""
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "tessera",
                  "version": "1.2.3",
                  "informationUri": "https://example.org/tessera",
                  "rules": [
                    {
                      "id": "T0202",
                      "shortDescription": {
                        "text": "A reference leads to no token."
                      },
                      "defaultConfiguration": {
                        "level": "error"
                      },
                      "properties": {
                        "tags": [
                          "references"
                        ]
                      }
                    }
                  ]
                }
              },
              "columnKind": "utf16CodeUnits",
              "results": [
                {
                  "ruleId": "T0202",
                  "ruleIndex": 0,
                  "level": "warning",
                  "message": {
                    "text": "unknown token `{{a}}` (in the mode dark)\nnote: so it is\nhelp: did you mean `{{b}}`?"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "Themes/my%20theme.json",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": {
                          "startLine": 2,
                          "startColumn": 7,
                          "endLine": 2,
                          "endColumn": 12
                        }
                      }
                    }
                  ],
                  "relatedLocations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "Themes/my%20theme.json",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": {
                          "startLine": 1,
                          "startColumn": 1,
                          "endLine": 1,
                          "endColumn": 2
                        }
                      },
                      "message": {
                        "text": "it begins here"
                      }
                    }
                  ],
                  "properties": {
                    "mode": "dark"
                  }
                }
              ]
            }
          ]
        }
        """#)
  }

  @Test("No findings make a run without rules and results, which says that all is well")
  func nothing() {
    #expect(
      JSONWriter.compact(DiagnosticSARIF(version: "1").log(of: []))
        == #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","#
        + #""runs":[{"tool":{"driver":{"name":"tessera","version":"1","rules":[]}},"#
        + #""columnKind":"utf16CodeUnits","results":[]}]}"#)
  }

  @Test("Every result names its rule by id and index; the rules are in ascending order, once each")
  func rules() {
    let codes = ["T0303", nil, "T0001", "T0303", "X1"]
    let log = writer.log(of: codes.map { Diagnostic(.note, code: $0, "x") })
    let run = log["runs"]?.elements.first
    let rules = run?["tool"]?["driver"]?["rules"]?.elements.map { $0["id"]?.text }
    #expect(rules == ["T0000", "T0001", "T0303", "X1"])
    let results = run?["results"]?.elements ?? []
    #expect(results.map { $0["ruleId"]?.text } == ["T0303", "T0000", "T0001", "T0303", "X1"])
    #expect(results.map { $0["ruleIndex"] } == [2, 0, 1, 2, 3].map(JSONOutput.integer))
    #expect(results.allSatisfy { $0["level"] == .string("note") })
  }

  @Test(
    "Paths become URIs: relative ones stay relative, and what a URI cannot hold is escaped",
    arguments: [
      ("a/b.json", "a/b.json"),
      ("./a//b.json", "a/b.json"),
      ("../a.json", "../a.json"),
      ("c:d.json", "c%3Ad.json"),
      ("a b/ü%#?[x].json", "a%20b/%C3%BC%25%23%3F%5Bx%5D.json"),
      ("row@2x+~_-.png", "row@2x+~_-.png"),
      ("a\u{1}\n", "a%01%0A"),
      ("/a b/c.json", "file:///a%20b/c.json"),
      ("//a/c.json", "file:///a/c.json"),
    ])
  func uri(path: String, uri: String) {
    let place = result(of: Diagnostic(.error, at: SourceLocation(path: path), "x"))["locations"]?
      .elements.first?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.text == uri)
    // Only what is relative starts from somewhere.
    #expect((place?["artifactLocation"]?["uriBaseId"] == nil) == path.hasPrefix("/"))
    #expect(place?["region"] == nil)
  }

  @Test("A finding without a place has no locations")
  func placeless() {
    for place in [nil, SourceLocation(path: "")] {
      let result = result(
        of: Diagnostic(.error, at: place, "x", notes: [.init("y"), .init("z", at: place)]))
      #expect(result["locations"] == nil)
      #expect(result["relatedLocations"] == nil)
    }
  }

  /// A text, a range of its bytes, and the region's numbers.
  typealias Region = (text: String, place: Range<Int>, numbers: [Int])

  @Test(
    "Columns are UTF-16 code units from 1",
    arguments: [
      ("abc", 1..<2, [1, 2, 1, 3]),
      ("abc", 3..<3, [1, 4, 1, 4]),
      ("", 0..<0, [1, 1, 1, 1]),
      ("\tb", 1..<2, [1, 2, 1, 3]),
      ("a\r\nbc", 3..<5, [2, 1, 2, 3]),
      ("a\nbc", 0..<4, [1, 1, 2, 3]),
      ("\u{FEFF}ab", 4..<5, [1, 2, 1, 3]),
      ("中文x", 6..<7, [1, 3, 1, 4]),
      ("e\u{301}x", 3..<4, [1, 3, 1, 4]),
      ("e\u{301}x", 0..<3, [1, 1, 1, 3]),
      ("🎨x", 4..<5, [1, 3, 1, 4]),
      ("🎨x", 0..<4, [1, 1, 1, 3]),
      ("👩‍👩‍👧x", 0..<18, [1, 1, 1, 9]),
      ("👩‍👩‍👧x", 18..<19, [1, 9, 1, 10]),
      ("🇩🇪x", 8..<9, [1, 5, 1, 6]),
      ("שלום x", 9..<10, [1, 6, 1, 7]),
    ] as [Region])
  func region(region: Region) {
    #expect(numbers(of: SourceText(region.text).location(of: region.place)) == region.numbers)
  }

  @Test("In a long line every column is that of counting from its start")
  func longLine() {
    let cell = #""👩‍👩‍👧": "é🇩🇪","#
    let line = String(repeating: cell, count: 300)
    let text = SourceText(line)
    for index in [0, 1, 17, 150, 299] {
      let offset = index * cell.utf8.count
      let column = index * cell.utf16.count + 1
      #expect(numbers(of: text.location(of: offset..<offset + 1)) == [1, column, 1, column + 1])
    }
  }

  @Test("Nothing in a message becomes an argument's place or a link")
  func message() {
    let result = result(of: Diagnostic(.error, "`{0}` [x](https://example.org)"))
    #expect(result["message"]?["text"]?.text == #"`{{0}}` [x\](https://example.org)"#)
  }

  private func result(of diagnostic: Diagnostic) -> JSONOutput {
    writer.log(of: [diagnostic])["runs"]?.elements.first?["results"]?.elements.first ?? .null
  }

  private func numbers(of place: SourceLocation) -> [Int] {
    let location = result(of: Diagnostic(.error, at: place, "x"))["locations"]?.elements.first
    let region = location?["physicalLocation"]?["region"]
    return ["startLine", "startColumn", "endLine", "endColumn"].compactMap {
      region?[$0]?.integer
    }
  }

  private typealias SourceLocation = TesseraSource.SourceLocation
}
