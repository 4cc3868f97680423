import TesseraGraphics
import TesseraRaster
import Testing

@testable import TesseraBench

@Suite("Stage")
struct StageTests {
  @Test("clears what the frame before left")
  func clear() {
    let half = Color.black.withAlpha8(128)
    let scene = Scene(
      name: "a", side: 2, backdrop: Pixel(.white),
      content: .picture { $0.fill(.rectangle(Rect(0, 0, 1, 2)), with: .color(half)) })
    var stage = Stage(scene)
    stage.drawFrame()
    let first = stage.picture
    stage.drawFrame()
    #expect(stage.picture == first)
    let grey = Pixel(half).over(Pixel(.white))
    #expect(first.pixels == [grey, Pixel(.white), grey, Pixel(.white)])
  }

  @Test("lays cells from left to right and then down, each on its own canvas")
  func sheet() {
    let colors = (1...4).map { Color(rgb: $0) }
    let scene = Scene(
      name: "a", side: 4, backdrop: Pixel(.white),
      content: .sheet(columns: 2) { canvas, number in
        canvas.fill(.rectangle(Rect(0, 0, 1, 9)), with: .color(colors[number]))
      })
    var stage = Stage(scene)
    stage.drawFrame()
    let white = Pixel(.white)
    let pixels = colors.map { Pixel($0) }
    let upper = [pixels[0], white, pixels[1], white]
    let lower = [pixels[2], white, pixels[3], white]
    #expect(stage.picture.pixels == upper + upper + lower + lower)
  }
}
