import TesseraSource
import TesseraTestSupport
import Testing

@testable import TesseraTheme

@Suite("Choosing an importer")
struct ThemeImporterTests {
  private static let contents: [(String, String)] = [
    (##"{ "schemes": { "light": { "a": "#111111" } } }"##, "material"),
    (
      ##"{ "$themes": [], "s": { "a": { "value": "#111111", "type": "color" } } }"##,
      "tokens-studio"
    ),
    (##"{ "colors": { "a": "#111111" } }"##, "vscode"),
    (##"{ "colors": { "a": { "value": "#111111" } } }"##, "style-dictionary"),
  ]

  @Test("The content tells the format", arguments: contents)
  func detection(text: String, format: String) throws {
    let files = ImportFiles.memory(["t.json": text])
    let source = try ImportSource(path: "t.json", files: files)
    #expect(ThemeImporter.all.first { $0.recognises(source) }?.name == format)
    let theme = ThemeImporter.theme(at: "t.json", files: files)
    #expect(theme.findings == [])
    #expect(try theme.document().allValues.count == 1)
    let named = ThemeImporter.theme(at: "t.json", format: format, files: files)
    #expect(named.files == theme.files)
  }

  @Test("A byte that is wrong gives a theme or an error, never both", arguments: contents)
  func damage(text: String, format: String) {
    let bytes = Array(text.utf8)
    for index in bytes.indices {
      for byte in Array("\"}],0".utf8) + [0xFF] {
        var damaged = bytes
        damaged[index] = byte
        let source = SourceText(path: "t.json", bytes: damaged)
        let files = ImportFiles(
          read: { (_: String) throws(SourceError) -> SourceText in source },
          list: { (path: String) throws(SourceError) -> [DirectoryEntry] in
            throw .notFound(path: path)
          })
        let theme = ThemeImporter.theme(at: "t.json", format: format, files: files)
        let hasErrors = theme.diagnostics.contains { $0.severity == .error }
        #expect(theme.files.isEmpty == hasErrors, "\(String(decoding: damaged, as: UTF8.self))")
      }
    }
  }

  @Test("A folder of colour sets is an asset catalog, whatever its name")
  func catalog() throws {
    let set = AssetCatalogImporterTests.colorSet(AssetCatalogImporterTests.entry("111111"))
    let theme = ThemeImporter.theme(
      at: "Folder", files: .memory(["Folder/a.colorset/Contents.json": set]))
    #expect(theme.files.map(\.path) == ["Folder.tokens.json"])
  }

  @Test("What no importer recognises is an error that lists the formats")
  func unrecognised() {
    let theme = ThemeImporter.theme(
      at: "t.json", files: .memory(["t.json": ##"{ "a": { "b": "#111111" } }"##]))
    #expect(theme.findings == ["error T0702 0:0 this is no format that can be imported"])
    #expect(theme.files == [])
    #expect(
      theme.diagnostics.first?.help
        == "where you know what it is, name the format with --from: "
        + "`xcassets`, `material`, `tokens-studio`, `vscode`, `style-dictionary`")
  }

  private static let native = [
    ##"{ "a": { "$value": "#111111" } }"##,
    #"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"#,
    #"{ "version": "2025.10", "resolutionOrder": [] }"#,
  ]

  @Test("A DTCG file needs no import", arguments: native)
  func dtcg(text: String) {
    let theme = ThemeImporter.theme(at: "t.json", files: .memory(["t.json": text]))
    #expect(
      theme.findings == [
        "error T0702 0:0 this is a DTCG file already, so that there is nothing to import"
      ])
  }

  @Test("A format that does not exist is asked back")
  func unknown() {
    let theme = ThemeImporter.theme(
      at: "t.json", format: "xcasset", files: .memory([String: String]()))
    #expect(theme.findings == ["error T0701 no importer is called `xcasset`"])
    #expect(theme.diagnostics.first?.help == "did you mean `xcassets`?")
  }

  @Test("A file that is missing is an error")
  func missing() {
    let theme = ThemeImporter.theme(at: "t.json", files: .memory([String: String]()))
    #expect(theme.findings == ["error 0:0 there is no such file or folder"])
  }

  @Test("A text that cannot be read says why, whatever it may be")
  func unreadable() {
    for (text, finding) in [
      ("", "error T0001 1:1 the text holds no value"),
      ("\u{0}{\u{0}}", "error T0001 1:1 the text is encoded as UTF-16"),
      ("{ a: ", "error T0001 1:6 the text ends inside an object"),
    ] {
      let theme = ThemeImporter.theme(at: "t.json", files: .memory(["t.json": text]))
      #expect(theme.findings == [finding])
      #expect(theme.files == [])
    }
  }

  @Test("A folder that is none of a format asks for what is in it, or for the format")
  func folder() {
    let theme = ThemeImporter.theme(at: "p", files: .memory(["p/readme.md": ""]))
    #expect(theme.findings == ["error T0702 p:0:0 this folder is none that can be imported"])
    #expect(
      theme.diagnostics.first?.help?.hasPrefix(
        "name the file or folder in it that is meant, or the format with --from: `xcassets`")
        == true)
  }
}
