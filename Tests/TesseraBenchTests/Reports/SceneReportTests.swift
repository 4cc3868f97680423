import TesseraGraphics
import TesseraPNG
import TesseraRaster
import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraBench

@Suite("SceneReport")
struct SceneReportTests {
  @Test("prints a row of four columns and writes the picture")
  func row() throws {
    let folder = try TemporaryFolder()
    let color = Color.white.withAlpha8(128)
    let scene = Scene(
      name: "S1b", side: 3, backdrop: .clear,
      content: .picture { $0.fill(.rectangle(Rect(0, 0, 3, 3)), with: .color(color)) })
    // A clock that a look at it moves by a millisecond.
    var time = Duration.zero
    let timer = BenchTimer(now: {
      time += .milliseconds(1)
      return time
    })
    let report = SceneReport(timer: timer, pictures: folder.file("new/out"))
    #expect(try report.row(for: scene) == "S1b\ttessera\t1000.00\t1000.00")

    let file = try SourceFile.read(
      folder.file("new/out/S1b-tessera.png"), limit: 1 << 16, what: "picture")
    let picture = Pixmap(try PNGDecoder.decode(file, path: "S1b").image)
    #expect(picture == Pixmap(width: 3, height: 3, fill: Pixel(color)))
  }
}
