import TesseraGraphics
import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

/// A cell of a background, a selected background, a text of some size and weight, and an icon.
private func cell(size: Double = 14, weight: Double = 400) -> SampleCell {
  let square = VectorImage(
    "square", size: Size(8, 8), parts: [.init(Shape.rectangle(Rect(1, 1, 6, 6)).path)])
  return SampleCell(
    roles: [
      Role("ground", .color, default: "#ffffff"), Role("chosen", .color, default: "#ddddff"),
      Role("text", .color, default: "#000000"), Role("icon", .color, default: "#000000"),
    ], additionalStates: [CellState(.disabled)]
  ) { _ in
    Slots(
      background: Layer(fill: .role("ground")),
      selectedBackground: Layer(fill: .role("chosen")), selectedBackgroundRule: .whenSelected,
      content: [
        Layer(
          "title",
          text: TextContent(
            "Title", font: .system(size: size, weight: weight), color: .role("text")))
      ],
      icon: IconView(.vector(square), size: Size(16, 16), anchor: .leading, tint: .role("icon")))
  }
}

/// A theme with these lines for the cell.
private func theme(_ lines: String, root: String = "") -> String {
  "{ \(root) cell: { sample: { $type: 'color',\n\(lines)\n} } }"
}

@Suite("Lint: contrast")
struct ContrastLintTests {
  /// The findings about contrast.
  private func findings(
    _ lines: String, root: String = "", size: Double = 14, weight: Double = 400
  ) throws -> [Diagnostic] {
    try LintFixture(theme(lines, root: root), cells: [cell(size: size, weight: weight)])
      .diagnostics.filter { $0.code == "T0601" }
  }

  @Test("text needs 4.5:1, and the advice is the nearest colour that has it")
  func text() throws {
    let found = try findings(
      "text: { $value: '#777777' }, ground: { $value: '#ffffff' }, chosen: { $value: '#ffffff' }")
    #expect(
      found.map(LintFixture.line) == [
        "T0601 t:2:1 cell sample, content/title: contrast of 4.48:1 in state normal; text needs"
          + " 4.5:1"
      ])
    #expect(
      found[0].notes.map(\.message) == [
        "it is seen as #777777 on #ffffff", "4.48:1 in state highlighted",
        "4.48:1 in state selected", "4.48:1 in state selected+highlighted",
      ])
    #expect(found[0].help == "darken `cell.sample.text` to at least #767676")
    #expect(try findings("text: { $value: '#767676' }, chosen: { $value: '#ffffff' }") == [])
  }

  @Test(
    "large text and icons need 3:1",
    arguments: [(24.0, 400.0, 0), (18.66, 700, 0), (18.6, 700, 1), (23.9, 400, 1), (23.9, 600, 1)])
  func largeText(size: Double, weight: Double, count: Int) throws {
    // 3.54:1
    let found = try findings(
      "text: { $value: '#888888' }, chosen: { $value: '#ffffff' }, icon: { $value: '#888888' }",
      size: size, weight: weight)
    #expect(found.count == count)
  }

  @Test("a translucent colour is composited first, and the way of its aliases is told")
  func translucent() throws {
    let found = try findings(
      """
      icon: { $value: '{dim}' }, ground: { $value: '#eeeeee' }, chosen: { $value: '#eeeeee' }
      """,
      root: """
        ink: { $type: 'color', $value: '#000000' },
        dim: { $value: '{ink}', $extensions: { tessera: { alpha: 0.3 } } },
        """)
    #expect(
      found.map(LintFixture.line) == [
        "T0601 t:1:3 cell sample, icon: contrast of 2.1:1 in state normal; an icon needs 3:1"
      ])
    #expect(
      found[0].notes.prefix(3).map(\.message) == [
        "it is seen as #a6a6a6 on #eeeeee", "“cell.sample.icon” takes {dim}", "“dim” takes {ink}",
      ])
    // Black is black: lightness alone does not help.
    #expect(found[0].help == nil)
  }

  @Test("the ground is what lies under the text in that state; disabled cells are exempt")
  func states() throws {
    let found = try findings(
      """
      text: { $root: { $value: '#000000' }, disabled: { $value: '#eeeeee' } },
      chosen: { $value: '#222222' }
      """)
    #expect(
      found.map(LintFixture.line)
        == [
          "T0601 t:2:9 cell sample, content/title: contrast of 1.32:1 in state selected; text needs"
            + " 4.5:1",
          "T0601 t:3:1 cell sample, icon: contrast of 1.32:1 in state selected; an icon needs 3:1",
        ])
    #expect(found[0].notes.map(\.message).last == "1.32:1 in state selected+highlighted")
    #expect(found[0].help == "lighten `cell.sample.text.$root` to at least #898989")
  }

  @Test("entries change the measure, or turn it off, where they say so")
  func entries() throws {
    func lints(_ entry: String) -> String {
      "$extensions: { tessera: { lints: [{ lint: 'contrast', reason: 'r', \(entry) }] } },"
    }
    let lines = "text: { $value: '#777777' }, chosen: { $value: '#ffffff' }"
    for entry in [
      "off: true", "threshold: 4", "slot: 'content', off: true", "cell: 'sample', off: true",
      "token: 'cell.*', off: true",
    ] {
      #expect(try findings(lines, root: lints(entry)) == [], "\(entry)")
    }
    for entry in ["slot: 'icon', off: true", "threshold: 7", "token: 'cell', off: true"] {
      #expect(try findings(lines, root: lints(entry)).count == 1, "\(entry)")
    }
    let strict = try findings(lines, root: lints("threshold: 7"))
    #expect(strict.map(\.message).first?.hasSuffix("text needs 7:1") == true)
    let normal = try findings(lines, root: lints("state: 'normal', off: true"))
    #expect(
      normal.map(\.message) == [
        "cell sample, content/title: contrast of 4.48:1 in state highlighted; text needs 4.5:1"
      ])
  }
}

@Suite("Lint: high contrast")
struct HighContrastLintTests {
  /// The findings about high contrast.
  private func findings(_ base: String, high: String) throws -> [String] {
    try LintFixture(base: theme(base), high: theme(high), cells: [cell()]).findings
      .filter { $0.hasPrefix("T0602") }
  }

  @Test("a lower ratio that is too low is reported at the token that high contrast changes")
  func worse() throws {
    #expect(
      try findings(
        "text: { $value: '#666666' }, chosen: { $value: '#ffffff' }",
        high: "chosen: { $value: '#bbbbbb' }") == [
          "T0602 high:2:1 [contrast=high] cell sample, content/title: high contrast is worse than"
            + " normal, 2.99:1 against 5.74:1 in state selected; text needs 4.5:1"
        ])
  }

  @Test("a lower ratio that suffices, and a better one that does not, are no findings")
  func fine() throws {
    #expect(
      try findings("text: { $value: '#000000' }", high: "text: { $value: '#444444' }") == [])
    #expect(
      try findings("text: { $value: '#aaaaaa' }", high: "text: { $value: '#888888' }") == [])
  }
}

@Suite("Lint: states that look the same")
struct IndistinguishableLintTests {
  /// The findings about states.
  private func findings(_ cell: SampleCell, _ lines: String) throws -> [String] {
    try LintFixture(theme(lines), cells: [cell]).findings
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
