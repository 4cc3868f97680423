import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraTheme

@Suite("Themes without end")
struct LargeThemeTests {
  /// A token file of a number followed by tokens that each refer to the one before.
  private func chain(_ count: Int, _ reference: (Int) -> String) -> Fixture {
    let tokens = (1..<count).map { #""t\#($0)": { \#(reference($0 - 1)) }"# }
    return Fixture(
      #"{ "t0": { "$type": "number", "$value": 7 }, \#(tokens.joined(separator: ",\n")) }"#)
  }

  @Test(
    "a chain 100,000 deep resolves, and one of pointers too",
    arguments: [
      (#""$value": "{t%}""#, 100_000), (##""$ref": "#/t%""##, 10_000),
      (##""$value": { "$ref": "#/t%/$value" }"##, 10_000),
    ])
  func chains(reference: String, count: Int) throws {
    let fixture = chain(count) { reference.replacing("%", with: "\($0)") }
    #expect(fixture.findings == [])
    #expect(fixture.theme.value("t\(count - 1)") == .number(7))
    let document = try #require(fixture.document)
    let export = TokenExport(document, in: document.defaultMode)
    #expect(export.entries.count == count)
    #expect(export.entries.allSatisfy { $0.value == .number(7) })
    let last = "t\(count - 1)"
    #expect(try document.explanation(of: last, in: document.defaultMode).steps.count == count)
  }

  @Test(
    "thousands of wrong names are all told, the first with what was meant",
    arguments: [
      (##""$type": "number", "$value": "{tt%}""##, "T0202"),
      (##""$type": "number", "$ref": "#/tt%""##, "T0207"), (##""$extends": "{tt%}""##, "T0211"),
    ])
  func wrongNames(token: String, code: String) throws {
    let count = 4_000
    let members = (0..<count).map { ##""t\##($0)": { \##(token) }"## }
      .enumerated().map { $0.element.replacing("%", with: "\($0.offset)") }
    var fixture: Fixture?
    let text = "{ \(members.joined(separator: ",\n")) }"
    let seconds = try ThreadTime.spent { fixture = Fixture(text) }
    let found = fixture?.diagnostics ?? []
    #expect(found.count == count)
    #expect(Set(found.map(\.code)) == [code])
    #expect(found.first?.help?.hasPrefix("did you mean") == true)
    #expect(found.last?.help?.hasPrefix("did you mean") != true)
    // Comparing each with all takes minutes in a debug build; what is bounded, seconds.
    #expect(seconds < 30)
  }

  @Test("a circle of 20,000 tokens is one error")
  func circle() {
    let tokens = (0..<20_000).map { #""t\#($0)": { "$value": "{t\#(($0 + 1) % 20_000)}" }"# }
    let fixture = Fixture("{ \(tokens.joined(separator: ",\n")) }")
    #expect(fixture.diagnostics.map(\.code) == ["T0205"])
    #expect(fixture.theme.unresolved.count == 20_000)
  }

  @Test("parts that need each other 10,000 deep resolve")
  func parts() {
    let tokens = (1..<10_000).map {
      ##""t\##($0)": { "$value": { "unit": "px", "value": { "$ref": "#/t\##($0 - 1)/$value/value" } } }"##
    }
    let fixture = Fixture(
      ##"{ "$type": "dimension", "t0": { "$value": { "value": 3, "unit": "px" } }, "##
        + tokens.joined(separator: ",\n") + "}")
    #expect(fixture.findings == [])
    #expect(fixture.theme.value("t9999") == .dimension(3))
  }

  @Test("values that grow by one another stop at a limit")
  func nesting() {
    let tokens = (1..<1_000).map {
      ##""t\##($0)": { "$value": { "x": { "z": { "$ref": "#/t\##($0 - 1)/$value/x" } } } }"##
    }
    let fixture = Fixture(
      ##"{ "$type": "border", "t0": { "$value": { "x": 1 } }, "##
        + tokens.joined(separator: ",\n") + "}")
    #expect(fixture.diagnostics.contains { $0.code == "T0207" })
    #expect(fixture.theme.unresolved.count == 1_000)
  }

  @Test("100,000 brackets are one clear error", arguments: ["[", "{ \"a\": "])
  func brackets(text: String) {
    let fixture = Fixture(String(repeating: text, count: 100_000))
    #expect(fixture.diagnostics.first?.code == "T0001")
    #expect(fixture.diagnostics.count < 20)
  }
}
