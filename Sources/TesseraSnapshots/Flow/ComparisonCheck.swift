import TesseraGraphics
import TesseraPNG
import TesseraRaster

/// Whether comparing works at all, asked before its verdicts count.
///
/// A comparison that always says "equal" makes every run green and is found by nobody. So a picture goes
/// through a file and must come back equal, and each picture that differs from it by the least there is
/// must not.
enum ComparisonCheck {
  /// A pixel that is opaque, one that shines through, and nothing.
  private static let picture = Pixmap(
    width: 3, height: 1,
    pixels: [
      .init(premultipliedRed: 200, green: 100, blue: 50, alpha: 255),
      .init(premultipliedRed: 20, green: 40, blue: 60, alpha: 128), .clear,
    ])

  /// Tries a comparison of a golden's pixels with fresh ones.
  ///
  /// - Throws: ``SnapshotFailure``, as a fault of Tessera's own, for one that errs.
  static func run(_ isEqual: (Pixmap, Pixmap) -> Bool) throws(SnapshotFailure) {
    let golden: Pixmap
    do {
      let bytes = try PNGEncoder.encode(picture.straightImage(), scale: 1, effort: .small)
      golden = Pixmap(try PNGDecoder.decode(bytes, path: "", mustBeWhole: true).image)
    } catch {
      throw SnapshotFailure(ownFault: error)
    }
    guard isEqual(golden, picture) else {
      throw SnapshotFailure(ownFault: SnapshotError.brokenComparison(.equalPictures))
    }
    guard !differences.contains(where: { isEqual(golden, $0) }) else {
      throw SnapshotFailure(ownFault: SnapshotError.brokenComparison(.differentPictures))
    }
  }

  /// The picture with one level more or less in one channel of one pixel, and in another form.
  private static let differences: [Pixmap] = {
    var pictures = [
      Pixmap(width: 1, height: 3, pixels: picture.pixels), Pixmap(width: 3, height: 2),
    ]
    for x in 0..<picture.width {
      for channel: UInt32 in 0..<4 {
        var other = picture
        other[x, 0].bits ^= 1 << (8 * channel)
        pictures.append(other)
      }
    }
    return pictures
  }()
}
