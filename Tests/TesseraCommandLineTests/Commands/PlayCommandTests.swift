import TesseraPNG
import TesseraShowcase
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraCommandLine

@Suite("tessera play")
struct PlayCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: String...) -> CommandLineRun {
    CommandLineRun(["play"] + words, in: folder.path, cells: Showcase.cells)
  }

  /// A script of one row of two items.
  private func write(steps: String, screen: String = "") throws {
    _ = try folder.write(
      """
      {
        screen: { cell: "card", size: [110, 50], sections: [{ id: "s0", items: 2 }], \(screen) },
        steps: [
          \(steps)
        ],
      }
      """, to: "a.json5")
  }

  private static let log = """
    layout
    cellForItem 0,0 new #1
    willDisplay 0,0
    cellForItem 0,1 new #2
    willDisplay 0,1

    """

  @Test("the log goes to standard output")
  func text() throws {
    try write(steps: "{ layout: true }, { expect: { instances: 2 } }, { snap: \"end\" }")
    #expect(run("a.json5") == CommandLineRun(.success, output: Self.log))
  }

  @Test("or to a file, whose name is then printed")
  func file() throws {
    try write(steps: "{ layout: true }")
    #expect(
      run("a.json5", "--log", "logs/a.log") == CommandLineRun(.success, output: "logs/a.log\n"))
    #expect(try folder.text("logs/a.log") == Self.log)
  }

  @Test("a failed expectation is exit code 1, with its place on standard error")
  func failure() throws {
    try write(steps: "{ layout: true },\n    { expect: { selected: [\"0,1\"] } },")
    let line = "expect failed: selected expected [\"0,1\"] got []"
    let run = run("a.json5")
    #expect(run.code == .finding)
    #expect(run.output == Self.log + line + "\n")
    #expect(run.error.contains("a.json5:5:5: error T1011: \(line)\n"))
  }

  @Test("what the collection refuses is a warning at its step, wherever the log goes")
  func refusal() throws {
    try write(steps: "{ layout: true },\n    { update: [{ delete: \"0,9\" }] },")
    let run = run("a.json5", "--log", "a.log")
    #expect(run.code == .success)
    #expect(
      run.error.contains(
        "a.json5:5:5: warning T1013: `delete 0,9`: there are only 2 before the update\n"))
  }

  @Test("a bad script is exit code 2, with every fault at its place and nothing played")
  func bad() throws {
    try write(steps: "{ layout: true },\n    { tab: \"0,1\" },", screen: "colour: 1")
    let run = run("a.json5")
    #expect(run.code == .badInput)
    #expect(run.output == "")
    #expect(run.error.contains("a.json5:2:80: error T1001: `screen` has no member `colour`"))
    #expect(run.error.contains("a.json5:5:7: error T1004: there is no step `tab`"))
    #expect(run.error.contains("help: did you mean `tap`?"))
  }

  @Test("a theme that is not there, or lacks the mode, is exit code 2")
  func theme() throws {
    try write(steps: "", screen: "theme: \"none.resolver.json\"")
    #expect(run("a.json5").code == .badInput)
    #expect(run("a.json5").error.contains("none.resolver.json"))
  }

  @Test("a mode that there is not is told where it was asked for: in the script or with --mode")
  func mode() throws {
    try write(steps: "{ layout: true }", screen: "mode: { appearance: \"dak\" }")
    let place = "a.json5:2:86: error "
    let bare = run("a.json5")
    #expect(bare.code == .badInput)
    #expect(bare.error.contains(place + "T1003: `mode` needs a theme, and there is none\n"))
    _ = try folder.write(
      """
      { version: "2025.10", resolutionOrder: [{ $ref: "#/modifiers/appearance" }], modifiers: {
        appearance: { default: "light", contexts: { light: [], dark: [] } } } }
      """, to: "t.resolver.json")
    let themed = run("a.json5", "--theme", "t.resolver.json")
    #expect(themed.code == .badInput)
    #expect(themed.error.contains(place + "T0404: the modifier `appearance` has no context `dak`"))
    let right = run("a.json5", "--theme", "t.resolver.json", "--mode", "appearance=dark")
    #expect(right.code == .success)
    let given = run("a.json5", "--theme", "t.resolver.json", "--mode", "appearance=dirk")
    #expect(given.error.contains("tessera: error T0404: the modifier `appearance` has no context"))
  }

  @Test("programs read the events as objects")
  func json() throws {
    try write(steps: "{ touchDown: [5, 5] }, { tick: 1.5 }, { select: \"0,1\" }")
    #expect(
      run("a.json5", "--json")
        == CommandLineRun(
          .success,
          output: """
            {
              "events": [
                {
                  "event": "touchDown",
                  "point": [
                    5,
                    5
                  ]
                },
                {
                  "event": "tick",
                  "milliseconds": 1.5
                },
                {
                  "event": "select",
                  "path": "0,1"
                }
              ],
              "diagnostics": []
            }

            """))
  }

  @Test("the apps and their variants are listed")
  func list() {
    let text = run("--list")
    #expect(text.code == .success)
    #expect(
      text.output == """
          none                           no app: the script brings cell, data and layout
            correct                      as it should be
          default-selection              the first item is selected from the start
            correct                      as it should be
            callbacks                    colours painted from callbacks, repaired when a cell leaves
            callbacks-without-selection  as callbacks, and the first item is only painted
            callbacks-without-memory     as callbacks, and what is tapped is not remembered
            callbacks-without-reset      as callbacks, and reused cells are not painted anew
            callbacks-when-shown         colours painted from callbacks, repaired when a cell is shown
            no-reuse                     each item's cell has an identifier of its own
          visual-states                  highlight and selection as two streams of events
            correct                      as it should be
            star-from-callbacks          the star is shown and hidden from callbacks
            coral-from-callbacks         the coral of a press is shown and hidden from callbacks
          section-editor                 pictures in sections, added by a tap and deleted in editing mode
            correct                      as it should be
            untold-add                   a picture is added to the data, and the collection is not told
            told-elsewhere               the collection is told that another picture was deleted
            visible-only                 editing mode reaches the cells on the screen alone, not kept ones
            no-reuse                     each item's cell has an identifier of its own

        """)
    #expect(run("--list", "--json").output.contains("\"name\": \"section-editor\""))
    #expect(run("--list", "a.json5").code == .badInput)
  }

  @Test("the faulty variants of a script's app are run; exit code 1 where one is not found")
  func mutate() throws {
    _ = try folder.write(
      """
      { screen: { app: "visual-states" }, steps: [
        { layout: true },
        { tap: "0,3" },
      ] }
      """, to: "a.json5")
    let first = run("a.json5", "--mutate")
    #expect(first.code == .finding)
    #expect(
      first.output == """
          star-from-callbacks   \(folder.path)/a.json5:3:3: invariant staleAppearance violated at 0,3: \
        #4 shows `icon`, which a new cell does not, left by `star-3`
          coral-from-callbacks  not found: staleAppearance holds to the end

        """)
    #expect(first.error == "")
    #expect(run("a.json5", "--mutate", "--json").output.contains("\"violation\": null"))
    #expect(run("a.json5", "--mutate", "--log", "a.log").code == .badInput)
    try write(steps: "{ layout: true }")
    #expect(run("a.json5", "--mutate").code == .badInput)
    #expect(run("a.json5", "--mutate").error.contains("app `none` has no faulty variants"))
  }

  @Test("a film is a picture, an animation another; their names are printed where the log is not")
  func film() throws {
    try write(steps: "{ layout: true }, { tap: \"0,1\" }, { snap: \"end\" }")
    #expect(run("a.json5", "--film", "f.png").code == .success)
    #expect(
      run("a.json5", "--film", "f.png", "--animate", "b.png", "--log", "a.log").output
        == "a.log\nf.png\nb.png\n")
    let bytes = try SourceFile.read(folder.path + "/f.png", limit: 1 << 24, what: "film")
    let strip = try PNGDecoder.decode(bytes, path: "f.png")
    #expect(strip.text.contains(PNGText(keyword: "tessera-sheet", text: "a")))
    let animation = try Picture(folder.path + "/b.png")
    #expect(animation.size == [220, 100])
    let json = try run("a.json5", "--film", "f.png", "--json").object()
    #expect(json.strings("files") == ["f.png"])
  }

  @Test("a film has a theme: that of the command line, else the script's")
  func filmTheme() throws {
    try write(
      steps: "{ layout: true }", screen: "theme: \"dark.tokens.json\", backdrop: \"theme\"")
    _ = try folder.write(
      "{ backdrop: { $type: \"color\", $value: \"#101010\" } }", to: "dark.tokens.json")
    _ = try folder.write(
      "{ backdrop: { $type: \"color\", $value: \"#202020\" } }", to: "other.tokens.json")
    for (words, level) in [([], 0x10), (["--theme", "other.tokens.json"], 0x20)]
      as [([String], UInt8)]
    {
      let played = CommandLineRun(
        ["play", "a.json5", "--animate", "b.png"] + words, in: folder.path, cells: Showcase.cells)
      #expect(played.code == .success)
      let picture = try Picture(folder.path + "/b.png")
      // Between the two cells.
      #expect(picture[105, 0] == [level, level, level, 255])
    }
  }

  @Test("a film is refused over an input, under another ending, and where there is nothing to see")
  func badFilm() throws {
    try write(steps: "{ layout: true }")
    let script = try folder.text("a.json5")
    for words in [
      ["--film", "a.json5"], ["--film", "a.png/"], ["--film", "a.gif"], ["--animate", "a.jpg"],
      ["--film", "b.png", "--animate", "b.png"],
      ["--film", "b.png", "--log", "b.png"], ["--film", "b.png", "--mutate"],
      ["--film", "b.png", "--animate", "./b.png"], ["--film", "b.png", "--log", "b-2.png"],
      ["--film", "./b.png", "--animate", "b-10.png"],
      ["--film", "b.png", "--list"],
    ] {
      let played = CommandLineRun(
        ["play", "a.json5"] + words, in: folder.path, cells: Showcase.cells)
      #expect(played.code == .badInput, "\(words)")
      #expect(played.output == "", "\(words)")
    }
    #expect(try folder.text("a.json5") == script)
    for (wrong, right) in [
      ("a.png/", "a.png"), ("b/c.GIF", "b/c.png"), ("d", "d.png"), ("./e.x//", "e.png"),
    ] {
      let refused = run("a.json5", "--film", wrong)
      let help = "help: expected a PNG file, such as \(right)\n"
      #expect(refused.error.contains(help), "\(wrong)")
    }
    try write(steps: "{ tick: 1 }")
    let nothing = run("a.json5", "--film", "b.png")
    #expect(nothing.code == .badInput)
    #expect(nothing.error.contains("there is nothing to film"))
    #expect(nothing.error.contains("help: begin the steps with { layout: true }"))
  }

  @Test("without a script there is nothing to play")
  func nothing() {
    #expect(run().code == .badInput)
    #expect(run("none.json5").code == .badInput)
  }
}
