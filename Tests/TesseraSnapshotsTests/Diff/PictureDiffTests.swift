import TesseraGraphics
import TesseraRaster
import TesseraSnapshots
import TesseraSource
import TesseraTestSupport
import Testing

@Suite("Picture diff")
struct PictureDiffTests {
  private static let white = PixelGrid(width: 8, height: 4, fill: opaque(0xFF_FFFF))
  private static let spot = white.replacing((2, 1, opaque(0xFE_FEFE)), (3, 1, opaque(0xFE_FEFE)))

  private static func diff(
    _ first: PixelGrid, _ second: PixelGrid, _ metric: Metric = .exact,
    ignoring ignored: [PixelRect] = []
  ) -> PictureDiff {
    PictureDiff(first.image, second.image, metric: metric, ignoring: ignored)
  }

  private static func json(_ diff: PictureDiff) -> String {
    JSONWriter.compact(.object(diff.members))
  }

  @Test("Equal pictures are equal, and the object says so")
  func equal() {
    let diff = Self.diff(Self.white, Self.white)
    #expect(diff.isEqual && diff.sentence == nil)
    #expect(diff.text == ["the pictures are equal: 32 pixels"])
    let dot = PixelGrid(width: 1, height: 1, fill: 0)
    #expect(Self.diff(dot, dot).text == ["the pictures are equal: 1 pixel"])
    #expect(
      Self.json(diff)
        == "{\"metric\":\"exact\",\"equal\":true,\"different\":0,\"antialiased\":0,\"total\":32,"
        + "\"ratio\":0,\"maxChannelDelta\":0,\"size\":[8,4],\"bounds\":null}")
  }

  @Test("A difference is told in a sentence, then in figures, and in the object of the design")
  func different() {
    let diff = Self.diff(Self.white, Self.spot)
    #expect(!diff.isEqual)
    #expect(
      diff.text == [
        "2 pixels changed by 2 of 255 levels at most, too little to be seen",
        "exact: 2 of 32 pixels (6.25 %) differ in 2,1 2×1; channels differ by at most 1",
      ])
    #expect(
      Self.json(diff)
        == "{\"metric\":\"exact\",\"equal\":false,\"different\":2,\"antialiased\":0,"
        + "\"total\":32,\"ratio\":0.0625,\"maxChannelDelta\":1,\"size\":[8,4],"
        + "\"bounds\":[2,1,2,1]}")
  }

  @Test("What a metric lets pass is still told")
  func passing() {
    let diff = Self.diff(Self.white, Self.spot, .odiff(threshold: 0.1, countsAntialiased: true))
    #expect(diff.isEqual)
    #expect(
      diff.text == [
        "2 pixels changed by 2 of 255 levels at most, too little to be seen",
        "odiff:0.1,aa: 0 of 32 pixels (0 %) differ; channels differ by at most 1",
      ])
    #expect(Self.json(diff).hasPrefix("{\"metric\":\"odiff:0.1,aa\",\"equal\":true,"))
  }

  @Test("Ignored pixels count in the total only, for the sentence too")
  func ignored() throws {
    let rect = try #require(PixelRect(inclusiveCorners: 2, 1, 2, 1))
    let diff = Self.diff(Self.white, Self.spot, ignoring: [rect])
    #expect(diff.map?.difference.count == 1 && diff.map?.difference.total == 32)
    #expect(diff.sentence?.hasPrefix("1 pixel changed") == true)
    let all = try #require(PixelRect(inclusiveCorners: 0, 0, 7, 3))
    let none = Self.diff(Self.white, Self.spot, ignoring: [all])
    #expect(none.isEqual)
    #expect(none.text == ["the pictures are equal outside what is ignored: 32 pixels"])
  }

  @Test("Colours under full transparency differ, which nobody sees")
  func invisible() {
    let (a, b) = (
      PixelGrid(width: 1, height: 1, fill: 0), PixelGrid(width: 1, height: 1, fill: 0x00FF_FFFF)
    )
    let diff = Self.diff(a, b)
    #expect(!diff.isEqual)
    #expect(diff.sentence == "only colours of transparent pixels differ, which nobody sees")
  }

  @Test("The cause is found on premultiplied pixels")
  func premultiplied() {
    func grid(_ alpha: UInt32) -> PixelGrid {
      PixelGrid(width: 4, height: 4, fill: alpha << 24 | 0x32_64C8)
    }
    #expect(
      Self.diff(grid(128), grid(64)).sentence
        == "16 pixels changed in opacity alone, not in colour")
  }

  @Test("Different sizes are told with both, and shown in a picture that holds both")
  func sizes() {
    let diff = Self.diff(Self.white, PixelGrid(width: 4, height: 5, fill: opaque(0xFF_FFFF)))
    #expect(!diff.isEqual && diff.map == nil)
    #expect(diff.text == ["the sizes differ: 8×4 pixels, and 4×5"])
    #expect(
      Self.json(diff) == "{\"metric\":\"exact\",\"equal\":false,\"sizes\":[[8,4],[4,5]]}")
    #expect(diff.picture.width == 8 && diff.picture.height == 5)
  }

  @Test(
    "The picture is pixelmatch's for its metrics, else stretched; it is written with its folder")
  func picture() throws {
    let black = Self.white.replacing((2, 1, opaque(0)))
    let metric = Metric.pixelmatch(.v7_2, threshold: 0.1, countsAntialiased: true)
    let pixelmatch = Self.diff(Self.white, black, metric).picture
    #expect(Array(pixelmatch.bytes[40..<44]) == [255, 0, 0, 255])
    let diff = Self.diff(Self.white, black)
    #expect(Array(diff.picture.bytes[40..<44]) == [255, 0, 170, 255])
    let folder = try TemporaryFolder()
    try diff.writePicture(to: folder.file("a/b.png"))
    #expect(try PictureFile(folder.file("a/b.png")).image == diff.picture)
    #expect(throws: SnapshotFailure.self) { try diff.writePicture(to: folder.file("a")) }
  }
}
