import TesseraSource
import TesseraTestSupport
import TesseraText
import Testing

@Suite("FontLibrary")
struct FontLibraryTests {
  /// A table of one family whose file is missing.
  private static let missing = [
    BuiltInFont(
      family: "DejaVu Sans", files: ["/nowhere/DejaVuSans.ttf"],
      debianPackage: "fonts-dejavu-core")
  ]

  /// The paths of the faces that a list of families comes to.
  private func paths(
    _ families: [String], _ library: FontLibrary, weight: Double = 400
  ) throws -> [String] {
    try library.faces(for: families, weight: weight).faces.map(\.path)
  }

  @Test("families resolve in the order of the list, each once, regardless of case")
  func order() throws {
    let library = try FontLibrary()
    #expect(
      try paths(["WenQuanYi Micro Hei", "dejavu sans", "DejaVu Sans", "serif"], library)
        == [DebianFonts.chinese, DebianFonts.regular])
  }

  @Test(
    "generic families are DejaVu Sans",
    arguments: ["sans-serif", "serif", "monospace", "system-ui", "Sans-Serif", "ui-rounded"])
  func generic(family: String) throws {
    let selection = try FontLibrary().faces(for: [family], weight: 650)
    #expect(selection.faces.map(\.path) == [DebianFonts.bold])
    #expect(selection.warnings.isEmpty)
  }

  @Test("a declared family hides the built-in one of that name, a generic one too")
  func declared() throws {
    let library = try FontLibrary(declared: [
      "Brand": FontSource([DebianFonts.regular, DebianFonts.bold]),
      "serif": FontSource([DebianFonts.chinese]),
      "DejaVu Sans": FontSource([DebianFonts.bold]),
    ])
    #expect(try paths(["brand"], library) == [DebianFonts.regular])
    #expect(try paths(["Brand"], library, weight: 800) == [DebianFonts.bold])
    #expect(try paths(["serif"], library) == [DebianFonts.chinese])
    #expect(try paths(["DejaVu Sans"], library) == [DebianFonts.bold])
    #expect(try paths(["sans-serif"], library) == [DebianFonts.regular])
  }

  @Test("of a collection, a declared family takes the faces of that name, else the first")
  func declaredCollection() throws {
    let library = try FontLibrary(declared: [
      "WenQuanYi Micro Hei Mono": FontSource([DebianFonts.chinese]),
      "Hanzi": FontSource([DebianFonts.chinese]),
    ])
    let faces = try library.faces(for: ["WenQuanYi Micro Hei Mono", "Hanzi"], weight: 400).faces
    #expect(faces.map(\.family) == ["WenQuanYi Micro Hei Mono", "WenQuanYi Micro Hei"])
  }

  @Test("an added file joins the families that it names itself, in any language")
  func added() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(DebianFonts.bytes(DebianFonts.chinese), to: "added.ttc")
    let library = try FontLibrary(
      declared: ["Brand": FontSource([DebianFonts.regular])], files: [file, DebianFonts.bold])
    #expect(try paths(["文泉驛微米黑"], library) == [file])
    #expect(try paths(["文泉驿微米黑"], library) == [file])
    #expect(try paths(["DejaVu Sans"], library) == [DebianFonts.bold])
    let both = try FontLibrary(
      declared: ["DejaVu Sans": FontSource([DebianFonts.regular])], files: [DebianFonts.bold])
    #expect(try paths(["DejaVu Sans"], both) == [DebianFonts.regular])
    #expect(try paths(["DejaVu Sans"], both, weight: 700) == [DebianFonts.bold])
  }

  @Test("an unknown family is skipped with one warning and a suggestion")
  func unknown() throws {
    let library = try FontLibrary(declared: ["Inter Display": FontSource([DebianFonts.bold])])
    let selection = try library.faces(
      for: ["Inter Dispaly", "Zapfino", "Inter Display", "Zapfino"], weight: 400)
    #expect(selection.faces.map(\.path) == [DebianFonts.bold])
    #expect(
      selection.warnings == [
        Diagnostic(
          .warning, code: "T0801", "no font is known for the family `Inter Dispaly`",
          help: "did you mean `Inter Display`?"),
        Diagnostic(
          .warning, code: "T0801", "no font is known for the family `Zapfino`",
          help: "declare its files under $extensions.tessera.fonts, or pass one with --font FILE"),
      ])
  }

  @Test("a list of which nothing is known, and an empty one, come to DejaVu Sans")
  func lastResort() throws {
    let library = try FontLibrary(declared: ["Nothing": FontSource([])])
    #expect(try paths(["Zapfino"], library) == [DebianFonts.regular])
    #expect(try paths(["Nothing"], library, weight: 700) == [DebianFonts.bold])
    #expect(try library.faces(for: ["Nothing"], weight: 400).warnings.count == 1)
    #expect(try paths([], library) == [DebianFonts.regular])
    #expect(try library.faces(for: [], weight: 400).warnings.isEmpty)
  }

  @Test("the built-in table names what the Debian packages install")
  func table() throws {
    #expect(BuiltInFont.debian.map(\.family) == ["DejaVu Sans", "WenQuanYi Micro Hei"])
    #expect(
      BuiltInFont.debian.map(\.debianPackage) == ["fonts-dejavu-core", "fonts-wqy-microhei"])
  }

  @Test("a missing built-in font is an error that names the package and the command")
  func missingBuiltIn() throws {
    let library = try FontLibrary(builtIn: Self.missing)
    let error = TextError.missingBuiltInFont(
      family: "DejaVu Sans", path: "/nowhere/DejaVuSans.ttf", debianPackage: "fonts-dejavu-core")
    #expect(throws: error) { try library.faces(for: ["sans-serif"], weight: 400) }
    #expect(throws: error) { try library.faces(for: [], weight: 400) }
    #expect(
      error.diagnostic
        == Diagnostic(
          .error, at: SourceLocation(path: "/nowhere/DejaVuSans.ttf"),
          "the font DejaVu Sans is not installed (Debian package fonts-dejavu-core)",
          help: "apt-get install fonts-dejavu-core"))
  }

  @Test("a missing built-in font disturbs only the text that needs it")
  func missingFallback() throws {
    let library = try FontLibrary(files: [DebianFonts.regular], builtIn: Self.missing)
    let layout = TextLayout(fonts: library)
    let style = TextStyle(families: ["DejaVu Sans"], size: 20)
    #expect(try layout.line("abc", style: style, direction: .leftToRight).line.text == "abc")
    #expect(
      throws: TextError.missingBuiltInFont(
        family: "DejaVu Sans", path: "/nowhere/DejaVuSans.ttf", debianPackage: "fonts-dejavu-core")
    ) {
      try layout.line("第", style: style, direction: .leftToRight)
    }
  }

  @Test("an added file is asked last for what neither the named nor the built-in families have")
  func addedFallback() throws {
    // A table that has no Chinese, so that an added file must have it.
    let latin = Array(BuiltInFont.debian.prefix(1))
    let style = TextStyle(size: 20)
    let without = TextLayout(fonts: try FontLibrary(builtIn: latin))
    #expect(try without.line("第", style: style, direction: .leftToRight).warnings.count == 1)
    let with = TextLayout(fonts: try FontLibrary(files: [DebianFonts.chinese], builtIn: latin))
    let (line, warnings) = try with.line("第a", style: style, direction: .leftToRight)
    #expect(line.runs.map(\.face.family) == ["WenQuanYi Micro Hei", "DejaVu Sans"])
    #expect(warnings.isEmpty)
  }

  @Test("a built-in file that holds another family is an error")
  func foreignBuiltIn() throws {
    let library = try FontLibrary(builtIn: [
      BuiltInFont(
        family: "DejaVu Sans", files: [DebianFonts.chinese], debianPackage: "fonts-dejavu-core")
    ])
    #expect(
      throws: TextError.brokenFont(
        path: DebianFonts.chinese, reason: "it does not hold DejaVu Sans")
    ) {
      try library.faces(for: ["serif"], weight: 400)
    }
  }

  @Test("a declared or added file that does not exist is an error with its path")
  func absent() throws {
    #expect(throws: TextError.unreadableFont(.notFound(path: "/nowhere/a.ttf"))) {
      try FontLibrary(files: ["/nowhere/a.ttf"])
    }
    let library = try FontLibrary(declared: ["Brand": FontSource(["/nowhere/b.ttf"])])
    let error = TextError.unreadableFont(.notFound(path: "/nowhere/b.ttf"))
    #expect(throws: error) { try library.faces(for: ["Brand"], weight: 400) }
    #expect(error.diagnostic.location == SourceLocation(path: "/nowhere/b.ttf"))
    #expect(try paths(["DejaVu Sans"], library) == [DebianFonts.regular])
  }

  @Test(
    "a file that is no font, or half of one, is an error with its path and the cause",
    arguments: [
      (Array("{ \"not\": \"a font\" }".utf8), "it does not begin as one"), ([], "it is cut short"),
      (Array("wOF2".utf8), "it is a compressed web font (WOFF)"),
    ])
  func broken(bytes: [UInt8], reason: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(bytes, to: "broken.ttf")
    let error = TextError.brokenFont(path: file, reason: reason)
    #expect(throws: error) { try FontLibrary(files: [file]) }
    let library = try FontLibrary(declared: ["Brand": FontSource([file])])
    #expect(throws: error) { try library.faces(for: ["Brand"], weight: 400) }
    #expect(error.diagnostic.location == SourceLocation(path: file))
    #expect(error.diagnostic.message == "not a usable font: \(reason)")
  }

  @Test("a font whose tables hold nothing that makes sense is refused, not drawn blank")
  func damagedTables() throws {
    let folder = try TemporaryFolder()
    var bytes = try DebianFonts.bytes(DebianFonts.regular)
    let tables = 12 + 16 * (Int(bytes[4]) << 8 | Int(bytes[5]))
    bytes.replaceSubrange(tables..., with: repeatElement(0xA5, count: bytes.count - tables))
    let file = try folder.write(bytes, to: "damaged.ttf")
    #expect(
      throws: TextError.brokenFont(path: file, reason: "its tables contradict each other")
    ) {
      try FontLibrary(files: [file])
    }
  }
}
