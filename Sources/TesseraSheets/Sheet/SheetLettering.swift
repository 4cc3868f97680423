import TesseraGraphics
import TesseraSource
import TesseraTheme

/// The texts around a sheet's bands: head, foot and the bands' names, and the page's width.
///
/// texts + width of the content → lines that fit → strips. A text that is wider than content may get
/// is broken into lines, because nothing on a sheet is cut but the names of rows.
struct SheetLettering {
  /// The width of the page, in points.
  let width: Double
  /// The top of each page.
  let head: SheetStrip
  /// The bottom of each page.
  let foot: SheetStrip
  /// The name of each band, in the order of the resolutions.
  let bandTitles: [SheetStrip]
  /// What the texts lack, such as a glyph that no font has.
  let warnings: [Diagnostic]

  /// What stands behind the last line of the foot where there are several pages.
  static func pageNumber(_ number: Int, of count: Int) -> String { "page \(number) of \(count)" }

  /// Breaks and places the texts.
  ///
  /// - Parameters:
  ///   - frame: What the sheet shares with others.
  ///   - title: The name at the head, in 20 points bold.
  ///   - lines: What stands below it, in 12 points.
  ///   - content: The width of rows' names and tiles, in points.
  /// - Throws: ``SheetFailure/font(_:)``.
  init(
    _ frame: SheetFrame, title: String, lines: [String], content: Double
  ) throws(SheetFailure) {
    var breaker = LineBreaker(frame: frame, room: max(SheetStyle.contentWidth, content))
    let titles = try breaker.lines(of: title, size: 20, weight: 700)
    var facts: [String] = []
    for line in lines + (frame.note.map { [$0] } ?? []) {
      facts += try breaker.lines(of: line, size: 12)
    }
    var names: [[String]] = []
    for resolution in frame.resolutions {
      names.append(try breaker.lines(of: Self.bandName(resolution), size: 12, weight: 700))
    }
    let imprint = try breaker.lines(of: Self.imprint(frame), size: 10)
    try breaker.reserve(
      [imprint.last ?? "", Self.pageNumber(888, of: 888)], size: 10, gap: SheetStyle.gap)

    width = SheetStyle.gridUp(max(content, breaker.widest)) + 2 * SheetStyle.margin
    warnings = breaker.warnings
    let stack = SheetTextStack(x: SheetStyle.margin, width: width - 2 * SheetStyle.margin)
    head = Self.head(titles, facts, style: frame.style, stack: stack)
    foot = Self.foot(imprint, style: frame.style, stack: stack)
    bandTitles = zip(names, frame.resolutions).map { name, resolution in
      let style = SheetStyle(theme: resolution.theme)
      var strip = SheetStrip(height: 0)
      stack.add(name, size: 12, weight: 700, color: style.caption, to: &strip)
      strip.height += SheetStyle.gap
      return strip
    }
  }

  /// The strip at the top of a page.
  private static func head(
    _ titles: [String], _ facts: [String], style: SheetStyle, stack: SheetTextStack
  ) -> SheetStrip {
    var strip = SheetStrip(height: SheetStyle.margin)
    stack.add(titles, size: 20, weight: 700, color: style.caption, to: &strip)
    strip.height += SheetStyle.grid
    stack.add(facts, size: 12, color: style.secondary, to: &strip)
    strip.height += SheetStyle.margin - SheetStyle.grid
    return strip
  }

  /// The strip at the bottom of a page.
  private static func foot(
    _ imprint: [String], style: SheetStyle, stack: SheetTextStack
  ) -> SheetStrip {
    var strip = SheetStrip(height: SheetStyle.gap)
    stack.add(imprint, size: 10, color: style.secondary, to: &strip)
    strip.height += SheetStyle.margin
    return strip
  }

  /// What the foot says: version, theme file and its short hash.
  private static func imprint(_ frame: SheetFrame) -> String {
    let theme = frame.document.map { "\(FilePath.name(of: $0.path)) \($0.contentHash)" }
    return "Tessera \(RendererVersion.current) · \(theme ?? "no theme: the cells' own defaults")"
  }

  /// What a band is called: its contexts with their modifiers.
  private static func bandName(_ resolution: ThemeResolution) -> String {
    let selections = resolution.mode?.selections ?? []
    guard !selections.isEmpty else { return resolution.themeName ?? "defaults" }
    return selections.map { "\($0.modifier) \($0.context)" }.joined(separator: " · ")
  }
}

/// Where lines of text are stacked on a page.
struct SheetTextStack {
  /// The left edge, in points.
  let x: Double
  /// The width of the frames, in points.
  let width: Double

  /// Adds lines below what a strip holds already.
  func add(
    _ lines: [String], size: Double, weight: Double = 400, color: Color, to strip: inout SheetStrip
  ) {
    let height = SheetStyle.gridUp(size * 1.2)
    for line in lines {
      strip.captions.append(
        SheetCaption(
          text: line, size: size, weight: weight, color: color,
          frame: Rect(x, strip.height, width, height)))
      strip.height += height
    }
  }
}
