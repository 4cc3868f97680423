import TesseraSource
import Testing

/// What the reader says about mistakes, and how it goes on behind them.
@Suite struct JSONReaderRecoveryTests {
  /// A text and the findings it gets, each `LINE:COLUMN-LINE:COLUMN cause; help`.
  typealias Mistake = (text: String, findings: [String])

  @Test(
    "A mistake is one finding at its place",
    arguments: [
      ("{\n  \"a\": 1\n  \"b\": 2\n}", ["2:9-2:9 a comma is missing; add a comma"]),
      ("[1 /* one */ 2]", ["1:3-1:3 a comma is missing; add a comma"]),
      ("{a 1}", ["1:3-1:3 a colon is missing between the name and its value; add a colon"]),
      ("{a: 1, b}", ["1:9-1:10 the name has no value; write a colon and a value behind the name"]),
      ("{a:, b: 1}", ["1:4-1:5 the name has no value; write a colon and a value behind the name"]),
      ("{a = 1}", ["1:4-1:5 expected `:`, found `=`"]),
      ("{a=1}", ["1:3-1:4 expected `:`, found `=`"]),
      ("{a: 1; b: 2}", ["1:6-1:7 expected `,` or `}`, found `;`"]),
      ("[1,, ,2]", ["1:4-1:5 expected a value, found `,`"]),
      ("{,a: 1,,}", ["1:2-1:3 expected a name, found `,`", "1:8-1:9 expected a name, found `,`"]),
      ("{: 1}", ["1:2-1:3 expected a name, found `:`"]),
      (
        "{a: #fff, b: 1}",
        ["1:5-1:9 expected a value, found `#fff`; put it into quotes: `\"#fff\"`"]
      ),
      ("{a: 1, # one\n b: 2}", ["1:8-1:9 expected a name, found `#`; a comment begins with `//`"]),
      ("{a: 1 # one\n}", ["1:7-1:8 expected `,` or `}`, found `#`; a comment begins with `//`"]),
      (
        "{\"a\": “one”, b: 2}",
        ["1:7-1:12 expected a value, found `“one”`; write straight quotes: `\"`"]
      ),
      (
        "{ \"value: \"#fff\",\n \"b\": 2 }",
        ["1:3-1:12 the closing quote of this string is missing; add the closing quote"]
      ),
      (
        "{ \"type\": \"color, \"value\": \"#fff\",\n \"b\": 2 }",
        ["1:11-1:20 the closing quote of this string is missing; add the closing quote"]
      ),
      ("{a: fals, b: 1}", ["1:9-1:9 the word ends too early for `false`; did you mean `false`?"]),
      ("[flase]", ["1:2-1:7 `flase` is no value; did you mean `false`?"]),
      ("[None]", ["1:2-1:6 `None` is no value; put it into quotes: `\"None\"`"]),
      ("[True]", ["1:2-1:6 `True` is no value; did you mean `true`?"]),
      (
        "{font family: 'x', b: 1}",
        ["1:7-1:13 expected `:`, found `family`"]
      ),
      (
        "{selected-background: 1}",
        [
          "1:10-1:21 a word without quotes cannot hold `-`; put it into quotes: `\"selected-background\"`"
        ]
      ),
      (
        "{2x: 1}",
        ["1:2-1:4 a name without quotes cannot begin like a number; put it into quotes: `\"2x\"`"]
      ),
      (
        "[12px]",
        ["1:4-1:6 a number cannot hold `p`; put text that begins with a digit into quotes"]
      ),
      (
        "[50%, 1]",
        ["1:4-1:5 a number cannot hold `%`; put text that begins with a digit into quotes"]
      ),
      (
        "[1.2.3]",
        ["1:5-1:7 a number cannot hold `.`; put text that begins with a digit into quotes"]
      ),
      (
        "[007]",
        [
          "1:3-1:5 a number cannot begin with a further digit behind its zero; write the number without the zero, or put it into quotes"
        ]
      ),
      ("[1e]", ["1:4-1:5 expected a digit, found `]`"]),
      ("[- 1]", ["1:3-1:4 expected a digit, found ` `"]),
      (
        "[-Infinit]",
        ["1:10-1:10 the word ends too early for `Infinity`; did you mean `Infinity`?"]
      ),
      ("[n\\u006fne]", ["1:2-1:11 `none` is no value; put it into quotes: `\"none\"`"]),
      ("[1e999]", ["1:2-1:7 the number is too large"]),
      (
        "['\\8']",
        [
          "1:4-1:5 `\\` before `8` has no meaning; write `\\\\` for a backslash, `\\u` and four digits for a character"
        ]
      ),
      ("['\\xZ1']", ["1:5-1:6 expected a hexadecimal digit, found `Z`"]),
      (
        "['\\uD800x']",
        [
          "1:3-1:9 half of a surrogate pair is no character; write the character itself, or both halves of its pair"
        ]
      ),
      ("{\\u0031a: 1}", ["1:2-1:8 the escape is for no character that an unquoted name can hold"]),
      ("", ["1:1-1:1 the text holds no value; write a value, such as `{}`"]),
      (" // nothing", ["1:12-1:12 the text holds no value; write a value, such as `{}`"]),
      (
        "{} {}",
        [
          "1:4-1:5 more text follows the value; a file holds one value; put several into an array or an object"
        ]
      ),
      (
        "[1] // ok\n]",
        [
          "2:1-2:2 more text follows the value; a file holds one value; put several into an array or an object"
        ]
      ),
      ("hello world", ["1:1-1:6 `hello` is no value; put it into quotes: `\"hello\"`"]),
    ] as [Mistake])
  func mistake(text: String, findings: [String]) {
    #expect(JSONReader.findings(in: text) == findings)
  }

  @Test(
    "What has no end is reported with its beginning",
    arguments: [
      (
        "{\"a\": [1", "1:9-1:9 the text ends inside an array; add `]`",
        "1:7-1:8 an array begins here"
      ),
      (
        "{a: 1,\n", "2:1-2:1 the text ends inside an object; add `}`",
        "1:1-1:2 an object begins here"
      ),
      (
        "[1, /* x", "1:9-1:9 the text ends inside a comment; add `*/`",
        "1:5-1:7 a comment begins here"
      ),
      (
        "['abc", "1:6-1:6 the text ends inside a string; add the closing quote",
        "1:2-1:3 a string begins here"
      ),
      (
        "[1, 2}", "1:6-1:7 expected `]`, found `}`; close it with `]`",
        "1:1-1:2 `]` would close this"
      ),
      (
        "{a: [1, 2}", "1:10-1:11 expected `]`, found `}`; close it with `]`",
        "1:5-1:6 `]` would close this"
      ),
      (
        "[\"abc\n, 1]",
        "1:6-1:6 the line ends inside a string; close the string, or end the line with `\\` to go on in the next",
        "1:2-1:3 the string begins here"
      ),
      (
        "[\"abc\ndef\", 1]",
        "1:6-1:6 the line ends inside a string; close the string, or end the line with `\\` to go on in the next",
        "1:2-1:3 the string begins here"
      ),
      (
        "{a: \"foo\r\nbar\"}",
        "1:9-1:9 the line ends inside a string; close the string, or end the line with `\\` to go on in the next",
        "1:5-1:6 the string begins here"
      ),
      (
        "['\\u12\n]",
        "1:7-1:7 the line ends inside a string; close the string, or end the line with `\\` to go on in the next",
        "1:2-1:3 the string begins here"
      ),
      (
        "{f: [1}, g: 2}",
        "1:7-1:8 expected `]`, found `}`; close it with `]`", "1:5-1:6 `]` would close this"
      ),
      (
        "{\"a\": \"foo,\n  \"b\": 1}",
        "1:12-1:12 the line ends inside a string; close the string, or end the line with `\\` to go on in the next",
        "1:7-1:8 the string begins here"
      ),
      (
        "{\"a: 1,\n  \"b\": 1}",
        "1:8-1:8 the line ends inside a string; close the string, or end the line with `\\` to go on in the next",
        "1:2-1:3 the string begins here"
      ),
    ])
  func unclosed(text: String, finding: String, note: String) throws {
    let diagnostics = JSONReader.read(SourceText(text)).diagnostics
    #expect(diagnostics.map(\.summary) == [finding])
    let first = try #require(diagnostics.first?.notes.first)
    #expect("\(first.location?.span ?? "") \(first.message)" == note)
  }

  @Test("What surrounds a mistake stays in the tree")
  func recovery() {
    let text = "{a: 1 b: tru, c: [1 2 x, #], 'd' 4, e: {f: 5]}"
    let (root, diagnostics) = JSONReader.read(SourceText(text))
    #expect(
      diagnostics.map(\.summary) == [
        "1:6-1:6 a comma is missing; add a comma",
        "1:13-1:13 the word ends too early for `true`; did you mean `true`?",
        "1:20-1:20 a comma is missing; add a comma",
        "1:22-1:22 a comma is missing; add a comma",
        "1:23-1:24 `x` is no value; put it into quotes: `\"x\"`",
        "1:26-1:27 expected a value, found `#`; a comment begins with `//`",
        "1:33-1:33 a colon is missing between the name and its value; add a colon",
        "1:45-1:46 expected `}`, found `]`; close it with `}`",
      ])
    #expect(
      root?.value.plain
        == .object([
          ("a", .number(1)), ("c", .array([.number(1), .number(2)])), ("d", .number(4)),
          ("e", .object([("f", .number(5))])),
        ]))
  }

  @Test("A value that is broken off is still there")
  func partial() {
    let root = JSONReader.read(SourceText("{a: [1, {b: 2")).root
    #expect(
      root?.value.plain
        == .object([("a", .array([.number(1), .object([("b", .number(2))])]))]))
    #expect(JSONReader.read(SourceText("nul")).root == nil)
  }

  @Test("Any prefix and any change of a text is read to its end")
  func robustness() {
    let bytes = Array("{a: [1, 'b\\u0041', /*c*/ -.5e1], \"d\": {e: null}, // f\r\n}".utf8)
    for end in bytes.indices { Self.read(Array(bytes[..<end])) }
    for index in bytes.indices {
      for byte: UInt8 in [
        0x00, 0x22, 0x27, 0x2C, 0x2F, 0x3A, 0x5B, 0x5C, 0x5D, 0x7B, 0x7D, 0xC3, 0xFF,
      ] {
        var changed = bytes
        changed[index] = byte
        Self.read(changed)
      }
    }
  }

  /// Reads bytes in both profiles and expects a value or a finding, each inside the bytes.
  private static func read(_ bytes: [UInt8]) {
    for profile in [JSONProfile.json, .json5] {
      let (root, diagnostics) = JSONReader.read(
        SourceText(path: "", bytes: bytes), profile: profile)
      #expect(root != nil || diagnostics != [])
      if let root { #expect(root.range.upperBound <= bytes.count) }
      // Sorted, so that a person can go through them from top to bottom.
      let places = diagnostics.compactMap(\.location).map { [$0.line, $0.column] }
      #expect(zip(places, places.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) })
    }
  }
}
