import Tessera
import TesseraShowcase
import TesseraSnapshots
import TesseraSource
import TesseraTestSupport
import TesseraTheme
import Testing

/// The showcase against the goldens of the repository: the same pictures that `tessera verify --deep`
/// sees.
@Suite("Goldens")
struct GoldenTests {
  private static let store = SnapshotStore(folder: FilePath.join(Checkout.folder, "Snapshots"))

  /// All cases by their names.
  private static let cases: [String: SnapshotCase] = {
    let theme = FilePath.join(Checkout.folder, "Themes/showcase.resolver.json")
    let document = ThemeDocument.load(path: theme).document
    do {
      let catalogue = try SnapshotCatalogue(of: Showcase.cells, document: document)
      return Dictionary(uniqueKeysWithValues: catalogue.cases.map { ($0.id.text, $0) })
    } catch {
      Issue.record("the catalogue cannot be made: \(error)")
      return [:]
    }
  }()

  @Test("equals its golden", arguments: cases.keys.sorted())
  func equalsGolden(id: String) throws {
    let test = try #require(Self.cases[id])
    let verifier = SnapshotVerifier(store: Self.store, threads: 1, isDeep: true)
    let (results, findings) = try verifier.verify([test], orphans: [])
    #expect(findings.map(\.message) == [], "its manifest is there and in order")
    let result = try #require(results.first)
    let explanation = [result.cause ?? ""] + result.changes.map(\.text)
    #expect(
      result.status == .passed,
      """
      \(explanation.joined(separator: "\n"))
      expected: \(result.expectedPath ?? Self.store.goldenPath(test.id))
      actual: \(result.actualPath ?? "-")
      difference: \(result.differencePath ?? "-")
      accept with: swift run -c release tessera record \(id)
      """)
  }

  @Test("no golden is without a case, and none is missing")
  func folderIsTheCatalogue() throws {
    #expect(try Self.store.storedIDs().map(\.text) == Self.cases.keys.sorted())
  }
}
