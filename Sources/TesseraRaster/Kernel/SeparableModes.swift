internal import TesseraGraphics

/// The separable modes of W3C Compositing and Blending Level 1, section 10.1, mixed source-over.
///
/// The specification blends straight colours and then composites:
/// co = cs · αs · (1 − αb) + αs · αb · B(cb, cs) + cb · αb · (1 − αs).
/// With premultiplied s and d, that is s · (1 − αb) + d · (1 − αs) + αs · αb · B, and in the last term,
/// called `blended` here, the alphas cancel most divisions. Values are bytes, so a product of two is in
/// 1/255², and `blended` is written for such a product. Alpha itself is αs + αb − αs · αb.
enum Separable {
  /// A mode that is sums and products only: summed exactly, divided once.
  protocol Exact: PixelBlend {
    /// αs · αb · B(cb, cs), times 255².
    static func blended(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32
  }

  /// A mode with a division or a square root.
  protocol Real: PixelBlend {
    /// αs · αb · B(cb, cs), times 255².
    static func blended(_ s: Double, _ sa: Double, _ d: Double, _ da: Double) -> Double
  }

  /// αs + αb − αs · αb.
  @inline(__always)
  static func alpha(_ sa: UInt32, _ da: UInt32) -> UInt32 {
    Pixel.div255(255 &* (sa &+ da) &- sa &* da)
  }
}

extension Separable.Exact {
  @inline(__always)
  static func mix(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    let sa = Int32(bitPattern: source >> 24)
    let da = Int32(bitPattern: backdrop >> 24)
    @inline(__always)
    func channel(_ shift: UInt32) -> UInt32 {
      let s = Int32(bitPattern: source >> shift & 255)
      let d = Int32(bitPattern: backdrop >> shift & 255)
      // B lies in 0…1, so the sum lies in 0…255².
      let sum = s &* (255 &- da) &+ d &* (255 &- sa) &+ blended(s, sa, d, da)
      return Pixel.div255(UInt32(bitPattern: sum)) << shift
    }
    return channel(0) | channel(8) | channel(16)
      | Separable.alpha(source >> 24, backdrop >> 24) << 24
  }
}

extension Separable.Real {
  @inline(__always)
  static func mix(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    let alpha = Separable.alpha(source >> 24, backdrop >> 24)
    let sa = Double(source >> 24)
    let da = Double(backdrop >> 24)
    @inline(__always)
    func channel(_ shift: UInt32) -> UInt32 {
      let s = Double(source >> shift & 255)
      let d = Double(backdrop >> shift & 255)
      // All but a quotient or a root is exact here, and where either makes a half, so is that.
      let sum = s * (255 - da) + d * (255 - sa) + blended(s, sa, d, da)
      // Below zero only where a channel is larger than its alpha, which no pixel of ours is.
      return min(alpha, UInt32(max(0, sum) / 255 + 0.5)) << shift
    }
    return channel(0) | channel(8) | channel(16) | alpha << 24
  }
}

extension Separable {
  /// 10.1.2: B = cb · cs.
  enum Multiply: Exact {
    @inline(__always)
    static func blended(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 { s &* d }
  }

  /// 10.1.3: B = cb + cs − cb · cs.
  enum Screen: Exact {
    @inline(__always)
    static func blended(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
      sa &* d &+ da &* s &- s &* d
    }
  }

  /// 10.1.4: hard-light with source and backdrop exchanged.
  enum Overlay: Exact {
    @inline(__always)
    static func blended(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
      HardLight.blended(d, da, s, sa)
    }
  }

  /// 10.1.5: B = min(cb, cs).
  enum Darken: Exact {
    @inline(__always)
    static func blended(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
      min(s &* da, d &* sa)
    }
  }

  /// 10.1.6: B = max(cb, cs).
  enum Lighten: Exact {
    @inline(__always)
    static func blended(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
      max(s &* da, d &* sa)
    }
  }

  /// 10.1.7: B = 0 where cb = 0, else 1 where cs = 1, else min(1, cb / (1 − cs)).
  enum ColorDodge: Real {
    @inline(__always)
    static func blended(_ s: Double, _ sa: Double, _ d: Double, _ da: Double) -> Double {
      if d == 0 { return 0 }
      return s == sa ? sa * da : min(sa * da, d * sa * sa / (sa - s))
    }
  }

  /// 10.1.8: B = 1 where cb = 1, else 0 where cs = 0, else 1 − min(1, (1 − cb) / cs).
  enum ColorBurn: Real {
    @inline(__always)
    static func blended(_ s: Double, _ sa: Double, _ d: Double, _ da: Double) -> Double {
      if d == da { return sa * da }
      return s == 0 ? 0 : sa * da - min(sa * da, (da - d) * sa * sa / s)
    }
  }

  /// 10.1.9: B = cb · 2cs where cs ≤ ½, else cb + (2cs − 1) − cb · (2cs − 1).
  enum HardLight: Exact {
    @inline(__always)
    static func blended(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
      2 &* s <= sa ? 2 &* s &* d : sa &* da &- 2 &* (da &- d) &* (sa &- s)
    }
  }

  /// 10.1.10: B = cb − (1 − 2cs) · cb · (1 − cb) where cs ≤ ½, else cb + (2cs − 1) · (D(cb) − cb), with
  /// D(x) = ((16x − 12) · x + 4) · x where x ≤ ¼, else √x.
  enum SoftLight: Real {
    @inline(__always)
    static func blended(_ s: Double, _ sa: Double, _ d: Double, _ da: Double) -> Double {
      if d == 0 { return 0 }
      let bend: Double
      if 2 * s <= sa {
        bend = (2 * s - sa) * d * (da - d) / da
      } else if 4 * d <= da {
        bend = (2 * s - sa) * d * ((16 * d - 12 * da) * d + 3 * da * da) / (da * da)
      } else {
        bend = (2 * s - sa) * ((d * da).squareRoot() - d)
      }
      return sa * d + bend
    }
  }

  /// 10.1.11: B = |cb − cs|.
  enum Difference: Exact {
    @inline(__always)
    static func blended(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
      abs(s &* da &- d &* sa)
    }
  }

  /// 10.1.12: B = cb + cs − 2 · cb · cs.
  enum Exclusion: Exact {
    @inline(__always)
    static func blended(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
      sa &* d &+ da &* s &- 2 &* s &* d
    }
  }
}
