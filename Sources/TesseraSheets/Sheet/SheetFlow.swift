import TesseraGraphics
import TesseraRaster
import TesseraText

/// Bands → pages: strips are stacked, and a page that is full is followed by another.
///
/// A page ends where its height or its pixels would exceed the limits on a picture (design section
/// 8); the next one repeats the head, the band's name and the group's heading, so that each page can
/// be read by itself. Where there are several, each says its number.
struct SheetFlow {
  /// The texts, and the width of all pages.
  let lettering: SheetLettering
  /// The name of the sheet, for failures.
  let title: String
  /// The colours of head and foot.
  let style: SheetStyle
  /// Device pixels per point.
  let scale: Int

  /// Longest side of a picture, in device pixels.
  static let sideLimit = Pixmap.sideLimit
  /// Largest picture, in device pixels: 256 MiB at four bytes each.
  static let pixelLimit = 67_108_864

  /// Pages that are done.
  private var pages: [SheetPage] = []
  /// The page that is being filled.
  private var page = SheetPage(size: .zero)
  /// The height filled so far, in points.
  private var y = 0.0
  /// Where the open band began on the current page; nil where none is open.
  private var bandTop: Double?

  init(_ lettering: SheetLettering, title: String, style: SheetStyle, scale: Int) {
    self.lettering = lettering
    self.title = title
    self.style = style
    self.scale = scale
  }

  /// The tallest that a page gets, in points.
  private var heightLimit: Double {
    let rows = min(Self.sideLimit, Self.pixelLimit / pixels(lettering.width))
    return Double(rows / scale)
  }

  /// Lays all bands out.
  ///
  /// - Throws: ``SheetFailure/tooLarge(sheet:width:height:)`` where a single row does not fit.
  mutating func pages(of bands: [SheetBand]) throws(SheetFailure) -> [SheetPage] {
    beginPage()
    for band in bands { try add(band) }
    try endPage()
    numberPages()
    return pages
  }

  /// Adds a band, breaking it where it must be.
  private mutating func add(_ band: SheetBand) throws(SheetFailure) {
    for group in band.groups {
      for (row, strip) in group.rows.enumerated() {
        let distance = row == 0 ? SheetStyle.groupGap - SheetStyle.gap : 0
        let above = bandTop == nil ? SheetStyle.margin + band.title.height : distance
        let heading = row == 0 || bandTop == nil ? group.head.height : 0
        // The margin below a band swallows the gap that its last row brings.
        let needed = above + heading + strip.height + SheetStyle.margin - SheetStyle.gap
        let isFull = y + needed + lettering.foot.height > heightLimit
        if isFull, y > lettering.head.height {
          if let top = bandTop { close(band, from: top) }
          try endPage()
          beginPage()
        }
        let repeats = row == 0 || bandTop == nil
        if bandTop == nil { open(band) } else { y += distance }
        if repeats { add(group.head) }
        add(strip)
      }
    }
    if let top = bandTop { close(band, from: top) }
  }

  /// Stacks a strip.
  private mutating func add(_ strip: SheetStrip) {
    page.place(strip, at: y)
    y += strip.height
  }

  /// Begins a band: some room, then its name.
  private mutating func open(_ band: SheetBand) {
    bandTop = y
    y += SheetStyle.margin
    add(band.title)
  }

  /// Ends a band: some room, its backdrop, and a thin line above it.
  private mutating func close(_ band: SheetBand, from top: Double) {
    y += SheetStyle.margin - SheetStyle.gap
    page.areas.append((Rect(0, top, lettering.width, y - top), band.style.backdrop))
    page.areas.append((line(at: top), band.style.hairline))
    bandTop = nil
  }

  /// Begins a page with its head.
  private mutating func beginPage() {
    page = SheetPage(size: .zero)
    y = 0
    add(lettering.head)
  }

  /// Ends a page with its foot, and puts its own colour below everything.
  private mutating func endPage() throws(SheetFailure) {
    page.areas.append((line(at: y), style.hairline))
    add(lettering.foot)
    page.size = Size(lettering.width, y)
    page.areas.insert((Rect(origin: .zero, size: page.size), style.backdrop), at: 0)
    guard y <= heightLimit, pixels(lettering.width) <= Self.sideLimit else {
      throw .tooLarge(sheet: title, width: pixels(lettering.width), height: pixels(y))
    }
    pages.append(page)
  }

  /// Numbers the pages at the end of their feet, where there are several.
  private mutating func numberPages() {
    guard pages.count > 1 else { return }
    for index in pages.indices {
      let bottom = pages[index].size.height - SheetStyle.margin
      pages[index].captions.append(
        SheetCaption(
          text: SheetLettering.pageNumber(index + 1, of: pages.count), size: 10,
          color: style.secondary,
          frame: Rect(
            SheetStyle.margin, bottom - SheetStyle.captionHeight,
            lettering.width - 2 * SheetStyle.margin, SheetStyle.captionHeight),
          alignment: .trailing))
    }
  }

  /// A thin line across the page: half a point, one device pixel at least.
  private func line(at y: Double) -> Rect { Rect(0, y, lettering.width, 0.5) }

  /// A length of whole points in device pixels.
  private func pixels(_ points: Double) -> Int { Int(points) * scale }
}
