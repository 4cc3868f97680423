internal import Synchronization
internal import TesseraGraphics

/// One face of a font file: its name, its measures, and its glyphs.
///
/// A face is a reference to shared, immutable data, cheap to copy. Two faces are equal when they are
/// the same face of files with the same bytes, wherever these lie, at the same place on the design
/// axes of a variable font.
package struct FontFace: Hashable, Sendable {
  /// Family in English, such as `DejaVu Sans`.
  package var family: String { record.names.family }
  /// Style in English, such as `Book` or `Bold`.
  package var style: String { record.names.style }
  /// Weight on CSS's scale; 400 is regular, 700 bold.
  package var weight: Double { record.weight }
  /// Width in percent of the normal one.
  package var width: Double { record.width }
  /// The weights that the face can take; a single one unless its font is variable.
  package var weights: ClosedRange<Double> { record.weights }
  /// The widths that the face can take, in percent; a single one unless its font is variable.
  package var widths: ClosedRange<Double> { record.widths }
  /// Whether the letters are italic or oblique.
  package var isSlanted: Bool { record.isSlanted }
  /// Edge of the em square in font units.
  package var unitsPerEm: Int { record.font.unitsPerEm }
  /// What names this very file in a recording: family, style, version and a hash of its bytes, as in
  /// `DejaVu Sans Book 2.37 0123456789abcdef`.
  package var fingerprint: String { record.fingerprint }
  /// Path of the file, as it was given.
  package var path: String { record.path }

  private let record: Record

  /// What all copies share.
  private final class Record: Sendable {
    let names: FontNames
    let fingerprint: String
    let path: String
    let index: Int
    let weight: Double
    let width: Double
    let weights: ClosedRange<Double>
    let widths: ClosedRange<Double>
    let isSlanted: Bool
    let font: HarfBuzzFont
    /// Where an instance of a variable font stands.
    let coordinates: FontCoordinates
    /// Instances of a variable font.
    let instances = Mutex(
      BoundedCache<FontCoordinates, FontFace>(capacity: TextLimits.cachedInstances))
    let outlines = Mutex(
      BoundedCache<UInt32, Path>(capacity: TextLimits.cachedOutlineElements))

    init(_ font: HarfBuzzFont, path: String, index: Int, hash: ContentHash) {
      names = font.names()
      fingerprint = [names.family, names.style, names.version, hash.text]
        .filter { !$0.isEmpty }.joined(separator: " ")
      self.path = path
      self.index = index
      weight = font.styleValue(.weight)
      width = font.styleValue(.width)
      weights = font.range(of: .weight) ?? weight...weight
      widths = font.range(of: .width) ?? width...width
      coordinates = [:]
      isSlanted = font.styleValue(.italic) != 0 || font.styleValue(.slant) != 0
      self.font = font
    }

    /// An instance of another one's variable font.
    init(_ other: Record, at coordinates: FontCoordinates) {
      names = other.names
      fingerprint = other.fingerprint
      path = other.path
      index = other.index
      weight = coordinates[.weight] ?? other.weight
      width = coordinates[.width] ?? other.width
      weights = weight...weight
      widths = width...width
      isSlanted = other.isSlanted
      self.coordinates = coordinates
      font = other.font.instance(at: coordinates)
    }
  }

  /// Creates face `index` of a file whose bytes have the given hash.
  init(_ font: HarfBuzzFont, path: String, index: Int, hash: ContentHash) {
    record = Record(font, path: path, index: index, hash: hash)
  }

  /// Whether the two are the same face of the same bytes.
  package static func == (a: FontFace, b: FontFace) -> Bool {
    a.record === b.record
      || a.record.fingerprint == b.record.fingerprint && a.record.index == b.record.index
        && a.record.coordinates == b.record.coordinates
  }

  /// Feeds what `==` compares into the hasher.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(record.fingerprint)
    hasher.combine(record.index)
    hasher.combine(record.coordinates)
  }

  private init(_ record: Record) {
    self.record = record
  }

  /// The face at a weight and a width, or as near as its font's axes reach; itself where it has none.
  func instance(weight: Double, width: Double) -> FontFace {
    var coordinates: FontCoordinates = [:]
    if let range = font.range(of: .weight) { coordinates[.weight] = weight.clamped(to: range) }
    if let range = font.range(of: .width) { coordinates[.width] = width.clamped(to: range) }
    guard record.coordinates.isEmpty, !coordinates.isEmpty else { return self }
    return record.instances.withLock { instances in
      if let known = instances.value(for: coordinates) { return known }
      let instance = FontFace(Record(record, at: coordinates))
      instances.insert(instance, cost: 1, for: coordinates)
      return instance
    }
  }

  /// Whether the face answers to a family name in any of its languages, regardless of case.
  func isNamed(_ family: String) -> Bool {
    record.names.families.contains(family.lowercased())
  }

  /// The font in its own units, for shaping and for the questions of the fallback.
  var font: HarfBuzzFont { record.font }

  /// Sum of the costs of the outlines kept for later, for the test that it stays bounded.
  package var cachedOutlineElements: Int { record.outlines.withLock { $0.cost } }

  /// Outlines of glyphs in font units, y **down**, origin on the baseline; in the order of `glyphs`.
  ///
  /// Known ones come from the cache under one lock; the others are drawn outside of it, so that
  /// threads do not wait for each other's drawing.
  func outlines(of glyphs: [UInt32]) -> [Path] {
    let known = record.outlines.withLock { cache in
      glyphs.map { cache.value(for: $0) }
    }
    var drawn: [UInt32: Path] = [:]
    let paths = zip(glyphs, known).map { glyph, path in
      if let path = path ?? drawn[glyph] { return path }
      let path = font.outline(of: glyph)
      drawn[glyph] = path
      return path
    }
    guard !drawn.isEmpty else { return paths }
    record.outlines.withLock { cache in
      for (glyph, path) in drawn {
        // A blank glyph has a cost too, else a face full of them would be kept without bound.
        cache.insert(path, cost: path.elements.count + 1, for: glyph)
      }
    }
    return paths
  }
}

extension Double {
  /// The nearest number within a range.
  func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
