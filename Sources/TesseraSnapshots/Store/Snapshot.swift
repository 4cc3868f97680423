import TesseraTheme
package import TesseraCells
import TesseraGraphics
package import TesseraPNG
package import TesseraRaster
package import TesseraSheets

/// A golden picture: pixels, and how it was recorded.
///
/// The facts travel in the PNG's text chunks. They are never compared while pixels are equal; when
/// pixels differ, they explain why. The whole display list is among them.
package struct Snapshot: Sendable {
  /// The pixels, in premultiplied form; goldens are compared as these, never as files.
  package let pixmap: Pixmap
  /// The facts, by the keyword of their chunk.
  package let facts: [String: String]
  /// What was read otherwise than the file asks, each a sentence without its full stop.
  package let warnings: [String]
  /// Whether the display list was lost: not all texts of the file could be read.
  private let lacksTexts: Bool

  /// The keywords of the facts.
  enum Keyword {
    /// The program and its version.
    static let software = "Software"
    /// The cell that is shown.
    static let cell = "tessera-cell"
    /// Who asks for the golden, where that is no catalogue.
    static let source = "tessera-source"
    /// The fonts that gave glyphs, one a line.
    static let fonts = "tessera-fonts"
    /// The display list's text form.
    static let displayList = "tessera-display-list"
  }

  /// What the fact of this program's version says.
  static let software = "Tessera \(RendererVersion.current)"

  /// Reads a golden's file.
  package init(_ file: PNGFile) {
    pixmap = Pixmap(file.image)
    facts = Self.facts(file.text)
    warnings = file.warnings
    lacksTexts = file.omittedTexts > 0
  }

  /// The display list's lines; empty where the golden carries none, or a damaged one.
  package var lines: [DisplayLine] {
    let texts = (facts[Keyword.displayList] ?? "").split(separator: "\n")
    let lines = texts.compactMap { DisplayLine($0) }
    return lines.count == texts.count ? lines : []
  }

  /// Whether the golden has a display list that cannot be read.
  package var hasDamagedList: Bool {
    guard let list = facts[Keyword.displayList] else { return lacksTexts }
    return !list.isEmpty && lines.isEmpty
  }

  /// What ``Keyword/source`` says of a golden that only a test asks for.
  private static let testSource = "test"

  /// Whether only a test asks for the golden, so that no catalogue will ever have it.
  package var isOfTest: Bool { facts[Keyword.source] == Self.testSource }

  /// Whether a catalogue had the golden: it says what it shows, and not that only a test asks for it.
  var isOfCatalogue: Bool { facts[Keyword.cell] != nil && !isOfTest }

  /// The facts that a fresh picture's file would hold.
  static func facts(for test: SnapshotCase, list: DisplayList) -> [String: String] {
    facts(text(for: test, list: list))
  }

  /// The texts by keyword; of two with one keyword the first counts.
  private static func facts(_ texts: [PNGText]) -> [String: String] {
    Dictionary(texts.map { ($0.keyword, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  /// Makes the text chunks of a fresh picture.
  package static func text(for test: SnapshotCase, list: DisplayList) -> [PNGText] {
    let request = test.request
    var fonts: [String] = []
    for case .text(let text, _) in list.items.map(\.drawing) {
      for font in text.fonts where !fonts.contains(font) { fonts.append(font) }
    }
    return [
      PNGText(keyword: Keyword.software, text: software),
      PNGText(keyword: Keyword.cell, text: request.cell.reuseIdentifier),
      PNGText(keyword: "tessera-item", text: request.item.id),
      PNGText(keyword: "tessera-state", text: request.state.name),
      PNGText(keyword: "tessera-theme", text: request.resolution.themeName ?? "none"),
      PNGText(keyword: "tessera-mode", text: request.resolution.mode?.description ?? ""),
      PNGText(keyword: "tessera-scale", text: String(request.options.environment.scale)),
      PNGText(keyword: Keyword.source, text: test.isOfTest ? testSource : ""),
      PNGText(keyword: Keyword.fonts, text: fonts.joined(separator: "\n")),
      PNGText(keyword: Keyword.displayList, text: list.description, compressed: true),
    ].filter { !$0.text.isEmpty }
  }

  /// The file of a fresh picture.
  ///
  /// - Throws: `PNGError`, also for a picture that could be written but not read again.
  package static func encode(
    _ picture: CellPicture, for test: SnapshotCase
  ) throws(PNGError) -> [UInt8] {
    try PNGEncoder.encode(
      picture.pixmap.straightImage(), scale: test.request.options.environment.scale,
      effort: .small,
      text: text(for: test, list: picture.list), limits: .standard)
  }
}
