import TesseraCollection
import TesseraReplay
import Testing

@Suite struct ReplayDelegateTests {
  /// The lines that the last step of a script on the visual-states screen adds.
  private static func lines(
    answers: String, knobs: String = "", before: String = "", step: String
  ) throws -> [String] {
    let start = "{ screen: { app: \"visual-states\", knobs: { \(knobs) } }, answers: { \(answers) }"
    let player = try Replay.run("\(start), steps: [{ layout: true }, \(before)] }")
    let first = player.collectionView.log.events.count
    let script = try #require(Replay.read("\(start), steps: [\(step)] }").script)
    script.steps.forEach(player.run)
    return player.collectionView.log.lines(from: first)
  }

  @Test(
    "The script's answers are the delegate's",
    arguments: [
      (
        "shouldHighlight: { \"0,1\": false }", "{ tap: \"0,1\" }",
        ["touchDown 0,1", "shouldHighlight 0,1 -> false", "touchUp"]
      ),
      (
        "shouldSelect: { \"0,1\": false }, canPerformPrimaryAction: { \"0,1\": false }",
        "{ tap: \"0,1\" }",
        [
          "touchDown 0,1", "shouldHighlight 0,1 -> true", "highlighted 0,1 = 1",
          "didHighlight 0,1", "touchUp", "highlighted 0,1 = 0", "didUnhighlight 0,1",
          "shouldSelect 0,1 -> false", "canPerformPrimaryAction 0,1 -> false",
        ]
      ),
    ])
  func answers(answers: String, step: String, lines: [String]) throws {
    #expect(try Self.lines(answers: answers, step: step) == lines)
  }

  @Test("In multiple selection the script says what stays selected")
  func deselect() throws {
    let lines = try Self.lines(
      answers: "shouldDeselect: { \"0,1\": false }",
      before: "{ selection: \"multiple\" }, { tap: \"0,1\" }", step: "{ tap: \"0,1\" }")
    #expect(lines.suffix(1) == ["shouldDeselect 0,1 -> false"])
  }

  @Test("The focus selects where the script lets it")
  func focus() throws {
    let step = "{ focus: \"0,1\" }"
    let knobs = "selectionFollowsFocus: true"
    #expect(
      try Self.lines(
        answers: "selectionFollowsFocus: { \"0,1\": false }", knobs: knobs, step: step)
        == ["focus 0,1"])
    #expect(
      try Self.lines(answers: "", knobs: knobs, step: step) == [
        "focus 0,1", "shouldSelect 0,1 -> true", "selected 0,1 = 1", "didSelect 0,1",
      ])
  }
}
