import Testing

@testable import TesseraCommandLine

@Suite("SheetTarget")
struct SheetTargetTests {
  @Test(
    "a name that ends in .png is a file, everything else a folder",
    arguments: [
      ("out", 1, ["out/a.png", "out/a-2.png"]), ("out/", 3, ["out/a.png", "out/a-2.png"]),
      ("x.pngs", 2, ["x.pngs/a.png", "x.pngs/a-2.png"]),
      ("x.png", 1, ["x.png", "x-2.png"]), ("b/x.y.png", 1, ["b/x.y.png", "b/x.y-2.png"]),
    ])
  func paths(text: String, cells: Int, paths: [String]) throws {
    let target = try SheetTarget(text, cellCount: cells)
    #expect([0, 1].map { target.path(of: "a", page: $0) } == paths)
  }

  @Test(
    "a name that asks for another format is no folder", arguments: ["x.jpg", "a.b/x.SVG", "x.html"])
  func otherFormat(text: String) {
    #expect(throws: UsageError.self) { try SheetTarget(text, cellCount: 1) }
  }

  @Test("a file takes exactly one cell", arguments: [0, 2, 8])
  func count(cells: Int) {
    #expect(throws: UsageError.self) { try SheetTarget("x.png", cellCount: cells) }
  }
}
