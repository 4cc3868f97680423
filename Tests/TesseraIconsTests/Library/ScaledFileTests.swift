import TesseraTestSupport
import Testing

@testable import TesseraIcons

@Suite struct ScaledFileTests {
  @Test(
    "The smallest file that is large enough is the best, else the largest",
    arguments: [
      (["a.png", "a@2x.png", "a@3x.png"], "a.png", [1, 2, 3, 3]),
      (["a.png", "a@3x.png"], "a.png", [1, 3, 3, 3]),
      (["a@2x.png"], "a.png", [2, 2, 2, 2]),
      (["a.png", "a@2x.png"], "a@2x.png", [1, 2, 2, 2]),
      (["A.PNG", "A@2x.PNG"], "A.PNG", [1, 2, 2, 2]),
    ])
  func best(files: [String], named: String, scales: [Int]) throws {
    let folder = try TemporaryFolder()
    for file in files { try folder.write("", to: file) }
    for (index, expected) in scales.enumerated() {
      let file = ScaledFile.best(for: folder.file(named), scale: index + 1)
      #expect(file.scale == expected)
      let suffix = expected == 1 ? "" : "@\(expected)x"
      #expect(
        file.path == folder.file("\(named.prefix(1))\(suffix)\(named.suffix(4))"))
    }
  }

  @Test("Where there is no file, the named one stands with the scale of its name")
  func none() {
    #expect(ScaledFile.best(for: "x/a@3x.png", scale: 2).scale == 3)
    #expect(ScaledFile.best(for: "x/a@3x.png", scale: 2).path == "x/a@3x.png")
    #expect(ScaledFile.best(of: [], scale: 1) == nil)
  }
}
