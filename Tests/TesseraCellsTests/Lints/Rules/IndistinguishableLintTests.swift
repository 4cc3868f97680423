import TesseraGraphics
import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite("Lint: states that look the same")
struct IndistinguishableLintTests {
  /// The findings about states.
  private func findings(_ cell: SampleCell, _ lines: String) throws -> [String] {
    try LintFixture(LintFixture.tokens(lines), cells: [cell]).findings
      .filter { $0.hasPrefix("T0603") || $0.hasPrefix("T0604") }
  }

  /// A cell whose highlight and selected background are all that differs.
  private static let rows = SampleCell(
    roles: [Role("chosen", .color), Role("pressed", .color)]
  ) { _ in
    Slots(
      background: Layer(fill: .literal(.white)), selectedBackground: Layer(fill: .role("chosen")),
      selectedBackgroundRule: .whenSelected, highlight: Layer(fill: .role("pressed")))
  }

  @Test("colours that are nearly equal, or covered, cannot be told apart")
  func same() throws {
    #expect(
      try findings(Self.rows, "chosen: { $value: '#fbfbfb' }, pressed: { $value: '#cccccc' }") == [
        "T0603 t:2:1 cell sample: the states normal and selected cannot be told apart",
        "T0603 t:2:32 cell sample: the states highlighted and selected+highlighted cannot be told"
          + " apart",
      ])
    #expect(
      try findings(Self.rows, "chosen: { $value: '#dddddd' }, pressed: { $value: '#00000033' }")
        == [])
  }

  @Test("T39: a selection that lies under an opaque content is a warning")
  func covered() throws {
    let cell = SampleCell(roles: [Role("chosen", .color)]) { _ in
      Slots(
        background: Layer(fill: .literal(.white)), selectedBackground: Layer(fill: .role("chosen")),
        content: [Layer(fill: .literal(.white))])
    }
    #expect(
      try findings(cell, "chosen: { $value: '#0000ff' }").contains {
        $0.hasPrefix("T0603") && $0.contains("normal") && $0.contains("selected")
      })
  }

  @Test("states that all look alike are one finding; one that looks like two unlike ones is in two")
  func groups() throws {
    #expect(
      try findings(Self.rows, "chosen: { $value: '#fdfdfd' }, pressed: { $value: '#fbfbfb' }") == [
        "T0603 t:2:32 cell sample: the states normal, highlighted, selected and"
          + " selected+highlighted cannot be told apart"
      ])
    // Each step of grey is ΔEOK 0.018: less than is seen, but two of them are more.
    #expect(
      try findings(Self.rows, "chosen: { $value: '#f9f9f9' }, pressed: { $value: '#f3f3f3' }") == [
        "T0603 t:2:1 cell sample: the states normal and selected cannot be told apart",
        "T0603 t:2:1 cell sample: the states highlighted, selected and selected+highlighted cannot"
          + " be told apart",
      ])
  }

  @Test("an exemption of one state leaves the others' finding as it is")
  func exemption() throws {
    let lints = "[{ lint: 'indistinguishable', state: 'highlighted', off: true, reason: 'r' }]"
    let fixture = try LintFixture(
      LintFixture.tokens(
        "chosen: { $value: '#fdfdfd' }, pressed: { $value: '#fbfbfb' }",
        root: "$extensions: { tessera: { lints: \(lints) } },"),
      cells: [Self.rows])
    #expect(fixture.findings.filter { $0.hasPrefix("T0603") }.count == 1)
    #expect(
      fixture.findings.contains {
        $0.contains("the states normal, selected and selected+highlighted cannot be told apart")
      })
  }

  @Test("red and green of one lightness are told apart by full colour vision alone")
  func vision() throws {
    let found = try findings(
      Self.rows, "chosen: { $value: '#b08a5c' }, pressed: { $value: '#93945cf0' }")
    #expect(found.contains { $0.hasPrefix("T0604") && $0.contains("protanopia") })
    #expect(!found.contains { $0.hasPrefix("T0603") && $0.contains("normal and") })
  }

  @Test("an icon, a text, a line or a shadow that only one state has makes the difference")
  func other() throws {
    let square = VectorImage(
      "square", size: Size(8, 8), parts: [.init(Shape.rectangle(Rect(1, 1, 6, 6)).path)])
    func row(_ change: @escaping @Sendable (inout Slots) -> Void) -> SampleCell {
      SampleCell { context in
        var slots = Slots(background: Layer(fill: .literal(.white)))
        if context.state.isSelected { change(&slots) }
        if context.state.isHighlighted { slots.highlight = Layer(fill: .literal(.black)) }
        return slots
      }
    }
    let icon = row {
      $0.icon = IconView(.vector(square), size: Size(16, 16), tint: .literal(.black))
    }
    let text = row {
      $0.content = [
        Layer(text: TextContent("x", font: .system(size: 14), color: .literal(.black)))
      ]
    }
    let border = row {
      $0.content = [Layer(border: Border(1, color: .literal(Color(red: 1, green: 0, blue: 0))))]
    }
    for cell in [icon, text, border] {
      let found = try findings(cell, "")
      #expect(!found.contains { $0.contains("normal and selected cannot") }, "\(found)")
    }
    #expect(
      try findings(row { _ in }, "").contains {
        $0.contains("the states normal and selected cannot be told apart")
      })
  }
}
