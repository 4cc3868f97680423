import TesseraSource
import TesseraText
import Testing

@Suite("SystemFonts")
struct SystemFontsTests {
  @Test("a family is found by its name alone, in any case")
  func family() throws {
    let fonts = SystemFonts()
    #expect(fonts.files(ofFamily: "DejaVu Sans").contains(DebianFonts.regular))
    #expect(fonts.files(ofFamily: "dejavu sans").contains(DebianFonts.bold))
    #expect(fonts.files(ofFamily: "No Such Family At All").isEmpty)
    #expect(fonts.files(ofFamily: "").isEmpty)
  }

  @Test("a scalar has a family that has it, where there is one")
  func scalar() throws {
    #expect(SystemFonts().family(for: 0x7B2C) != nil)
    #expect(SystemFonts().family(for: 0x10_FFFD) != nil)
  }

  @Test(
    "installed fonts are asked for families and scalars only where that is wanted",
    .enabled(
      if: SourceFile.exists(DebianFonts.noto("SansThai")),
      "Debian's package fonts-noto-core is absent"))
  func library() throws {
    func line(_ text: String, _ families: [String], _ system: SystemFonts?) throws
      -> (families: Set<String>, warnings: [String?])
    {
      let layout = TextLayout(fonts: try FontLibrary(system: system))
      let (line, warnings) = try layout.line(
        text, style: TextStyle(families: families, size: 10), direction: .leftToRight)
      return (Set(line.runs.map(\.face.family)), warnings.map(\.code))
    }
    let system = SystemFonts()
    #expect(try line("a", ["Noto Sans Thai"], nil) == (["DejaVu Sans"], ["T0801"]))
    #expect(try line("ก", ["Noto Sans Thai"], system) == (["Noto Sans Thai"], []))
    #expect(try line("ก", [], nil) == (["DejaVu Sans"], ["T0802"]))
    let found = try line("กข", [], system)
    #expect(found.families != ["DejaVu Sans"])
    #expect(found.warnings == [])
    #expect(try line("a", ["Notto Sans Thai"], system).warnings == ["T0801"])
    #expect(try line("\u{10FFFD}", [], system).warnings == ["T0802"])
  }
}
