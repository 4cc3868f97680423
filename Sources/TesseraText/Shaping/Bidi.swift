internal import CFriBidi

/// The Unicode Bidirectional Algorithm (Unicode Standard Annex 9) on one paragraph.
///
/// FriBidi resolves the levels (rules X1 to I2 and most of L1); the two rules that depend on the end
/// of the line and on what a run is (the rest of L1, and L2) are here. L4, mirroring, is HarfBuzz's.
package enum Bidi {
  /// The embedding level of each scalar: even is left-to-right, odd is right-to-left.
  ///
  /// - Throws: `TextError.libraryFailed` when memory was short.
  package static func levels(
    of scalars: [UInt32], direction: TextDirection
  ) throws(TextError) -> [UInt8] {
    guard !scalars.isEmpty else { return [] }
    let count = Int32(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    var paragraph = direction == .leftToRight ? FRIBIDI_PAR_LTR : FRIBIDI_PAR_RTL
    // Invariant: all four arrays hold `count` elements, and FriBidi keeps no pointer to them.
    unsafe fribidi_get_bidi_types(scalars, count, &types)
    unsafe fribidi_get_bracket_types(scalars, count, types, &brackets)
    guard
      unsafe fribidi_get_par_embedding_levels_ex(types, brackets, count, &paragraph, &levels) > 0
    else { throw .libraryFailed(name: "FriBidi") }

    let trailing = types.reversed().prefix { Int64($0.rawValue) & trailingMask != 0 }.count
    let resolved = levels.dropLast(trailing).map(UInt8.init(bitPattern:))
    return resolved + Array(repeating: direction.level, count: trailing)
  }

  /// The direction of a paragraph by its first strong scalar (rules P2 and P3), nil without one.
  ///
  /// What isolates hold is passed over here, since FriBidi 1.0.8 counts it.
  package static func direction(of paragraph: [UInt32]) -> TextDirection? {
    var depth = 0
    let scalars = paragraph.filter { scalar in
      switch scalar {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth = max(0, depth - 1)
      default: return depth == 0
      }
      return false
    }
    guard !scalars.isEmpty else { return nil }
    let count = Int32(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
    // Invariant: both arrays hold `count` elements, and FriBidi keeps no pointer to them.
    unsafe fribidi_get_bidi_types(scalars, count, &types)
    switch unsafe fribidi_get_par_direction(types, count) {
    case FRIBIDI_PAR_LTR: return .leftToRight
    case FRIBIDI_PAR_RTL: return .rightToLeft
    default: return nil
    }
  }

  /// Kinds of scalars that stand on the paragraph's level at the end of a line (rule L1, part 4).
  private static let trailingMask = Int64(
    FRIBIDI_MASK_WS | FRIBIDI_MASK_BN | FRIBIDI_MASK_EXPLICIT | FRIBIDI_MASK_ISOLATE)

  /// The order from left to right of runs that are given in reading order by their levels.
  ///
  /// Rule L2: from the highest level down to the lowest odd one, each stretch of runs at that level
  /// or above is turned round.
  package static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowest = levels.filter({ $0 % 2 == 1 }).min() else {
      return order
    }
    for level in (lowest...highest).reversed() {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}

extension TextDirection {
  /// The embedding level of a paragraph in this direction.
  var level: UInt8 { self == .leftToRight ? 0 : 1 }
}
