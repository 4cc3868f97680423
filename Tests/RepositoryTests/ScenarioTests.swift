import Foundation
import TesseraTestSupport
import Testing

/// The scenarios of collections, T01 to T40 and T52 to T78: each is a test of that name.
///
/// Those between are about configurations of cells, which are no part of a collection.
@Suite("Scenarios of collections")
struct ScenarioTests {
  @Test("each has a test that begins with its name")
  func names() throws {
    var found: Set<String> = []
    let tests = Repository.root.appendingPathComponent("Tests")
    let files = try #require(FileManager.default.enumerator(atPath: tests.path))
    for case let file as String in files where file.hasSuffix("Tests.swift") {
      let text = try String(contentsOf: tests.appendingPathComponent(file), encoding: .utf8)
      for title in text.matches(of: #/@Test\(\s*"(T[0-9]{2}(?:, T[0-9]{2})*): /#) {
        found.formUnion(title.output.1.split(separator: ", ").map(String.init))
      }
    }
    let wanted = (Array(1...40) + Array(52...78)).map { $0 < 10 ? "T0\($0)" : "T\($0)" }
    #expect(wanted.filter { !found.contains($0) } == [])
  }
}
