import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite("Lint: contrast")
struct ContrastLintTests {
  /// The findings about contrast.
  private func findings(
    _ lines: String, root: String = "", size: Double = 14, weight: Double = 400
  ) throws -> [Diagnostic] {
    try LintFixture(
      LintFixture.tokens(lines, root: root),
      cells: [SampleCell.labelled(size: size, weight: weight)]
    )
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
    #expect(found[0].help == "darken `cell.sample.text` to #767676 or darker")
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
        "it is seen as #a6a6a6 on #eeeeee", "`cell.sample.icon` takes {dim}", "`dim` takes {ink}",
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
    // Lighter, it would not be seen on the white of the other states.
    #expect(
      found[0].help
        == "no lightness of `cell.sample.text.$root` is enough in all its states and modes;"
        + " change `cell.sample.chosen` under it")
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

  @Test("a colour is offered only if it is enough in all states and modes")
  func everywhere() throws {
    func help(_ chosen: String) throws -> String? {
      try findings("text: { $value: '#777777' }, chosen: { $value: '\(chosen)' }").first?.help
    }
    #expect(try help("#cccccc") == "darken `cell.sample.text` to #565656 or darker")
    #expect(
      try help("#222222")
        == "no lightness of `cell.sample.text` is enough in all its states and modes; change"
        + " `cell.sample.chosen` under it")
  }

  @Test("a value that a context forgot is what is told, of whichever side")
  func forgotten() throws {
    let base = LintFixture.tokens(
      "ground: { $value: '#ffffff' }, text: { $value: '#222222' }, chosen: { $value: '#ffffff' }")
    func helps(_ dark: String) throws -> [String?] {
      try LintFixture(
        base: base, dark: LintFixture.tokens(dark), cells: [SampleCell.labelled()]
      ).diagnostics.filter { $0.code == "T0601" && $0.message.contains("title") }.map(\.help)
    }
    let dark = "ground: { $value: '#000000' }, chosen: { $value: '#000000' }"
    #expect(
      try helps(dark) == [
        "appearance=dark changes `cell.sample.ground`, but gives no value for `cell.sample.text`;"
          + " that of light is used"
      ])
    #expect(
      try helps("text: { $value: '#eeeeee' }") == [
        "appearance=dark changes `cell.sample.text`, but gives no value for `cell.sample.ground`;"
          + " that of light is used"
      ])
    #expect(try helps(dark + ", text: { $value: '#eeeeee' }") == [])
  }
}
