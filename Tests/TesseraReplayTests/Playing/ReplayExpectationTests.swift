import TesseraCollection
import TesseraReplay
import TesseraSource
import Testing

@Suite struct ReplayExpectationTests {
  /// What an expectation gives on the visual-states screen with 0,3 selected and 0,4 pressed.
  private static func failures(_ expectation: String) throws -> [ReplayFailure] {
    try Replay.run(
      """
      { screen: { app: "visual-states", size: [414, 110] }, steps: [
        { layout: true }, { select: "0,3" }, { touchDown: "0,4" },
        { expect: { \(expectation) } },
      ] }
      """
    ).failures
  }

  @Test(
    "What holds gives nothing: lists in any order, numbers within a thousandth",
    arguments: [
      "selected: [\"0,3\"]", "highlighted: [\"0,4\"]", "instances: 21", "offset: [0, 0]",
      "visible: [\"0,13\", \"0,12\", \"0,11\", \"0,10\", \"0,9\", \"0,8\", \"0,7\", "
        + "\"0,0\", \"0,1\", \"0,2\", \"0,3\", \"0,4\", \"0,5\", \"0,6\"]",
      "contentSize: [414, 230]", "frames: { \"0,8\": [60.667, 60, 50, 50] }",
    ])
  func holds(expectation: String) throws {
    #expect(try Self.failures(expectation) == [])
  }

  @Test(
    "What does not hold is a line with both values",
    arguments: [
      ("selected: []", "selected expected [] got [\"0,3\"]"),
      ("selected: [\"0,3\", \"0,3\"]", "selected expected [\"0,3\",\"0,3\"] got [\"0,3\"]"),
      ("highlighted: [\"0,3\"]", "highlighted expected [\"0,3\"] got [\"0,4\"]"),
      ("instances: 20", "instances expected 20 got 21"),
      ("contentSize: [414, 230.002]", "contentSize expected [414,230.002] got [414,230]"),
      ("offset: [0, 1]", "offset expected [0,1] got [0,0]"),
      (
        "frames: { \"0,8\": [60, 60, 50, 50] }",
        "frames.0,8 expected [60,60,50,50] got [60.667,60,50,50]"
      ),
      ("frames: { \"1,0\": [0, 0, 1, 1] }", "frames.1,0 expected [0,0,1,1] got null"),
    ])
  func fails(expectation: String, line: String) throws {
    let failures = try Self.failures(expectation)
    #expect(failures.map(\.event.description) == ["expect failed: \(line)"])
    #expect(failures.map { $0.location?.description } == ["a.json5:3:3"])
    #expect(failures.map(\.diagnostic.code) == ["T1011"])
  }

  @Test("Each thing that fails is a line of the log, in a fixed order, and the script goes on")
  func several() throws {
    let player = try Replay.run(
      """
      { screen: { app: "visual-states" }, steps: [
        { expect: { offset: [1, 1], selected: ["0,1"] } }, { tick: 5 },
      ] }
      """)
    #expect(
      player.collectionView.log.lines() == [
        "expect failed: selected expected [\"0,1\"] got []",
        "expect failed: offset expected [1,1] got [0,0]", "tick 5",
      ])
  }
}
