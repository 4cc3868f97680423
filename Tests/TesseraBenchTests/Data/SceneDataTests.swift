import TesseraGraphics
import TesseraSource
import Testing

@testable import TesseraBench

@Suite("SceneData")
struct SceneDataTests {
  @Test("reads paths and square pictures")
  func files() throws {
    let files = try SceneFiles()
    #expect(try files.read { try $0.path("squircle.path") }.elements.count == 6)
    let expected = StraightImage(width: 96, height: 96, bytes: SceneFiles.pixels(side: 96))
    #expect(try files.read { try $0.image("S6.rgba", side: 96) } == expected)
  }

  @Test("tells an absent file from one that is wrong")
  func wrong() throws {
    let files = try SceneFiles()
    #expect(throws: SceneDataError.absent(path: files.file("none.path"))) {
      try files.read { try $0.path("none.path") }
    }
    let side = 97
    let bytes = 96 * 96 * 4
    let size = SceneDataError.wrongSize(path: files.file("S6.rgba"), side: side, bytes: bytes)
    #expect(throws: size) { try files.read { try $0.image("S6.rgba", side: side) } }
    #expect(
      size.diagnostic.message
        == "expected 97 × 97 pixels of 4 bytes, 37636 in all, found 36864")
    let larger = SourceError.tooLarge(path: files.file("S6.rgba"), limit: 4, what: "picture")
    #expect(throws: SceneDataError.unreadable(larger)) {
      try files.read { try $0.image("S6.rgba", side: 1) }
    }
    try SourceFile.write(Array("X\n".utf8), to: files.file("bad.path"))
    let error = try #require(throws: SceneDataError.self) {
      try files.read { try $0.path("bad.path") }
    }
    #expect(error.diagnostic.location?.description == files.file("bad.path") + ":1:1")
  }

  @Test(
    "reads the shared outlines step for step as they are described",
    .enabled(if: SharedSceneFiles.isPresent, "\(SharedSceneFiles.absence)"),
    arguments: [
      ("icon.path", 6, 17, 0, 42), ("text.path", 16, 48, 164, 0), ("squircle.path", 1, 4, 0, 12),
    ])
  func shared(name: String, contours: Int, lines: Int, quadratics: Int, cubics: Int) throws {
    let path = try #require(SharedSceneFiles.data).path(name)
    var counts = [0, 0, 0, 0]
    for element in path.elements {
      switch element {
      case .move: counts[0] += 1
      case .line: counts[1] += 1
      case .quadratic: counts[2] += 1
      case .cubic: counts[3] += 1
      case .close: break
      }
    }
    #expect(counts == [contours, lines, quadratics, cubics])
  }
}
