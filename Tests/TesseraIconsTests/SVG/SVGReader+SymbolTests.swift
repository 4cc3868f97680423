import TesseraGraphics
import TesseraIcons
import TesseraRaster
import TesseraSource
import Testing

@Suite("Symbols from templates")
struct SVGReaderSymbolTests {
  /// A template whose capitals are as high as those of the font at 100 points, so that 100 of its units
  /// are 17 points; `Regular-M` begins at 1000,1100, its baseline.
  private static func template(
    _ symbols: String, style: String = "",
    margins: String = """
    <line id="left-margin-Regular-M" x1="990" x2="990" y1="1030.79" y2="1150.12"/>
    <line id="right-margin-Regular-M" x1="1110" x2="1110" y1="1030.79" y2="1150.12"/>
    """
  ) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3300 2200"><style>\(style)</style>
    <g id="Notes"><rect id="artboard" width="3300" height="2200"/><text>Weight</text></g>
    <g id="Guides">
      <line id="Baseline-S" x1="263" x2="3036" y1="670" y2="670"/>
      <path id="Capline-S" d="M263 599.541h2773"/>
      <line id="Baseline-M" x1="263" x2="3036" y1="1100" y2="1100"/>
      <line id="Capline-M" x1="263" x2="3036" y1="1029.541" y2="1029.541"/>
      \(margins)
    </g>
    <g id="Symbols">\(symbols)</g></svg>
    """
  }

  /// 100 × 70 units on the baseline.
  private static let bar = #"<path d="M0 0V-70H100V0z"/>"#
  private static let regular =
    #"<g id="Regular-M" transform="matrix(1 0 0 1 1000 1100)">"# + bar + "</g>"

  /// The rectangles around the parts, in points, rounded to a hundredth.
  private func boxes(_ image: VectorImage) -> [[Double]] {
    image.nodes.compactMap { node in
      guard case .part(let part) = node else { return nil }
      return part.path.transformed(by: part.transform).bounds.map {
        [$0.minX, $0.minY, $0.width, $0.height].map { ($0 * 100).rounded() / 100 }
      }
    }
  }

  private func rounded(_ size: Size) -> [Double] {
    [size.width, size.height].map { ($0 * 100).rounded() / 100 }
  }

  @Test("The symbol lies between its margins, in a line around the middle of the capitals")
  func box() throws {
    let others = #"<g id="Black-M"><path d="M0 0h9v9z"/></g>"#
    let image = try picture(Self.template(others + Self.regular))
    #expect(image.isTemplate)
    // 120 and 119.336 units at 17 points; the bar is 10 units from the margin.
    #expect(rounded(image.size) == [20.4, 20.29])
    #expect(boxes(image) == [[1.7, 4.23, 17, 11.9]])
  }

  @Test("What is higher than a line has a higher box; without margins it is as wide as it is")
  func outlineAsBox() throws {
    let image = try picture(
      Self.template(
        #"<g id="Regular-M"><rect x="500" y="1000" width="50" height="200"/></g>"#, margins: ""))
    // 135.23 units below the middle of the capitals, 64.77 above.
    #expect(rounded(image.size) == [8.5, 45.98])
    #expect(boxes(image) == [[0, 11.98, 8.5, 34]])
  }

  @Test("The smallest size stands for the middle one where there is no other, enlarged to it")
  func variable() throws {
    let margins = """
      <line id="left-margin-Regular-S" x1="1000" x2="1000" y1="1" y2="2"/>
      <line id="right-margin-Regular-S" x1="1078.3" x2="1078.3" y1="1" y2="2"/>
      """
    let image = try picture(
      Self.template(
        """
        <g id="Ultralight-S"/><g id="Black-S"/>
        <g id="Regular-S" transform="translate(1000 634.7705)"><rect y="-39.15" width="78.3" height="78.3"/></g>
        """, margins: margins))
    #expect(rounded(image.size) == [17, 20.29])
    #expect(boxes(image) == [[0, 1.64, 17, 17]])
  }

  @Test("One margin for all variants is that of the first templates")
  func firstTemplates() throws {
    let margins = """
      <g transform="translate(100)"><line id="left-margin" x1="880" x2="880" y1="1" y2="2"/>
      <line id="right-margin" x1="1020" x2="1020" y1="1" y2="2"/></g>
      """
    let image = try picture(Self.template(Self.regular, margins: margins))
    #expect(rounded(image.size) == [23.8, 20.29])
    #expect(boxes(image) == [[3.4, 4.23, 17, 11.9]])
  }

  @Test("All that is drawn takes the tint; rules for previews and for several colours do not count")
  func monochrome() throws {
    let image = try picture(
      Self.template(
        """
        <g id="Regular-M">
        <path class="monochrome-0 multicolor-0:systemRed SFSymbolsPreviewWireframe" d="M0 0h9v9z"/>
        <path class="monochrome-1 multicolor-1:white SFSymbolsPreviewWireframe" d="M0 0h9v9z"/>
        <path class="monochrome-2 hierarchical-2:primary SFSymbolsPreviewWireframe" d="M0 0h9v9z"/>
        <path fill="none" stroke="white" stroke-width="2" d="M0 0h9"/></g>
        """,
        style: """
          .monochrome-0 {fill:#000000;-sfsymbols-motion-group:0}
          .monochrome-1 {opacity:0.0}
          .monochrome-2 {opacity:0.4}
          .multicolor-0:systemRed {fill:#FF0000}
          .hierarchical-2:primary {fill:#212121}
          .SFSymbolsPreviewWireframe {fill:none;opacity:1.0;stroke:black;stroke-width:0.5}
          """))
    let parts = image.nodes.compactMap { if case .part(let part) = $0 { part } else { nil } }
    #expect(parts.map(\.ink) == [.tint, .tint, .tint, .tint])
    #expect(parts.map(\.opacity) == [1, 0, 0.4, 1])
    #expect(parts.map { $0.stroke?.width } == [nil, nil, nil, 2])
  }

  @Test("A layer that clears what is behind it leaves a hole in all layers below, and none above")
  func erasing() throws {
    let image = try picture(
      Self.template(
        """
        <g id="Regular-M" transform="translate(1000 1100)">
        <path class="monochrome-0" d="M0 0V-70H100V0z"/>
        <path class="monochrome-1" d="M20-20H40V-50H20z"/>
        <path class="monochrome-1" d="M60-20H80V-50H60z"/>
        <path class="monochrome-2" d="M65-25H75V-45H65z"/></g>
        """,
        style: ".monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}",
        margins: """
          <line id="left-margin-Regular-M" x1="1000" x2="1000" y1="1" y2="2"/>
          <line id="right-margin-Regular-M" x1="1100" x2="1100" y1="1" y2="2"/>
          """))
    // Drawn so that a unit of the template is a pixel, less what rounds a line up to 120 rows.
    let drawn = try pixels(of: image, side: 119.336, tint: .black)
    let row = Int((119.336 / 2).rounded())
    // The bar is 100 wide in a square of 119.
    let columns = [0, 10, 30, 50, 70, 78, 90].map { $0 + 10 }
    #expect(columns.map { drawn[$0, row].alpha } == [255, 255, 0, 255, 255, 0, 255])
  }

  @Test(
    "A template without its parts is an error that says which",
    arguments: [
      ("Regular-M", "Bold-M", "without `Regular-M`"),
      ("Baseline-M", "Basis-M", "without `Baseline-M`"),
      ("Capline-M", "Kappe-M", "without `Capline-M`"),
    ])
  func incomplete(part: String, instead: String, message: String) {
    let text = Self.template(Self.regular)
    let changed = text.split(separator: "\"\(part)\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\(instead)\"")
    #expect(
      failure(of: changed)
        == "1:1 T0901 the file is a symbol template \(message), so there is no symbol in it to draw"
    )
  }

  @Test(
    "Margins or capitals that leave no room are an error at the symbol, and the help is about guides",
    arguments: [(9, 9, 80), (10, 9, 80), (0, 99, 0)])
  func noRoom(left: Int, right: Int, baseline: Int) {
    let text = """
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 99 99'>
      <line id='Baseline-M' y1='\(baseline)' y2='\(baseline)'/><line id='Capline-M' y1='9' y2='9'/>
      <line id='left-margin-Regular-M' x1='\(left)' x2='\(left)' y1='1' y2='2'/>
      <line id='right-margin-Regular-M' x1='\(right)' x2='\(right)' y1='1' y2='2'/>
      <g id='Regular-M'><rect width='53' height='70'/></g></svg>
      """
    #expect(
      failure(of: text)
        == "5:1 T0904 the guides of the symbol template leave the symbol no size that could be drawn"
    )
    let error = #expect(throws: IconError.self) {
      try VectorImage.readSVG(SourceText(path: "t.svg", bytes: Array(text.utf8)))
    }
    #expect(
      error?.diagnostic.help
        == "a capline lies above its baseline, a left margin to the left of the right one")
  }
}
