import TesseraSource
import Testing

@Suite struct JSONReaderTests {
  @Test("Every JSON5 form has its value")
  func values() throws {
    let text = SourceText(
      """
      // A comment
      {
        "quoted": 'single "quotes"', $unquoted_1: "d\\x41\\u00e9é",
        numbers: [0, -0, +1, .5, 5., 1e3, 0xDECAF, -0X10, Infinity, -Infinity, +NaN], /* another */
        escapes: "\\b\\f\\n\\r\\t\\v\\0\\'\\"\\\\\\/\\a\\
      continued", sig\\u03A3ma: "\\uD83C\\uDFA8",
        empty: [[], {}],
        literals: [true, false, null,],
      }
      """)
    let (root, diagnostics) = JSONReader.read(text)
    #expect(diagnostics == [])
    let value = try #require(root?.value.plain)
    #expect(
      value
        == .object([
          ("quoted", .string("single \"quotes\"")),
          ("$unquoted_1", .string("dAéé")),
          (
            "numbers",
            .array(
              [0, -0.0, 1, 0.5, 5, 1000, 912_559, -16].map { .number($0) }
                + ["Infinity", "-Infinity", "NaN"].map { .string($0) })
          ),
          ("escapes", .string("\u{8}\u{C}\n\r\t\u{B}\0'\"\\/acontinued")),
          ("sigΣma", .string("🎨")),
          ("empty", .array([.array([]), .object([])])),
          ("literals", .array([.bool(true), .bool(false), .null])),
        ]))
  }

  @Test(
    "White space of both profiles is skipped",
    arguments: [
      "\t1", "\u{B}1", "\u{C}1", "\u{20}1", "\u{A0}1", "\u{2028}1", "\u{2029}1", "\u{FEFF}1",
      "\u{3000}1", "\u{1680}1", "\u{205F}1", "\u{FEFF}\u{FEFF}1", "1\r\n", "1\u{FEFF}",
    ])
  func space(text: String) {
    let (root, diagnostics) = JSONReader.read(SourceText(text))
    #expect(root?.value.plain == .number(1))
    #expect(diagnostics == [])
  }

  @Test(
    "What JSON5 does not take as white space is an error",
    arguments: ["\u{85}1", "\u{200B}1", "\u{180E}1"])
  func noSpace(text: String) {
    #expect(JSONReader.read(SourceText(text)).diagnostics.count == 1)
  }

  @Test("Nodes and names know their bytes")
  func ranges() throws {
    let source = "\u{FEFF}{ é: [1, -2.50] , 'b' : \"x\" }"
    let root = try #require(JSONReader.read(SourceText(source)).root)
    let bytes = Array(source.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    guard case .object(let object) = root.value else { return #expect(Bool(false)) }
    #expect(text(root.range) == "{ é: [1, -2.50] , 'b' : \"x\" }")
    #expect(object.members.map { text($0.nameRange) } == ["é", "'b'"])
    #expect(object.members.map { text($0.node.range) } == ["[1, -2.50]", "\"x\""])
    #expect(object.members[0].node.value.elements.map { text($0.range) } == ["1", "-2.50"])
    #expect(
      object.members[0].node.value.elements[1].value
        == .number(JSONNumber(value: -2.5, text: "-2.50")))
  }

  @Test("A name given twice is reported with the first, which stays")
  func duplicates() throws {
    let text = SourceText("{a: 1, 'b': 2,\n \"a\": 3, \\u0062: 4}")
    let (root, diagnostics) = JSONReader.read(text)
    #expect(diagnostics.map(\.code) == ["T0002", "T0002"])
    #expect(
      diagnostics.map(\.summary) == [
        "2:2-2:5 the object has the name `a` already; remove or rename one of them",
        "2:10-2:16 the object has the name `b` already; remove or rename one of them",
      ])
    #expect(diagnostics.map { $0.notes[0].location?.span ?? "" } == ["1:2-1:3", "1:8-1:11"])
    #expect(root?.value.plain == .object([("a", .number(1)), ("b", .number(2))]))
  }

  @Test("Names that differ only in normalisation are duplicates, and are told so")
  func normalisation() {
    let diagnostics = JSONReader.read(SourceText("{'\u{E9}': 1, 'e\u{301}': 2}")).diagnostics
    #expect(
      diagnostics.map(\.summary) == [
        "1:10-1:13 the object has the name `e\u{301}` already; they differ only in how accents are encoded (Unicode normalisation); rename one"
      ])
  }

  @Test(
    "In the JSON profile each JSON5 form is an error, and is read all the same",
    arguments: [
      ("{a: 1}", ["1:2-1:3 a name without quotes is JSON5, not JSON; put it into quotes: `\"a\"`"]),
      ("{\"a\": 1,}", ["1:8-1:9 a comma behind the last one is JSON5, not JSON; remove the comma"]),
      ("['a']", ["1:2-1:5 a string in single quotes is JSON5, not JSON; use double quotes"]),
      ("[\"\\x41\"]", ["1:3-1:7 this escape is JSON5, not JSON; write `\\u00` and the two digits"]),
      ("[\"\\a\"]", ["1:3-1:5 this escape is JSON5, not JSON; write the character itself"]),
      (
        "[\"a\\\nb\"]",
        ["1:4-2:1 this escape is JSON5, not JSON; write `\\n`, or the text in one line"]
      ),
      (
        "[\"a\tb\tc\"]",
        [
          "1:4-1:5 a control character in a string is JSON5, not JSON; write it as an escape, such as `\\t`"
        ]
      ),
      ("[+1]", ["1:2-1:3 a plus sign is JSON5, not JSON; leave it out"]),
      (
        "[.5]",
        [
          "1:2-1:4 a number without digits on both sides of its point is JSON5, not JSON; write the zero"
        ]
      ),
      ("[0x1F]", ["1:2-1:6 a hexadecimal number is JSON5, not JSON; write it in decimal"]),
      ("[-Infinity]", ["1:2-1:11 this number is JSON5, not JSON; JSON has finite numbers only"]),
      ("[NaN]", ["1:2-1:5 this number is JSON5, not JSON; JSON has finite numbers only"]),
      (
        "[1] // x",
        ["1:5-1:9 a comment is JSON5, not JSON; remove it, or put the text into a `$description`"]
      ),
      (
        "[/* x */1]",
        ["1:2-1:9 a comment is JSON5, not JSON; remove it, or put the text into a `$description`"]
      ),
      (
        "[\u{A0}1]",
        ["1:2-1:3 this white space is JSON5, not JSON; use spaces, tabs and line ends only"]
      ),
    ])
  func strict(text: String, findings: [String]) {
    let strict = JSONReader.read(SourceText(text), profile: .json)
    #expect(strict.diagnostics.map(\.summary) == findings)
    let lenient = JSONReader.read(SourceText(text), profile: .json5)
    #expect(lenient.diagnostics == [])
    #expect(strict.root?.value.plain == lenient.root?.value.plain)
  }

  @Test("A separator inside a JSON5 string is a warning, as the specification asks")
  func separator() {
    let text = "['a\u{2028}b']"
    let (root, diagnostics) = JSONReader.read(SourceText(text))
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(root?.value.plain == .array([.string("a\u{2028}b")]))
    #expect(JSONReader.read(SourceText("[\"\u{2028}\"]"), profile: .json).diagnostics == [])
  }

  @Test(
    "Bytes that are no UTF-8 are reported where they are",
    arguments: [
      (
        [0x5B, 0x22, 0x61, 0xFF, 0xFE, 0x62, 0x22, 0x5D],
        ["1:4-1:6 these bytes are no UTF-8; save the file as UTF-8"]
      ),
      ([0x5B, 0xC3, 0x5D], ["1:2-1:3 these bytes are no UTF-8; save the file as UTF-8"]),
      (
        [0x2F, 0x2F, 0xE4, 0x0A, 0x31], ["1:3-1:4 these bytes are no UTF-8; save the file as UTF-8"]
      ),
      (
        [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00],
        ["1:1-1:1 the text is encoded as UTF-16; save the file as UTF-8"]
      ),
      (
        [0x7B, 0x00, 0x7D, 0x00], ["1:1-1:1 the text is encoded as UTF-16; save the file as UTF-8"]
      ),
      (
        [0x00, 0x7B, 0x00, 0x7D], ["1:1-1:1 the text is encoded as UTF-16; save the file as UTF-8"]
      ),
      (
        [0x7B, 0x00, 0x00, 0x00], ["1:1-1:1 the text is encoded as UTF-32; save the file as UTF-8"]
      ),
    ] as [([UInt8], [String])])
  func encoding(bytes: [UInt8], findings: [String]) {
    let diagnostics = JSONReader.read(SourceText(path: "test", bytes: bytes)).diagnostics
    #expect(diagnostics.map(\.summary) == findings)
  }

  @Test("512 levels are read, the 513th is an error", arguments: ["[", "{a:"])
  func nesting(opening: String) {
    let fits = String(repeating: opening, count: 512)
    #expect(JSONReader.findings(in: fits + "1").allSatisfy { $0.contains("the text ends inside") })
    let tooDeep = JSONReader.findings(in: fits + opening + "1")
    #expect(tooDeep.count == 1)
    #expect(tooDeep[0].contains("more than 512 arrays and objects lie in each other"))
  }

  @Test("A text that only opens does not exhaust the stack")
  func depth() {
    let root = JSONReader.read(SourceText(String(repeating: "[", count: 1_000_000))).root
    #expect(root != nil)
  }

  @Test(
    "At most 20 findings of a code are listed, the last says where there are more, and the tree is whole",
    arguments: [19, 20, 21, 100])
  func limit(count: Int) {
    let members = (0..<count).map { "n\($0): 1, \"n\($0)\": 2" }
    let text = SourceText("{\(members.joined(separator: ","))}")
    let (root, diagnostics) = JSONReader.read(text, profile: .json)
    for code in ["T0001", "T0002"] {
      let notes = diagnostics.filter { $0.code == code }.map { $0.notes.map(\.message) }
      #expect(notes.count == min(count, 20))
      let more = "there are more like this, which are not listed"
      #expect(notes.last?.contains(more) == (count > 20))
      #expect(notes.dropLast().allSatisfy { !$0.contains(more) })
    }
    guard case .object(let object) = root?.value else { return #expect(Bool(false)) }
    #expect(object.members.map(\.name) == (0..<count).map { "n\($0)" })
  }
}
