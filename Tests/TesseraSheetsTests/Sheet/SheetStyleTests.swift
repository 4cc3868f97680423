import TesseraGraphics
import TesseraSheets
import TesseraSource
import TesseraTestSupport
import TesseraTheme
import Testing

@Suite("Sheet style")
struct SheetStyleTests {
  /// Contrast of a colour on an opaque backdrop as drawn, by the formula of WCAG 2.2.
  private static func contrast(_ color: Color, on backdrop: Color) -> Double {
    func luminance(_ pixel: Pixel) -> Double {
      func linear(_ byte: UInt8) -> Double {
        let v = Double(byte) / 255
        return v <= 0.040_45 ? v / 12.92 : PortableMath.pow((v + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(pixel.red) + 0.7152 * linear(pixel.green)
        + 0.0722 * linear(pixel.blue)
    }
    let below = Pixel(backdrop)
    let (a, b) = (luminance(Pixel(color).over(below)), luminance(below))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Checks that captions and lesser captions can be read.
  private static func check(_ style: SheetStyle, _ name: String) {
    #expect(style.backdrop.alpha == 1)
    for (what, color) in [("caption", style.caption), ("secondary", style.secondary)] {
      let ratio = contrast(color, on: style.backdrop)
      #expect(ratio >= 4.5, "\(what) \(name): \(ratio)")
    }
  }

  @Test("The defaults pass 4.5:1")
  func defaults() {
    let style = SheetStyle(theme: nil)
    Self.check(style, "default")
    #expect(style == SheetStyle(theme: .empty))
    #expect(
      Self.contrast(style.secondary, on: style.backdrop)
        < Self.contrast(style.caption, on: style.backdrop))
  }

  @Test("The showcase's colours pass 4.5:1 in every mode")
  func showcase() throws {
    let path = FilePath.join(Checkout.folder, "Themes/showcase.resolver.json")
    let (document, diagnostics) = ThemeDocument.load(path: path)
    #expect(diagnostics.filter { $0.severity == .error } == [])
    let showcase = try #require(document)
    #expect(showcase.allModes.count == 4)
    for mode in showcase.allModes {
      Self.check(SheetStyle(theme: showcase.theme(in: mode)), mode.description)
    }
  }

  @Test("A theme's colours are taken as they are")
  func themeColors() throws {
    let document = try theme(
      tokens: """
        { sheet: { $type: "color", backdrop: { $value: "#102030" },
          caption: { $value: "#f0e0d0" }, hairline: { $value: "#ff0000" } } }
        """)
    let style = SheetStyle(theme: document.theme(in: document.defaultMode))
    #expect(Pixel(style.backdrop) == .opaque(0x10, 0x20, 0x30))
    #expect(Pixel(style.caption) == .opaque(0xf0, 0xe0, 0xd0))
    #expect(Pixel(style.hairline) == .pureRed)
    #expect(style.secondary == style.caption.multiplyingAlpha(by: 0.72))
  }

  @Test(
    "A backdrop alone gets captions that can be read, a translucent one lies on white",
    arguments: ["#000000", "#ffffff", "#1c1c1e", "#777777", "#00000080", "#ff000000"])
  func backdropAlone(color: String) throws {
    let document = try theme(
      tokens: "{ sheet: { backdrop: { $type: \"color\", $value: \"\(color)\" } } }")
    Self.check(SheetStyle(theme: document.theme(in: document.defaultMode)), color)
  }

  @Test("Lesser captions are as strong as captions where less could not be read")
  func weakCaption() throws {
    let document = try theme(
      tokens: """
        { sheet: { $type: "color", backdrop: { $value: "#ffffff" }, caption: { $value: "#707070" } } }
        """)
    let style = SheetStyle(theme: document.theme(in: document.defaultMode))
    #expect(style.secondary == style.caption)
    Self.check(style, "weak")
  }
}
