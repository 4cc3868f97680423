internal import TesseraGraphics

/// One axis of a picture that is drawn scaled: device pixels → taps.
///
/// All positions are taken relative to the near edge of the picture, which lies on the subpixel grid; so
/// a picture that moves by whole pixels keeps its taps.
struct ImageAxis: Hashable {
  /// What lies beyond the ends of the picture.
  enum Outside: Hashable {
    /// Its outermost pixels.
    case edge
    /// The picture once more.
    case again
    /// Nothing.
    case clear
  }

  /// A part at an end of the picture that has a scale of its own.
  struct Slice: Hashable {
    /// Its length on the canvas in grid steps.
    var extent = 0.0
    /// Its length in the picture in pixels.
    var count = 0.0
  }

  /// The near edge and the extent of the picture on the canvas, in grid steps.
  let origin: Double
  let extent: Double
  /// Source pixels along this axis.
  let count: Int
  /// What lies beyond the ends.
  var outside = Outside.edge
  /// Whether the picture runs backwards.
  var isMirrored = false
  /// What keeps its own scale at the near and at the far end.
  var near = Slice()
  var far = Slice()

  /// The weight of the whole picture.
  private var end: Int { count * ImageTaps.whole }

  /// The taps of a device pixel.
  func taps(at pixel: Int, sampling: Sampling) -> ImageTaps {
    switch sampling {
    case .nearest: nearestTap(at: pixel)
    case .bilinear: bilinearTaps(at: pixel)
    case .filtered: filteredTaps(at: pixel)
    }
  }

  /// The source pixel under the middle of the device pixel.
  private func nearestTap(at pixel: Int) -> ImageTaps {
    let place = place(atGrid: Double(pixel << 8 + 128))
    switch outside {
    case .edge:
      return ImageTaps(min(count - 1, place / ImageTaps.whole), weight: ImageTaps.whole)
    case .again: return ImageTaps(wrapped(place) / ImageTaps.whole, weight: ImageTaps.whole)
    case .clear:
      guard 0..<end ~= place else { return ImageTaps() }
      return ImageTaps(place / ImageTaps.whole, weight: ImageTaps.whole)
    }
  }

  /// The two source pixels whose centres lie around the device pixel's.
  @inline(__always)
  private func bilinearTaps(at pixel: Int) -> ImageTaps {
    let offset = place(atGrid: Double(pixel << 8 + 128)) - ImageTaps.whole / 2
    switch outside {
    case .edge:
      let inside = min(end - ImageTaps.whole, max(0, offset))
      return ImageTaps(inside / ImageTaps.whole, share: inside % ImageTaps.whole)
    case .again:
      let inside = wrapped(offset)
      return ImageTaps(inside / ImageTaps.whole, share: inside % ImageTaps.whole)
    case .clear:
      guard -ImageTaps.whole..<end ~= offset else { return ImageTaps() }
      // The pixel before the first and the one behind the last are clear.
      if offset < 0 { return ImageTaps(0, weight: offset + ImageTaps.whole) }
      let share = offset % ImageTaps.whole
      return offset > end - ImageTaps.whole
        ? ImageTaps(count - 1, weight: ImageTaps.whole - share)
        : ImageTaps(offset / ImageTaps.whole, share: share)
    }
  }

  /// The part of the picture under the pixel; at the rim of the rectangle, under the part of the pixel
  /// that lies inside.
  private func filteredTaps(at pixel: Int) -> ImageTaps {
    let edge = Double((isMirrored ? pixel + 1 : pixel) << 8)
    let from = place(atGrid: edge)
    let to = max(from + 1, place(atGrid: edge + (isMirrored ? -256 : 256)))
    switch outside {
    case .edge:
      let first = min(end - 1, from)
      let part = first..<max(first + 1, to)
      return ImageTaps(part, total: part.count)
    case .again:
      let first = wrapped(from)
      // More than the whole picture under one pixel: its mean.
      let part = first..<(first + min(end, to - from))
      return ImageTaps(part, total: part.count)
    case .clear:
      let part = max(0, min(end, from))..<max(0, min(end, to))
      return part.isEmpty ? ImageTaps() : ImageTaps(part, total: to - from)
    }
  }

  /// The place in the picture at a distance from its near edge in grid steps, in pixels; outside the
  /// picture where nothing is there.
  func place(at distance: Double) -> Double {
    let whole = Double(ImageTaps.whole)
    switch outside {
    case .edge: return position(min(extent, max(0, distance))) / whole
    case .clear: return distance * Double(count) / extent
    case .again:
      let within = distance - (distance / extent).rounded(.down) * extent
      return position(within) / whole
    }
  }

  /// A pixel's index brought into the picture; nil where nothing is.
  func index(_ index: Int) -> Int? {
    switch outside {
    case .edge: return max(0, min(count - 1, index))
    case .clear: return 0..<count ~= index ? index : nil
    case .again:
      let rest = index % count
      return rest < 0 ? rest + count : rest
    }
  }

  /// A place in the picture repeated, brought into the picture.
  private func wrapped(_ place: Int) -> Int {
    let rest = place % end
    return rest < 0 ? rest + end : rest
  }

  /// A device position in weights from the near end of the picture, rounded down; at the edges cut to
  /// the picture where that goes on with its outermost pixels.
  @inline(__always)
  private func place(atGrid grid: Double) -> Int {
    let distance = isMirrored ? origin + extent - grid : grid - origin
    switch outside {
    case .edge:
      // Far beyond any canvas the product may be infinite.
      return Int(min(Double(end), position(min(extent, max(0, distance)))))
    case .clear: return Self.floor(distance * Double(end) / extent)
    case .again:
      let periods = (distance / extent).rounded(.down)
      let within = Self.floor(position(distance - periods * extent))
      // Farther away than a place can be told, one period is like another.
      let limit = (0x1p52 / Double(end)).rounded(.down)
      return within + Self.floor(max(-limit, min(limit, periods))) * end
    }
  }

  /// The weights up to a distance within the picture.
  @inline(__always)
  private func position(_ distance: Double) -> Double {
    if distance < near.extent {
      return distance * (near.count * Double(ImageTaps.whole)) / near.extent
    }
    if distance > extent - far.extent {
      return Double(end) - (extent - distance) * (far.count * Double(ImageTaps.whole)) / far.extent
    }
    let middle = extent - near.extent - far.extent
    let start = near.count * Double(ImageTaps.whole)
    let weight = Double(end) - start - far.count * Double(ImageTaps.whole)
    return middle > 0 ? start + (distance - near.extent) * weight / middle : start
  }

  /// A number rounded down, and brought into the range in which it is exact.
  @inline(__always)
  private static func floor(_ value: Double) -> Int {
    Int(max(-0x1p52, min(0x1p52, value)).rounded(.down))
  }
}
