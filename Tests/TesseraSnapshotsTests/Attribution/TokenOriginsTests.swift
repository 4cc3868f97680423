import TesseraCells
import TesseraSnapshots
import TesseraTheme
import Testing

/// Which token is told where a gradient's or a font's value changed as a whole.
@Suite("Token origins")
struct TokenOriginsTests {
  @Test("A whole value that a theme's gradient gives is told by the token in it")
  func gradient() throws {
    func test(_ color: String) throws -> [SnapshotCase] {
      let text = """
        { tone: { $type: "color", red: { $value: "\(color)" } },
          cell: { badge: { title: { $type: "color", $value: "{tone.red}" },
            background: { $type: "color", $value: "#ffffff" } },
            strip: { stripes: { $type: "gradient", $value: [
              { color: "{tone.red}", position: 0 }, { color: "#000000", position: 1 }] } } } }
        """
      let theme = try theme(["acme.tokens.json": text], path: "acme.tokens.json")
      let cells: [any Cell] = [
        SampleCell(previewItems: [Item("plain", text: "Ab")]), StripCell(),
      ]
      return try SnapshotCatalogue(of: cells, document: theme).cases
    }
    let goldens = try Goldens()
    let old = try test("#ff0000")
    _ = try goldens.record(old)
    let results = try goldens.verify(try test("#ee0000"))
    let strip = try #require(results.first { $0.id.cellName == "strip" })
    #expect(strip.tokenChanges.map(\.token) == ["cell.strip.stripes"])
    let causes = SharedCause.causes(of: results)
    #expect(causes.map(\.kind) == [.token("tone.red", from: "#ff0000", to: "#ee0000")])
    #expect(causes.first?.cells == ["badge", "strip"])
    // By itself, the gradient is all there is to name.
    #expect(
      SharedCause.causes(of: [strip]).map(\.kind) == [
        .token("cell.strip.stripes", from: "#ff0000 0, #000000 1", to: "#ee0000 0, #000000 1")
      ])
  }
}

/// A cell that is one gradient of the theme.
private struct StripCell: Cell {
  let reuseIdentifier = "strip"
  let roles = [Role("stripes", .gradient, "From top to bottom")]

  func slots(in context: CellContext) -> Slots {
    Slots(background: Layer(fill: .gradientRole("stripes")))
  }
}
