import TesseraSource
import TesseraTheme
import Testing

@testable import TesseraCells

@Suite("Why a role takes a token")
struct RoleExplanationTests {
  private static let cell = SampleCell(
    roles: [
      Role("title", .color), Role("line", .color, default: "{ink}"),
      Role("gap", .number, default: .number(4)), Role("lost", .color),
    ])

  private func roles() throws -> CellRoles {
    let theme = try Theme.sample(
      ##"""
      { ink: { $type: "color", $value: "#000000" }, cell: { sample: { title: {
        $root: { $value: "{ink}" },
        selected: { $value: "{ink}" },
        "selected+highlighted": { $value: "{ink}" },
        disabled: { $value: "{ink}" } } } } }
      """##)
    return CellRoles(of: Self.cell, in: theme)
  }

  @Test("The winner comes first, then what ranks lower, then what is for other states")
  func candidates() throws {
    let explanation = try #require(try roles().explanation(of: "title", in: .selected))
    #expect(explanation.token == "cell.sample.title.selected")
    #expect(
      explanation.text == """
        cell.sample.title in selected: cell.sample.title.selected wins
          cell.sample.title.$root is for all states, but ranks lower, at sample.tokens.json:2:3
          cell.sample.title.selected+highlighted is only for selected+highlighted, at sample.tokens.json:4:3
          cell.sample.title.disabled is only for disabled, at sample.tokens.json:5:3
        """)
    #expect(
      JSONWriter.compact(explanation.json).hasPrefix(
        #"{"role":"cell.sample.title","state":"selected","token":"cell.sample.title.selected","#
          + #""default":null,"candidates":[{"token":"cell.sample.title.selected","#
          + #""state":"selected","source":"sample.tokens.json:3:3","matches":true,"wins":true},"#))
  }

  @Test("A default is told as such, with the token that it refers to")
  func defaults() throws {
    let roles = try roles()
    let line = try #require(roles.explanation(of: "line", in: .normal))
    #expect(line.token == "ink")
    #expect(
      line.text
        == "cell.sample.line in normal: the theme says nothing, the cell's default is #000000")
    let gap = try #require(roles.explanation(of: "gap", in: .normal))
    #expect(gap.token == nil && gap.fallback == "4")
    let lost = try #require(roles.explanation(of: "lost", in: .normal))
    #expect(lost.text == "cell.sample.lost in normal has no value")
    #expect(roles.explanation(of: "none", in: .normal) == nil)
  }
}
