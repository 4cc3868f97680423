import TesseraSource
import TesseraTestSupport
import Testing

/// The reader against the suites of other projects.
@Suite(.enabled(if: ConformanceData.isPresent, "\(ConformanceData.absence)"))
struct JSONConformanceTests {
  /// A row of a table of verdicts.
  struct Verdict: CustomTestStringConvertible {
    let file: String
    /// What the suite wants: `y`, `n`, `i` or `accept`, `reject`.
    let wanted: String
    /// What the reference implementation of JSON5 says: `ok`, `err`, perhaps behind `invalid-utf8,`.
    let json5: String
    /// The reference implementation's value or error, as a JSON string.
    let answer: String

    var testDescription: String { FilePath.name(of: file) }
  }

  private static let suite = ConformanceData.rows("json/JSONTestSuite-verdicts.tsv").map {
    Verdict(
      file: "json/JSONTestSuite/test_parsing/" + $0[0], wanted: $0[1], json5: $0[3], answer: $0[4])
  }
  private static let json5Suite = ConformanceData.rows("json/json5-tests-verdicts.tsv").map {
    Verdict(file: "json/json5-tests/" + $0[0], wanted: $0[1], json5: $0[2], answer: $0[3])
  }

  @Test("The suites are whole")
  func counts() {
    func counts(_ verdicts: [Verdict]) -> [String: Int] {
      Dictionary(grouping: verdicts, by: \.wanted).mapValues(\.count)
    }
    #expect(counts(Self.suite) == ["y": 95, "n": 188, "i": 35])
    #expect(counts(Self.json5Suite) == ["accept": 82, "reject": 31])
  }

  @Test("RFC 8259: JSONTestSuite's texts are accepted and rejected as it wants", arguments: suite)
  func json(_ verdict: Verdict) throws {
    let (root, errors) = try Self.read(verdict.file, .json)
    switch verdict.wanted {
    case "y":
      #expect(errors == [])
      #expect(root != nil)
    case "n": #expect(errors != [])
    default: #expect(root != nil || errors != [])
    }
  }

  @Test("JSON5: json5-tests' texts are accepted and rejected as it wants", arguments: json5Suite)
  func json5(_ verdict: Verdict) throws {
    let (_, errors) = try Self.read(verdict.file, .json5)
    #expect(errors.isEmpty == (verdict.wanted == "accept"), "\(errors.map(\.message))")
  }

  /// What the reference implementation lets pass and a Swift string or a theme cannot hold.
  private static let stricter = [
    "half of a surrogate pair is no character", "the number is too large",
  ]

  @Test("JSON5: JSONTestSuite gets the reference implementation's verdicts", arguments: suite)
  func reference(_ verdict: Verdict) throws {
    let (_, errors) = try Self.read(verdict.file, .json5)
    let grammatical = errors.filter { !Self.stricter.contains($0.message) }
    #expect(grammatical.isEmpty == (verdict.json5 == "ok"), "\(errors.map(\.message))")
  }

  @Test(
    "JSON5: values are the reference implementation's",
    arguments: json5Suite.filter { $0.json5 == "ok" })
  func value(_ verdict: Verdict) throws {
    let (root, errors) = try Self.read(verdict.file, .json5)
    #expect(errors == [])
    // The answer is a JSON string, and what it holds is JSON5.
    let answer = try #require(JSONReader.read(SourceText(verdict.answer)).root)
    guard case .string(let text) = answer.value else {
      Issue.record("the answer is no string: \(verdict.answer)")
      return
    }
    let expected = try #require(JSONReader.read(SourceText(text)).root)
    if verdict.testDescription == "duplicate-keys.json" {
      // The reference keeps the last of two members, we report the second and keep the first.
      #expect(root?.value.plain == .object([("a", .bool(true))]))
    } else {
      #expect(root?.value.plain == expected.value.plain)
    }
  }

  /// Where a first error stands on purpose elsewhere than the reference implementation puts it.
  private static let elsewhere: [String: String] = [
    // A missing comma or colon: behind what comes before it.
    "n_array_1_true_without_comma.json": "1:3",
    "no-comma-array.txt": "2:9",
    "no-comma-object.txt": "2:17",
    "n_object_missing_semicolon.json": "1:5",
    // A word that is no value: the whole word, not the letter that makes it wrong.
    "n_object_bad_value.json": "1:7",
    // Columns count clusters: a flag is one, a byte order mark none.
    "n_object_emoji.json": "1:2",
    "n_structure_UTF8_BOM_no_data.json": "1:1",
    // A slash that begins no comment: the slash, not the end behind it.
    "n_object_trailing_comment_open.json": "1:14",
    "n_object_trailing_comment_slash_open_incomplete.json": "1:10",
    // The limit of nesting.
    "n_structure_100000_opening_arrays.json": "1:513",
    "n_structure_open_array_object.json": "1:1281",
    // Half of a surrogate pair comes before the error that the reference sees.
    "n_string_1_surrogate_then_escape.json": "1:3",
    "n_string_incomplete_surrogate_escape_invalid.json": "1:3",
    // A number with a zero too much: what is behind the zero, not the zero.
    "n_number_1_000.json": "1:5",
    // A line end: at the end of its line, not before the next one's beginning.
    "n_string_unescaped_newline.json": "1:6",
    "hexadecimal-empty.txt": "1:3",
    "lone-decimal-point.txt": "1:2",
    "unescaped-multi-line-string.txt": "1:5",
  ]

  @Test(
    "JSON5: errors stand where the reference implementation has them",
    arguments: (suite + json5Suite).filter { $0.json5 == "err" }
  )
  func place(_ verdict: Verdict) throws {
    let (_, errors) = try Self.read(verdict.file, .json5)
    let place = try #require(errors.first?.location)
    let found = "\(place.line):\(place.column)"
    if let expected = Self.elsewhere[verdict.testDescription] {
      #expect(found == expected)
      // Each entry of the table is a difference.
      #expect(!verdict.answer.hasSuffix(" at \(found)\""))
    } else {
      #expect(verdict.answer.hasSuffix(" at \(found)\""), "\(verdict.answer), not \(found)")
    }
  }

  /// The value and the syntax errors of a file; names given twice are no matter of syntax.
  private static func read(
    _ file: String, _ profile: JSONProfile
  ) throws -> (root: JSONNode?, errors: [Diagnostic]) {
    let text = SourceText(path: file, bytes: try ConformanceData.bytes(file))
    let (root, diagnostics) = JSONReader.read(text, profile: profile)
    return (root, diagnostics.filter { $0.severity == .error && $0.code == "T0001" })
  }
}
