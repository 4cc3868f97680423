import TesseraCells
import TesseraCollection
import TesseraGraphics
import TesseraRaster
import TesseraReplay
import TesseraSource
import Testing

@Suite struct FilmRecorderTests {
  /// A script on the visual-states sample, two squares on a screen of 110 × 50 points.
  private static func script(_ steps: String, screen: String = "") -> String {
    """
    { screen: { app: "visual-states", size: [110, 50], scale: 1,
                sections: [{ id: "s0", items: 2 }], \(screen) },
      steps: [{ layout: true }, \(steps)] }
    """
  }

  @Test("A tap has a frame for the press, the moment between, and the selection")
  func tap() throws {
    let film = try Replay.film(Self.script("{ tap: \"0,1\" }"))
    #expect(
      film.captions == [
        "layout", "touchDown 0,1 | highlighted 0,1 = 1", "touchUp | highlighted 0,1 = 0",
        "touchUp | selected 0,1 = 1",
      ])
    #expect(
      film.colors(atX: 62, y: 2) == [[255, 0, 0], [255, 126, 121], [255, 0, 0], [0, 0, 255]])
    #expect(film.failure == nil)
    #expect(film.diagnostics == [])
  }

  @Test("T07, T08: what a press draws as not selected is a frame, and so is its coming back")
  func transientDeselection() throws {
    let film = try Replay.film(
      Self.script("{ select: \"0,0\" }, { touchDown: \"0,1\" }, { cancel: true }"))
    #expect(
      film.captions == [
        "layout", "select 0,0 | selected 0,0 = 1", "touchDown 0,1 | highlighted 0,1 = 1",
        "touchDown 0,1 | selected 0,0 = 0", "touchCancel | highlighted 0,1 = 0",
        "touchCancel | selected 0,0 = 1",
      ])
    let blue: [UInt8] = [0, 0, 255]
    let red: [UInt8] = [255, 0, 0]
    #expect(film.colors(atX: 2, y: 2) == [red, blue, blue, red, red, blue])
  }

  @Test("T77: a tap that is over before its delay highlights in no frame")
  func delayedTap() throws {
    let film = try Replay.film(
      Self.script("{ tap: \"0,1\" }", screen: "knobs: { delaysContentTouches: 100 }"))
    #expect(
      film.captions == [
        "layout",
        "touchDown 0,1, touchUp | highlighted 0,1 = 1, highlighted 0,1 = 0, selected 0,1 = 1",
      ])
  }

  @Test("What changes no pixel is no frame, but for a snap; a snap says its name")
  func snap() throws {
    let film = try Replay.film(
      Self.script("{ select: \"0,0\" }, { select: \"0,0\" }, { tick: 50 }, { snap: \"done\" }"))
    #expect(film.captions == ["layout", "select 0,0 | selected 0,0 = 1", "snap done"])
    #expect(film.frames[1].look.pixmap() == film.frames[2].look.pixmap())
    #expect(film.frames.map(\.duration) == [0, 50, 0])
  }

  @Test("A cell that shows no press gives no frame for it")
  func unseen() throws {
    let film = try Replay.film(
      """
      { screen: { app: "default-selection", size: [150, 150], scale: 1 },
        steps: [{ layout: true }, { touchDown: "0,0" }, { touchUp: true }] }
      """)
    #expect(film.captions == ["select 0,0, layout | selected 0,0 = 1"])
  }

  @Test("What an app says stands with the picture that it speaks of, and so does what is wrong")
  func words() throws {
    let film = try Replay.film(
      """
      { screen: { app: "section-editor", size: [375, 170], scale: 1 },
        steps: [{ layout: true }, { tap: "0,1" }, { expect: { selected: [] } }] }
      """)
    #expect(
      film.captions.last
        == "touchUp | selected 0,1 = 1 | report \"第一个 第1个\" | expect failed: selected expected"
        + " [] got [\"0,1\"]")
  }

  @Test("What an app draws when it is told something stands under what it was told")
  func notice() throws {
    let film = try Replay.film(
      """
      { screen: { app: "default-selection", variant: "callbacks", size: [490, 165], scale: 1 },
        steps: [{ layout: true }, { tap: "0,2" }] }
      """)
    #expect(
      film.captions == [
        "select 0,0, layout | selected 0,0 = 1",
        "touchDown 0,2, touchUp | highlighted 0,2 = 1, selected 0,0 = 0, highlighted 0,2 = 0,"
          + " selected 0,2 = 1",
        "touchUp | didSelect 0,2",
      ])
  }

  @Test("A fault that is seen before stands with a snap, too, as long as it is there")
  func standingFault() throws {
    let film = try Replay.film(
      """
      { screen: { app: "default-selection", variant: "callbacks", profile: "iOS12",
                  size: [490, 165], scale: 1 },
        steps: [{ layout: true }, { scroll: [165, 0] }, { tap: "0,2" }, { scroll: [0, 0] },
                { snap: "wrong" }, { tap: "0,0" }, { snap: "right" }] }
      """)
    let fault =
      "invariant staleAppearance violated at 0,0: #1 shows `background` as {selected-background},"
      + " a new cell as {background}, left by `cell-0`"
    let titles = film.frames.filter { $0.faults.contains(fault) }.map(\.title)
    #expect(titles == ["scroll 0,0", "snap wrong"])
    #expect(film.frames.last?.title == "snap right")
  }

  @Test("What the collection refuses stands with the picture, though it changes no pixel")
  func refusal() throws {
    let film = try Replay.film(
      """
      { screen: { app: "visual-states", size: [375, 170], scale: 1 },
        steps: [{ layout: true }, { update: [{ delete: "0,99" }] }] }
      """)
    #expect(film.captions.count == 1)
    #expect(
      film.captions[0].hasSuffix(
        "| error deleteRange `delete 0,99`: there are only 25 before the update"))
  }

  @Test("Cells lie where the layout puts them, cut off at the viewport's edges, on the backdrop")
  func places() throws {
    let film = try Replay.film(
      Self.script("{ scroll: [0, 20] }", screen: "backdrop: \"#00ff00\""))
    let picture = try #require(film.frames.last).look.pixmap()
    #expect((picture.width, picture.height) == (110, 50))
    // The squares are 50 high and 60 apart: ten points of green between, and below what is left.
    #expect(picture[49, 29].red == 255)
    #expect(picture[50, 29].green == 255 && picture[50, 29].red == 0)
    #expect(picture[60, 0].red == 255)
    #expect(picture[49, 30].green == 255)
  }

  @Test("A screen that was never laid out, or that has no size, has no frame but a snap's")
  func nothing() throws {
    let text = "{ screen: { app: \"visual-states\", size: [20, 20] }, steps: [{ snap: \"a\" }] }"
    #expect(try Replay.film(text).captions == ["snap a"])
    let flat =
      "{ screen: { app: \"visual-states\", size: [0, 9] }, steps: [{ layout: true }, { snap: \"a\" }] }"
    #expect(try Replay.film(flat).frames.isEmpty)
  }

  @Test(
    "The same script gives the same film each time",
    arguments: ["default-selection", "section-editor", "two-selected", "visual-states"])
  func determinism(name: String) throws {
    let script = try Replay.fixture("\(name).replay.json5")
    let (first, second) = (try Replay.film(script), try Replay.film(script))
    #expect(first.captions == second.captions)
    #expect(first.frames.map(\.duration) == second.frames.map(\.duration))
    #expect(
      zip(first.frames, second.frames).allSatisfy { $0.look.pixmap() == $1.look.pixmap() })
  }

  @Test("A viewport that is too large, or too many frames, end the run with the step's place")
  func limits() throws {
    let large = try Replay.film(Self.script("{ size: [20000, 10] }"))
    #expect(large.failure?.message.contains("20000 × 10 points at @1x cannot be drawn") == true)
    #expect(large.failure?.location?.line == 3)
    let steps = (0..<600).map { "{ select: \"0,\($0 % 2)\" }, { deselect: \"0,\($0 % 2)\" }" }
    let player = try Replay.filmed(Self.script((steps + ["{ tick: 5 }"]).joined(separator: ", ")))
    let long = try #require(player.film)
    #expect(long.frames.count == 1_000)
    #expect(long.failure?.message == "the film has more than 1000 frames with this step")
    #expect(!player.collectionView.log.lines().contains("tick 5"))
  }
}
