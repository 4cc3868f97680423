/// The stack machine that builds the tree from lexical elements and recovers behind mistakes.
struct JSONParser {
  /// What may come next.
  private enum Expectation {
    case value
    case elementOrEnd
    case nameOrEnd
    case colon
    case commaOrEnd
    case nothing
  }

  /// What is not reported, because it follows from a finding.
  private enum Recovery {
    case none
    /// The rest of the line, up to a comma or bracket.
    case restOfLine
    /// The rest of the line, and that there is no comma behind it.
    case restOfLineAndComma
    /// A further comma, or that a name has no colon and no value.
    case repetition
  }

  private var scanner: JSONScanner
  private var tree = JSONTreeBuilder()
  private var expectation = Expectation.value
  /// The end of the last element that belongs to the tree: where a missing comma goes.
  private var lastEnd = 0
  /// The string that was read just before.
  private var lastString: Range<Int>?
  /// The comma read just before.
  private var lastComma: Range<Int>?
  /// Whether nothing more is read.
  private var isFinished = false
  /// What the findings so far excuse.
  private var recovery = Recovery.none

  init(text: SourceText, profile: JSONProfile) {
    scanner = JSONScanner(bytes: text.bytes, from: text.contentStart, profile: profile)
  }

  /// Reads the text; returns its value, nil when there is none, and the errors by place.
  mutating func parse() -> (root: JSONNode?, errors: [JSONSyntaxError]) {
    while !isFinished {
      let token = scanner.next(expectingName: expectation == .nameOrEnd)
      read(token)
      if case .string = token.kind { lastString = token.range } else { lastString = nil }
    }
    let errors = Self.listed(scanner.findings) + Self.listed(tree.duplicates)
    // Sorting is stable only by the index; places are equal only where one error follows another.
    let sorted = errors.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    return (tree.finish(at: lastEnd), sorted.map(\.element))
  }

  /// The first findings; the last of them says where there are more.
  private static func listed(_ findings: [JSONSyntaxError]) -> [JSONSyntaxError] {
    guard findings.count > SourceLimits.findings else { return findings }
    var listed = Array(findings.prefix(SourceLimits.findings))
    listed[listed.count - 1].hidesMore = true
    return listed
  }

  /// Takes one element.
  private mutating func read(_ token: JSONToken) {
    if case .end = token.kind { return finish(at: token) }
    switch expectation {
    case .value, .elementOrEnd: readValue(token)
    case .nameOrEnd: readName(token)
    case .colon: readColon(token)
    case .commaOrEnd: readSeparator(token)
    case .nothing: readTrailing(token)
    }
  }

  // MARK: - Values

  private mutating func readValue(_ token: JSONToken) {
    switch token.kind {
    case .open(let container): open(container, token)
    case .string(let string): add(.string(string), token)
    case .number(let number): add(.number(number), token)
    case .word(let word): readWord(word, token)
    case .close(let container) where expectation == .elementOrEnd: close(container, token)
    case .close where tree.container != nil: readWithoutValue(token)
    case .comma where tree.container == .object: readWithoutValue(token)
    case .comma: reportComma(token, expected: "a value")
    case .close, .colon: reportUnexpected(token, expected: "a value")
    case .broken: addBroken(token)
    case .stray:
      reportUnexpected(token, expected: "a value")
      addBroken(token)
    case .end: break
    }
  }

  private mutating func readWord(_ word: String, _ token: JSONToken) {
    switch word {
    case "true": add(.bool(true), token)
    case "false": add(.bool(false), token)
    case "null": add(.null, token)
    case "Infinity", "NaN":
      scanner.reportExtended(
        "this number", token.range, help: "JSON has finite numbers only")
      let value = word == "NaN" ? Double.nan : .infinity
      add(.number(JSONNumber(value: value, text: word)), token)
    default:
      scanner.reportUnknown(word, from: token.range.lowerBound)
      addBroken(token)
    }
  }

  private mutating func add(_ value: JSONValue, _ token: JSONToken) {
    tree.add(JSONNode(value: value, range: token.range))
    endValue(at: token)
    if isCutOff(token) { recovery = .restOfLineAndComma }
  }

  /// Whether the element is a string that its line's end cuts off, with all that belongs behind it.
  private func isCutOff(_ token: JSONToken) -> Bool {
    guard scanner.findings.count > token.findingsBefore, let last = scanner.findings.last,
      case .lineEndInString = last.cause
    else { return false }
    return last.range.lowerBound == token.range.upperBound
  }

  private mutating func addBroken(_ token: JSONToken) {
    tree.dropName()
    endValue(at: token)
    recovery = .restOfLine
  }

  private mutating func endValue(at token: JSONToken) {
    lastEnd = token.range.upperBound
    lastComma = nil
    recovery = .none
    expectation = tree.container == nil ? .nothing : .commaOrEnd
  }

  /// Reports that a name has no value, and reads what follows it instead.
  private mutating func readWithoutValue(_ token: JSONToken) {
    if recovery != .repetition { scanner.report(.missingValue, token.range) }
    tree.dropName()
    endValue(at: token)
    readSeparator(token)
  }

  // MARK: - Containers

  private mutating func open(_ container: JSONContainer, _ token: JSONToken) {
    guard tree.depth < SourceLimits.nesting else {
      scanner.report(.tooDeep, token.range)
      isFinished = true
      return
    }
    tree.open(container, at: token.range)
    lastEnd = token.range.upperBound
    lastComma = nil
    recovery = .none
    expectation = container == .array ? .elementOrEnd : .nameOrEnd
  }

  private mutating func close(_ container: JSONContainer, _ token: JSONToken) {
    guard let opening = tree.opening, let expected = tree.container else { return }
    if container != expected {
      scanner.report(
        .mismatched(found: container.closer, expected: expected.closer, opened: opening),
        token.range)
      if isMeantForOuter(container) {
        while tree.container != container { tree.close(at: lastEnd) }
      }
    } else if let lastComma {
      scanner.reportExtended("a comma behind the last one", lastComma, help: "remove the comma")
    }
    tree.close(at: token.range.upperBound)
    endValue(at: token)
  }

  /// Whether a bracket of the wrong kind ends an outer container, and the inner one's is missing.
  ///
  /// Else it stands in the place of the right one. So it does where no outer container is of its
  /// kind, and where it would end the whole value although more follows.
  private func isMeantForOuter(_ container: JSONContainer) -> Bool {
    guard let depth = tree.depth(of: container) else { return false }
    if depth > 0 { return true }
    var ahead = scanner
    if case .end = ahead.next(expectingName: false).kind { return true }
    return false
  }

  // MARK: - Names

  private mutating func readName(_ token: JSONToken) {
    switch token.kind {
    case .string(let name): setName(name, token)
    case .word(let name):
      // A name that holds a misplaced character has its finding.
      let isFaulty = scanner.findings.count > token.findingsBefore
      if !isFaulty {
        scanner.reportExtended(
          "a name without quotes", token.range, help: JSONSyntaxError.quoting(name))
      }
      setName(name, token)
      if isFaulty { recovery = .repetition }
    case .close(let container): close(container, token)
    case .broken: setName(nil, token)
    case .stray:
      reportUnexpected(token, expected: "a name")
      setName(nil, token)
      recovery = .repetition
    case .comma: reportComma(token, expected: "a name")
    case .colon:
      reportUnexpected(token, expected: "a name")
      setName(nil, token)
      expectation = .value
    case .open:
      reportUnexpected(token, expected: "a name")
      tree.dropName()
      readValue(token)
    case .number, .end: break
    }
  }

  private mutating func setName(_ name: String?, _ token: JSONToken) {
    if let name { tree.setName(name, at: token.range) } else { tree.dropName() }
    lastEnd = token.range.upperBound
    lastComma = nil
    recovery = isCutOff(token) ? .repetition : .none
    expectation = .colon
  }

  private mutating func readColon(_ token: JSONToken) {
    switch token.kind {
    case _ where runsOn(into: token):
      scanner.forgetFindings(in: token)
      reportMissingQuote()
      addBroken(token)
      recovery = .restOfLineAndComma
    case .colon:
      recovery = .none
      expectation = .value
    case .comma, .close: readWithoutValue(token)
    case .stray:
      reportUnexpected(token, expected: "`:`")
      expectation = .value
    case .string where recovery == .repetition && token.beginsLine,
      .word where recovery == .repetition && token.beginsLine:
      // The next member, behind one whose name took the rest of its line.
      tree.dropName()
      scanner.rewind(before: token)
      expectNext()
    case .word(let word) where !JSONScanner.literals.contains(word):
      // A further word of a name that must be quoted.
      if recovery != .repetition { reportUnexpected(token, expected: "`:`") }
      recovery = .repetition
    case .broken: addBroken(token)
    default:
      scanner.rewind(before: token)
      if recovery != .repetition { scanner.report(.missingColon, lastEnd..<lastEnd) }
      expectation = .value
    }
  }

  // MARK: - What follows a value

  private mutating func readSeparator(_ token: JSONToken) {
    switch token.kind {
    case .comma:
      lastComma = token.range
      lastEnd = token.range.upperBound
      expectNext()
    case .close(let container): close(container, token)
    case .open where isSkipping(token) || tree.container == .object:
      // Read for its brackets; an object has no name for it.
      if !isSkipping(token) { reportUnexpected(token, expected: expectedSeparator) }
      tree.dropName()
      readValue(token)
    case _ where isSkipping(token): scanner.forgetFindings(in: token)
    case _ where runsOn(into: token):
      scanner.forgetFindings(in: token)
      reportMissingQuote()
      recovery = .restOfLineAndComma
    case .stray where scanner.bytes[token.range.lowerBound] == UInt8(ascii: ";"):
      reportUnexpected(token, expected: expectedSeparator)
      expectNext()
    case .number where tree.container == .object, .colon, .stray:
      reportUnexpected(token, expected: expectedSeparator)
      recovery = .restOfLineAndComma
    case .broken: recovery = .restOfLineAndComma
    default:
      scanner.rewind(before: token)
      if recovery != .restOfLineAndComma { scanner.report(.missingComma, lastEnd..<lastEnd) }
      expectNext()
    }
  }

  private mutating func readTrailing(_ token: JSONToken) {
    scanner.forgetFindings(in: token)
    if isSkipping(token) { return }
    if recovery != .restOfLineAndComma { scanner.report(.trailing, token.range) }
    isFinished = true
  }

  /// Whether the element is part of a line that has its finding.
  private func isSkipping(_ token: JSONToken) -> Bool {
    (recovery == .restOfLine || recovery == .restOfLineAndComma) && !token.beginsLine
  }

  private mutating func expectNext() {
    recovery = .none
    expectation = tree.container == .array ? .elementOrEnd : .nameOrEnd
  }

  private var expectedSeparator: String {
    "`,` or `\(tree.container?.closer ?? "")`"
  }

  /// Whether the string before an element most likely took what stands behind its closing quote: it ends
  /// in a colon or comma, and the element follows without a space, as `bold` in `"weight: "bold"`.
  private func runsOn(into token: JSONToken) -> Bool {
    guard let string = lastString, string.upperBound == token.range.lowerBound else { return false }
    switch token.kind {
    case .word, .number, .stray, .broken: break
    case .string, .open, .close, .colon, .comma, .end: return false
    }
    let text = scanner.bytes[string].dropLast()
    let last = text.last { $0 != ASCII.space && $0 != ASCII.tab }
    return last == ASCII.colon || last == ASCII.comma
  }

  private mutating func reportMissingQuote() {
    guard let string = lastString else { return }
    scanner.report(.missingQuote, string)
  }

  // MARK: - Findings

  private mutating func reportUnexpected(_ token: JSONToken, expected: String) {
    let found = scanner.description(of: token)
    scanner.report(.unexpected(found: found, expected: expected), token.range)
  }

  /// Reports a comma without an element before it; a row of them is one finding.
  private mutating func reportComma(_ token: JSONToken, expected: String) {
    if recovery != .repetition { reportUnexpected(token, expected: expected) }
    recovery = .repetition
  }

  private mutating func finish(at token: JSONToken) {
    isFinished = true
    if let opening = tree.opening, let container = tree.container {
      // A string or comment without end is the cause already.
      guard scanner.findings.last?.range.lowerBound != token.range.lowerBound else { return }
      scanner.report(.unclosed(container.name, opened: opening), token.range)
    } else if expectation == .value, scanner.findings.isEmpty {
      scanner.report(.empty, token.range)
    }
  }
}
