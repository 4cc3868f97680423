import TesseraGraphics

/// Pixels → the kind of change.
///
/// The kinds are tried from the most to the least definite, and the first that explains all changed
/// pixels (of a shift nearly all, of edges most) is taken. That anti-aliased edges are told apart never
/// makes a picture pass; it only names what has happened.
extension DifferenceCause {
  /// The largest difference of a channel that is noise.
  private static let noiseLevel = 2
  /// Of so many changed pixels, one may lie off any edge where edges are the cause: the rule that
  /// finds edges wants a flat area beside them, which a thin curved line is not.
  private static let edgeAllowance = 3

  /// Finds the cause.
  ///
  /// - Parameters:
  ///   - old: The picture that was expected, premultiplied.
  ///   - new: The other one, of the same size.
  ///   - map: What the metric `exact` says about the two; it must have found a difference.
  package init(_ old: PixelGrid, _ new: PixelGrid, map: DifferenceMap) {
    let pixels = ChangedPixels(old, new, map: map)
    let change = UniformChange(pixels)
    if Self.isAlphaOnly(pixels) {
      self = .alpha
    } else if let change, change.keepsEdges {
      self = Self.recolored(change)
    } else if let shift = PictureShift(pixels) {
      self = .shifted(x: shift.x, y: shift.y)
    } else if let change {
      self = Self.recolored(change)
    } else if pixels.maxChannelDelta <= Self.noiseLevel {
      self = .noise
    } else if let mapping = ColorMapping(pixels) {
      self = .remapped(colors: mapping.colors)
    } else {
      self = Self.liesOnEdges(pixels) ? .edges : .geometry
    }
  }

  /// The cause that a uniform change is.
  private static func recolored(_ change: UniformChange) -> DifferenceCause {
    let changes = change.pairs.map { ColorChange(from: text($0.from), to: text($0.to)) }
    return .recolored(changes, keepsEdges: change.keepsEdges)
  }

  /// Whether all changed pixels keep their straight colour, as far as rounding lets one see it.
  private static func isAlphaOnly(_ pixels: ChangedPixels) -> Bool {
    pixels.allSatisfy { old, new in
      let (a, b) = (old.channel(3), new.channel(3))
      guard a != b, a > 0, b > 0 else { return false }
      for channel: UInt32 in 0..<3
      where abs(old.channel(channel) * b - new.channel(channel) * a) > max(a, b) {
        return false
      }
      return true
    }
  }

  /// Whether most of the changed pixels that are more than noise lie on anti-aliased edges of either
  /// picture.
  private static func liesOnEdges(_ pixels: ChangedPixels) -> Bool {
    let (old, new) = (pixels.old, pixels.new)
    func isEdge(_ index: Int, _ grid: PixelGrid, _ other: PixelGrid) -> Bool {
      AntialiasingRule.holds(
        x: index % grid.width, y: index / grid.width, in: grid, and: other, dialect: .pixelmatch
      ) { luminance($0) - luminance($1) }
    }
    var (count, misses) = (0, 0)
    for index in pixels.sample
    where old.words[index].channelDelta(new.words[index]) > noiseLevel {
      count += 1
      if !isEdge(index, old, new), !isEdge(index, new, old) { misses += 1 }
    }
    return misses * edgeAllowance <= count
  }

  /// The brightness of a premultiplied pixel over white.
  private static func luminance(_ word: UInt32) -> Double {
    YIQ.brightness(word.rgb) + 255 - Double(word.channel(3))
  }

  /// A premultiplied pixel's straight colour as text.
  private static func text(_ word: UInt32) -> String {
    let (red, green, blue, alpha) = Pixel(bits: word).straight
    func hex(_ byte: UInt8) -> String {
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + hex(red) + hex(green) + hex(blue) + (alpha == 255 ? "" : hex(alpha))
  }
}
