/// The operators of Porter and Duff 1984, by W3C Compositing and Blending Level 1, section 9.1.
///
/// Each is co = cs · Fa + cb · Fb on premultiplied colours, alpha like any channel; source-over is not
/// among them, as it has rows of its own (`SourceOver`). `sa` and `da` are the alphas of the source and
/// of the backdrop, and factors are in 1/255.
protocol PorterDuffOperator: PixelBlend {
  /// Fa and Fb.
  static func factors(_ sa: UInt32, _ da: UInt32) -> (source: UInt32, backdrop: UInt32)
}

extension PorterDuffOperator {
  @inline(__always)
  static func mix(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    // With s ≤ sα and d ≤ dα, no operator's sum exceeds 255 · 255.
    let (fa, fb) = factors(source >> 24, backdrop >> 24)
    return PixelWord.sum(source, fa, backdrop, fb)
  }
}

/// The operators, one type each.
enum PorterDuff {
  /// 9.1.1: Fa = 0, Fb = 0.
  enum Clear: PorterDuffOperator {
    static func factors(_ sa: UInt32, _ da: UInt32) -> (source: UInt32, backdrop: UInt32) {
      (0, 0)
    }
  }

  /// 9.1.2: Fa = 1, Fb = 0.
  enum Copy: PorterDuffOperator {
    static func factors(_ sa: UInt32, _ da: UInt32) -> (source: UInt32, backdrop: UInt32) {
      (255, 0)
    }
  }

  /// 9.1.3: Fa = 0, Fb = 1.
  enum Destination: PorterDuffOperator {
    static func factors(_ sa: UInt32, _ da: UInt32) -> (source: UInt32, backdrop: UInt32) {
      (0, 255)
    }
  }

  /// 9.1.5: Fa = 1 − αb, Fb = 1.
  enum DestinationOver: PorterDuffOperator {
    static func factors(_ sa: UInt32, _ da: UInt32) -> (source: UInt32, backdrop: UInt32) {
      (255 &- da, 255)
    }
  }

  /// 9.1.6: Fa = αb, Fb = 0.
  enum SourceIn: PorterDuffOperator {
    static func factors(_ sa: UInt32, _ da: UInt32) -> (source: UInt32, backdrop: UInt32) {
      (da, 0)
    }
  }

  /// 9.1.7: Fa = 0, Fb = αs.
  enum DestinationIn: PorterDuffOperator {
    static func factors(_ sa: UInt32, _ da: UInt32) -> (source: UInt32, backdrop: UInt32) {
      (0, sa)
    }
  }

  /// 9.1.8: Fa = 1 − αb, Fb = 0.
  enum SourceOut: PorterDuffOperator {
    static func factors(_ sa: UInt32, _ da: UInt32) -> (source: UInt32, backdrop: UInt32) {
      (255 &- da, 0)
    }
  }

  /// 9.1.9: Fa = 0, Fb = 1 − αs.
  enum DestinationOut: PorterDuffOperator {
    static func factors(_ sa: UInt32, _ da: UInt32) -> (source: UInt32, backdrop: UInt32) {
      (0, 255 &- sa)
    }
  }

  /// 9.1.10: Fa = αb, Fb = 1 − αs.
  enum SourceAtop: PorterDuffOperator {
    static func factors(_ sa: UInt32, _ da: UInt32) -> (source: UInt32, backdrop: UInt32) {
      (da, 255 &- sa)
    }
  }

  /// 9.1.11: Fa = 1 − αb, Fb = αs.
  enum DestinationAtop: PorterDuffOperator {
    static func factors(_ sa: UInt32, _ da: UInt32) -> (source: UInt32, backdrop: UInt32) {
      (255 &- da, sa)
    }
  }

  /// 9.1.12: Fa = 1 − αb, Fb = 1 − αs.
  enum Xor: PorterDuffOperator {
    static func factors(_ sa: UInt32, _ da: UInt32) -> (source: UInt32, backdrop: UInt32) {
      (255 &- da, 255 &- sa)
    }
  }

  /// 9.1.13: Fa = 1, Fb = 1, and the sum is cut to 1.
  enum PlusLighter: PixelBlend {
    @inline(__always)
    static func mix(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
      let sums = SourceOver.spread(source) &+ SourceOver.spread(backdrop)
      // A sum above 255 has bit 8 set; from each such bit a byte of ones is made.
      let over = sums >> 8 & 0x0001_0001_0001_0001
      let cut = (sums | over &* 255) & 0x00FF_00FF_00FF_00FF
      return UInt32(truncatingIfNeeded: cut | cut >> 24)
    }
  }
}
