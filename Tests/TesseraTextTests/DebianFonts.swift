import TesseraSource
import TesseraText

/// The fonts that the tests may rely on, and lines laid out with them.
enum DebianFonts {
  static let regular = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  static let bold = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
  static let chinese = "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc"

  /// A face of the package fonts-noto-core, which need not be there, such as `SansThai`.
  static func noto(_ name: String) -> String {
    "/usr/share/fonts/truetype/noto/Noto\(name)-Regular.ttf"
  }

  private static let shared = Result { TextLayout(fonts: try FontLibrary()) }

  /// A layout with the built-in fonts, read once for all tests.
  static var layout: TextLayout { get throws { try shared.get() } }

  /// Lays out a line; the size is the em of DejaVu, so that its advances are whole font units.
  static func line(
    _ text: String, families: [String] = [], weight: Double = 400, size: Double = 2_048,
    letterSpacing: Double = 0, direction: TextDirection = .leftToRight,
    maximumWidth: Double? = nil
  ) throws -> (line: TextLine, warnings: [Diagnostic]) {
    let style = TextStyle(
      families: families, weight: weight, size: size, letterSpacing: letterSpacing)
    return try layout.line(
      text, style: style, direction: direction, maximumWidth: maximumWidth)
  }

  /// The bytes of a font file.
  static func bytes(_ path: String) throws -> [UInt8] {
    try SourceFile.read(path, limit: TextLimits.fontFileBytes, what: "font file")
  }
}

extension TextLine {
  /// Glyph numbers from left to right.
  var glyphs: [UInt32] { runs.flatMap { $0.glyphs.map(\.id) } }

  /// Advances from left to right, in pixels.
  var advances: [Double] { runs.flatMap { $0.glyphs.map(\.advance) } }

  /// Clusters from left to right.
  var clusters: [Int] { runs.flatMap { $0.glyphs.map(\.cluster) } }
}
