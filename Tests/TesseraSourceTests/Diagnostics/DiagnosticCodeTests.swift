import TesseraSource
import Testing

@Suite struct DiagnosticCodeTests {
  @Test("The table is in ascending order, and no two codes mean the same")
  func order() {
    let names = DiagnosticCode.all.map(\.name)
    #expect(names == Set(names).sorted())
    #expect(Set(DiagnosticCode.all.map(\.meaning)).count == names.count)
  }

  @Test("A code is T and four digits, and has a stage and a meaning", arguments: DiagnosticCode.all)
  func row(code: DiagnosticCode) {
    #expect(code.name.wholeMatch(of: /T\d{4}/) != nil)
    #expect(code.stage != nil)
    #expect(DiagnosticCode.named(code.name) == code)
    #expect(code.meaning.wholeMatch(of: /[A-Z][^.\n]*/) != nil)
  }

  @Test(
    "The hundreds of a code are its stage's",
    arguments: [
      ("T0001", .text), ("T0104", .tokens), ("T0211", .references), ("T0301", .values),
      ("T0417", .resolver), ("T0508", .cells),
      ("T0803", .fonts),
    ] as [(String, DiagnosticCode.Stage)])
  func stage(name: String, stage: DiagnosticCode.Stage) {
    #expect(DiagnosticCode.named(name)?.stage == stage)
  }

  @Test("An unknown code has no row")
  func unknown() {
    #expect(DiagnosticCode.named("T9999") == nil)
    #expect(DiagnosticCode.lints.first?.name == "T0601")
  }
}

/// The codes that the sources write against the table.
@Suite(.enabled(if: !SourceTree.swiftFiles.isEmpty, "the sources lie not beside the tests"))
struct DiagnosticCodeUseTests {
  /// The literals of the sources, the table left out.
  private static let uses: Set<String> = {
    var uses: Set<String> = []
    for file in SourceTree.swiftFiles where !file.path.hasSuffix("DiagnosticCode+Table.swift") {
      for match in file.text.matches(of: /"(T\d{4})"/) { uses.insert(String(match.1)) }
    }
    return uses
  }()

  @Test("Every code in the sources has a row in DiagnosticCode+Table.swift, and every row its use")
  func rows() {
    let rows = Set(DiagnosticCode.all.map(\.name))
    #expect(Self.uses.subtracting(rows) == [], "add a row for each of these codes")
    #expect(rows.subtracting(Self.uses) == [], "nothing has these codes: remove their rows")
  }

  @Test("The severity of a row is that of the gravest finding with the code")
  func severity() throws {
    // Where a severity is written beside its code: `.error, code: "T0101"`, `warning("T0414"`.
    let use = /(error|warning|note)(?:,\s*code:\s*|\(\s*)"(T\d{4})"/
    var severities: [String: Set<Diagnostic.Severity>] = [:]
    for file in SourceTree.swiftFiles where !file.path.hasSuffix("DiagnosticCode+Table.swift") {
      for match in file.text.matches(of: use) {
        let severity = try #require(Diagnostic.Severity(rawValue: String(match.1)))
        severities[String(match.2), default: []].insert(severity)
      }
    }
    #expect(severities.count > 30)
    for (name, severities) in severities.sorted(by: { $0.key < $1.key }) {
      let gravest = [.error, .warning, .note].first(where: severities.contains)
      #expect(DiagnosticCode.named(name)?.severity == gravest, "\(name)")
    }
  }
}
