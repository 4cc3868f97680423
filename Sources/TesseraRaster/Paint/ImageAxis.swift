internal import TesseraGraphics

/// One axis of a picture that is drawn scaled: device pixels → taps.
///
/// All positions are taken relative to the near edge of the rectangle, which lies on the subpixel grid;
/// so a picture that moves by whole pixels keeps its taps.
struct ImageAxis {
  /// The near edge of the rectangle and its extent, in grid steps.
  let origin: Double
  let extent: Double
  /// Source pixels along this axis.
  let count: Int

  /// The taps of a device pixel.
  func taps(at pixel: Int, sampling: Sampling) -> ImageTaps {
    switch sampling {
    case .filtered: filteredTaps(at: pixel)
    case .bilinear: bilinearTaps(at: pixel)
    }
  }

  /// The part of the picture under the pixel; at the rim of the rectangle, under the part of the pixel
  /// that lies inside.
  private func filteredTaps(at pixel: Int) -> ImageTaps {
    let end = count * ImageTaps.whole
    let from = min(end - 1, Int(position(Double(pixel << 8)).rounded(.down)))
    let to = max(from + 1, Int(position(Double((pixel + 1) << 8)).rounded(.down)))
    let first = from / ImageTaps.whole
    let last = (to - 1) / ImageTaps.whole
    guard last > first else {
      return ImageTaps(first: first, last: first, firstWeight: to - from, lastWeight: 0)
    }
    return ImageTaps(
      first: first, last: last, firstWeight: (first + 1) * ImageTaps.whole - from,
      lastWeight: to - last * ImageTaps.whole)
  }

  /// The two source pixels whose centres lie around the device pixel's; one beyond the outermost.
  private func bilinearTaps(at pixel: Int) -> ImageTaps {
    let centre = position(Double(pixel << 8 + 128)).rounded(.down)
    let limit = (count - 1) * ImageTaps.whole
    let offset = min(limit, max(0, Int(centre) - ImageTaps.whole / 2))
    let first = offset / ImageTaps.whole
    let share = offset % ImageTaps.whole
    return ImageTaps(
      first: first, last: share == 0 ? first : first + 1, firstWeight: ImageTaps.whole - share,
      lastWeight: share)
  }

  /// A device position in weights from the near end of the picture, cut to the picture.
  private func position(_ grid: Double) -> Double {
    let distance = min(extent, max(0, grid - origin))
    return distance * Double(count * ImageTaps.whole) / extent
  }
}
