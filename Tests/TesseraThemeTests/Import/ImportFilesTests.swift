import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraTheme

@Suite("Files of an import")
struct ImportFilesTests {
  @Test("an asset catalogue with links to itself is imported once", .timeLimit(.minutes(5)))
  func loops() throws {
    let folder = try TemporaryFolder()
    let color = """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
        { "red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000" } } }] }
      """
    try folder.write(color, to: "x.xcassets/red.colorset/Contents.json")
    for name in ["a", "b"] { try System.link(folder.file("x.xcassets/\(name)"), to: ".") }
    let theme = ThemeImporter.theme(at: folder.file("x.xcassets"))
    #expect(!theme.diagnostics.contains { $0.severity == .error })
    #expect(theme.files.count == 1)
    let text = theme.files.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    #expect(text.split(separator: "\"$value\"").count == 2)
  }
}
