import TesseraSource
import Testing

@testable import TesseraTheme

@Suite("Values for every mode")
struct ModalTokensTests {
  private static let axes = [
    ModalTokens.Axis(name: "one", contexts: ["a", "b"]),
    ModalTokens.Axis(name: "two", contexts: ["c", "d", "e"]),
    ModalTokens.Axis(name: "three", contexts: ["f", "g"]),
  ]

  /// Random values below a bound, one for each mode (SplitMix64).
  private func values(seed: UInt64, below bound: UInt64) -> [Int] {
    (0..<12).map { index in
      var mixed = (seed &* 12 &+ UInt64(index) &+ 1) &* 0x9E37_79B9_7F4A_7C15
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)) % bound)
    }
  }

  private func theme(_ values: [[Int]]) throws -> ThemeDocument {
    let text = SourceText(path: "x", bytes: [])
    let entries = values.enumerated().map { index, numbers in
      let values = numbers.map { DraftValue.literal(.integer($0)) }
      let token = DraftToken(
        names: ["t\(index)"], type: .number, value: values[0],
        origin: SourceSpan(source: text, range: 0..<0))
      return ModalTokens.Entry(token: token, values: values)
    }
    var report = ImportReport()
    let draft = ModalTokens(axes: Self.axes, entries: entries).theme(name: "t")
    let files = draft.files(report: &report)
    #expect(report.diagnostics == [])
    let first = try #require(files.first)
    let fixture = Fixture(files: files.texts, path: first.path)
    #expect(fixture.findings == [])
    return try #require(fixture.document)
  }

  @Test("Any value in any of three switches' modes comes back", arguments: 0..<60)
  func anything(seed: UInt64) throws {
    // Few different values make many tokens that do not depend on all switches.
    let values = [
      values(seed: seed, below: 2), values(seed: seed + 1000, below: 3),
      values(seed: seed + 2000, below: 12), values(seed: seed + 3000, below: 1),
    ]
    let document = try theme(values)
    for token in values.indices {
      var index = 0
      for one in Self.axes[0].contexts {
        for two in Self.axes[1].contexts {
          for three in Self.axes[2].contexts {
            let known = Set(document.modifiers.map(\.name))
            let all = ["one": one, "two": two, "three": three].filter { known.contains($0.key) }
            let mode = try document.mode(selecting: all)
            let value = document.theme(in: mode).value("t\(token)")
            #expect(value == .number(Double(values[token][index])))
            index += 1
          }
        }
      }
    }
    // What is a variant here is none of the tokens of an export.
    let table = ExportTable(
      document, axes: ExportAxis.all(of: document), mode: document.defaultMode)
    #expect(table.rows.map(\.token.path) == ["t0", "t1", "t2", "t3"])
  }

  @Test("A switch that changes nothing is left out")
  func unused() throws {
    #expect(try theme([[Int](repeating: 1, count: 12)]).modifiers == [])
    let first = (0..<12).map { $0 / 6 }
    #expect(try theme([first]).modifiers.map(\.name) == ["one"])
  }
}
