import TesseraGraphics
import TesseraRaster
import TesseraReplay
import Testing

@Suite struct FilmAnimationTests {
  /// The changes, as `x,y width×height milliseconds`, and the picture after the last one.
  private static func play(
    _ text: String
  ) throws -> (changes: [String], last: Pixmap, animation: FilmAnimation) {
    let animation = FilmAnimation(try Replay.film(text).frames)
    var changes: [String] = []
    var picture = Pixmap(width: animation.width, height: animation.height)
    animation.forEachChange { change in
      let (width, height) = (change.pixmap.width, change.pixmap.height)
      changes.append("\(change.x),\(change.y) \(width)×\(height) \(Int(change.milliseconds))")
      picture.copy(change.pixmap, toX: change.x, y: change.y)
    }
    return (changes, picture, animation)
  }

  private static func script(_ steps: String) -> String {
    """
    { screen: { app: "visual-states", size: [110, 50], scale: 1,
                sections: [{ id: "s0", items: 2 }] },
      steps: [{ layout: true }, \(steps)] }
    """
  }

  @Test("Each change is the part that changes; ticks give the durations, a snap's is added")
  func changes() throws {
    let text = Self.script(
      "{ tick: 40 }, { select: \"0,1\" }, { snap: \"a\" }, { tick: 70 }, { deselect: \"0,1\" }")
    let (changes, last, animation) = try Self.play(text)
    #expect(changes == ["0,0 110×50 40", "60,0 50×50 670", "60,0 50×50 600"])
    #expect(animation.isOpaque)
    let frames = try Replay.film(text).frames
    #expect(last == frames[frames.count - 1].look.pixmap())
  }

  @Test("Where the viewport changes its size, the picture is as large as the largest")
  func sizes() throws {
    let (changes, last, animation) = try Self.play(Self.script("{ size: [60, 120] }"))
    #expect((animation.width, animation.height) == (110, 120))
    #expect(!animation.isOpaque)
    #expect(changes == ["0,0 110×120 600", "0,0 110×120 600"])
    #expect(last[100, 10] == .clear)
  }
}
