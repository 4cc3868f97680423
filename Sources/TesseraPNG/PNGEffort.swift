/// How hard the encoder tries to make a file small.
///
/// On a sheet of cells, zlib's level 3 takes an eighth of the time of level 9 for a quarter more
/// bytes; the levels between gain little over either.
package enum PNGEffort: Hashable, Sendable, CaseIterable {
  /// For pictures to look at: soon there.
  case fast
  /// For goldens, which are written once and kept for ever: the fewest bytes.
  case small

  /// zlib's level.
  var level: Int {
    switch self {
    case .fast: 3
    case .small: 9
    }
  }
}
