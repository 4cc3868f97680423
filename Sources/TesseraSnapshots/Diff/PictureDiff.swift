package import TesseraGraphics
import TesseraPNG
package import TesseraRaster
import TesseraSheets
package import TesseraSource

/// Two pictures, compared by a metric in straight channels and explained in premultiplied ones.
package struct PictureDiff: Sendable {
  /// The metric.
  package let metric: Metric
  /// The pictures.
  private let expected: StraightImage
  private let actual: StraightImage
  /// Whether a part was left out.
  private let isPartial: Bool
  /// What the metric says; nil where the sizes differ.
  package let map: DifferenceMap?
  /// What changed, in one sentence without its full stop; nil where every pixel is equal.
  package let sentence: String?

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - expected: The picture that was expected.
  ///   - actual: The other one.
  ///   - metric: What makes pixels differ.
  ///   - ignored: What is left out.
  package init(
    _ expected: StraightImage, _ actual: StraightImage, metric: Metric,
    ignoring ignored: [PixelRect]
  ) {
    self.metric = metric
    isPartial = !ignored.isEmpty
    self.expected = expected
    self.actual = actual
    guard expected.width == actual.width, expected.height == actual.height else {
      map = nil
      sentence =
        "the sizes differ: \(expected.width)×\(expected.height) pixels,"
        + " and \(actual.width)×\(actual.height)"
      return
    }
    // Straight and premultiplied channels are two pairs of pictures, and both are looked at at once; opaque
    // ones are the same in both.
    let isOpaque = expected.isOpaque && actual.isOpaque
    let looks = (isOpaque ? [false] : [false, true]).parallelMap(threads: 2) { isPremultiplied in
      Look(expected, actual, isPremultiplied: isPremultiplied, ignored)
    }
    let (straight, premultiplied) = (looks[0], looks[looks.count - 1])
    map =
      metric == .exact
      ? straight.map : metric.compare(straight.old, straight.new, ignoring: ignored)
    sentence = straight.map.difference.count == 0 ? nil : premultiplied.sentence
  }

  /// Two pictures in one kind of channels, compared exactly.
  private struct Look: Sendable {
    let old: PixelGrid
    let new: PixelGrid
    let map: DifferenceMap

    init(
      _ expected: StraightImage, _ actual: StraightImage, isPremultiplied: Bool,
      _ ignored: [PixelRect]
    ) {
      old = isPremultiplied ? PixelGrid(premultiplied: expected) : PixelGrid(expected)
      new = isPremultiplied ? PixelGrid(premultiplied: actual) : PixelGrid(actual)
      map = Metric.exact.compare(old, new, ignoring: ignored)
    }

    /// What changed, of premultiplied channels.
    var sentence: String {
      let count = map.difference.count
      guard count > 0 else { return "only colours of transparent pixels differ, which nobody sees" }
      return DifferenceCause(old, new, map: map).sentence(changed: count)
    }
  }

  /// Whether the sizes agree and no pixel is over the metric.
  package var isEqual: Bool { map?.difference.count == 0 }

  /// The members of the object of design section 9.
  package var members: [(String, JSONOutput)] {
    func size(_ image: StraightImage) -> JSONOutput {
      .array([.integer(image.width), .integer(image.height)])
    }
    guard let difference = map?.difference else {
      return [
        ("metric", .string(metric.name)), ("equal", .bool(false)),
        ("sizes", .array([size(expected), size(actual)])),
      ]
    }
    return [
      ("metric", .string(metric.name)), ("equal", .bool(isEqual)),
      ("different", .integer(difference.count)),
      ("antialiased", .integer(difference.antialiased)), ("total", .integer(difference.total)),
      ("ratio", .number(difference.ratio)),
      ("maxChannelDelta", .integer(difference.maxChannelDelta)), ("size", size(expected)),
      ("bounds", difference.bounds?.json ?? .null),
    ]
  }

  /// The lines for people: the sentence, then the figures.
  package var text: [String] {
    guard let difference = map?.difference else { return [sentence ?? ""] }
    guard let sentence else {
      let part = isPartial ? " outside what is ignored" : ""
      let pixels = difference.total == 1 ? "1 pixel" : "\(difference.total.groupedText) pixels"
      return ["the pictures are equal\(part): \(pixels)"]
    }
    let share = (100 * difference.ratio).decimalText(places: 2)
    let place = difference.bounds.map { " in \($0.text)" } ?? ""
    var figures =
      "\(metric.name): \(difference.count.groupedText) of \(difference.total.groupedText) pixels"
      + " (\(share) %) differ\(place)"
    if difference.antialiased > 0 {
      figures += ", \(difference.antialiased.groupedText) more as anti-aliased edges"
    }
    return [sentence, figures + "; channels differ by at most \(difference.maxChannelDelta)"]
  }

  /// What differs, for the eye: as pixelmatch draws it by its metrics, else stretched.
  package var picture: StraightImage {
    if let map, case .pixelmatch = metric {
      return PixelmatchPicture().draw(map, over: PixelGrid(expected))
    }
    return DifferencePicture.difference(
      expected: Pixmap(expected), actual: Pixmap(actual), map: map
    ).straightImage()
  }

  /// Writes ``picture`` as a PNG file, with its folder.
  ///
  /// - Throws: ``SnapshotFailure``.
  package func writePicture(to path: String) throws(SnapshotFailure) {
    let bytes: [UInt8]
    do {
      bytes = try PNGEncoder.encode(picture, scale: 1)
    } catch {
      throw SnapshotFailure(error)
    }
    do {
      try SourceFile.createDirectory(FilePath.directory(of: path))
      try SourceFile.write(bytes, to: path)
    } catch {
      throw SnapshotFailure(error)
    }
  }
}

extension PixelDifference {
  /// How many of all pixels are over the metric, 0…1.
  package var ratio: Double { Double(count) / Double(total) }
}

extension PixelRect {
  /// The rectangle as `x,y width×height`.
  package var text: String { "\(columns.lowerBound),\(rows.lowerBound) \(width)×\(height)" }

  /// The rectangle as an array of x, y, width and height.
  var json: JSONOutput {
    .array([columns.lowerBound, rows.lowerBound, width, height].map { .integer($0) })
  }
}

extension StraightImage {
  /// Whether every pixel is opaque, and so the same straight and premultiplied.
  fileprivate var isOpaque: Bool {
    var alpha = 3
    while alpha < bytes.count {
      if bytes[alpha] < 255 { return false }
      alpha += 4
    }
    return true
  }
}
