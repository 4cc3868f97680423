internal import TesseraGraphics

/// The part of a linear gradient between two knots, or the constant part before or behind them all.
///
/// Every channel is a plane over the pixels, in fixed point with 32 fractional bits: a value at the
/// centre of an anchor pixel and steps to the right and down. Sums are exact, so a channel does not
/// depend on where a run of pixels begins.
///
/// The loops in C take it for their `span_ramp`: the same numbers in the same order.
struct GradientRamp {
  /// The four premultiplied channels in fixed point; 255 · 2³² is full.
  struct Channels {
    /// The red channel.
    var red = 0
    /// The green channel.
    var green = 0
    /// The blue channel.
    var blue = 0
    /// Opacity.
    var alpha = 0

    /// Half a unit, and a hair more than the error of steps over the largest canvas: added to channels,
    /// of which then what lies below the point is cut off, it makes halves round up.
    static let rounding = SIMD4<Double>(repeating: 0.5 + 0x1p-18)

    /// Creates channels of zero.
    init() {}

    /// Creates channels from red, green, blue and alpha, 0…255.
    init(_ values: SIMD4<Double>) {
      func fixed(_ value: Double) -> Int { Int((value * 0x1p32).rounded()) }
      red = fixed(values.x)
      green = fixed(values.y)
      blue = fixed(values.z)
      alpha = fixed(values.w)
    }

    /// The channels that lie `steps` times as far on.
    ///
    /// Far across the gradient products may wrap around; sums do not, because they are colours.
    @inline(__always)
    func adding(_ step: Channels, times steps: Int) -> Channels {
      var sum = self
      sum.red &+= step.red &* steps
      sum.green &+= step.green &* steps
      sum.blue &+= step.blue &* steps
      sum.alpha &+= step.alpha &* steps
      return sum
    }

    /// The stored pixel.
    @inline(__always)
    var pixel: Pixel {
      let alpha = alpha >> 32
      let red = min(alpha, red >> 32)
      let green = min(alpha, green >> 32)
      let blue = min(alpha, blue >> 32)
      return Pixel(
        bits: UInt32(truncatingIfNeeded: red | green << 8 | blue << 16 | alpha << 24))
    }

    /// Whether all channels are zero.
    var isZero: Bool { red == 0 && green == 0 && blue == 0 && alpha == 0 }
  }

  /// Where the ramp begins: the least scalar product of a pixel's distance from the gradient's start
  /// with its direction.
  var threshold: Double
  /// The pixel at whose centre the channels are `base`.
  var anchorX = 0
  var anchorY = 0
  /// The channels there, with half a unit added: what lies below the point is cut off.
  var base: Channels
  /// The change from a pixel to the next one on the right.
  var stepX = Channels()
  /// The change from a pixel to the one below.
  var stepY = Channels()

  /// The channels at the centre of a pixel.
  func channels(x: Int, y: Int) -> Channels {
    base.adding(stepX, times: x - anchorX).adding(stepY, times: y - anchorY)
  }
}
