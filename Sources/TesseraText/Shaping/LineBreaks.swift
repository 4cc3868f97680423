internal import CICU

// Scalars in → places where a line may end, by Unicode Standard Annex 14.
//
// Debian's libunibreak was meant for this and rejected: its version 1.1 is of 2012, differs from the
// standard's own test file in 613 of 7,654 lines, and aborts the process on a flag emoji. ICU differs
// in 22, all on purpose, and finds words in Thai, which writes no spaces. libharfbuzz-dev depends on
// it, so that it costs no package.

/// Where lines of a text may end.
package enum LineBreaks {
  /// The numbers of scalars behind which a line may or must end, ascending; the last one is the
  /// number of all scalars, and 0 is none of them.
  ///
  /// The rules are those of no language in particular, so that a picture does not depend on where it
  /// is made. Linear in the number of scalars.
  ///
  /// - Throws: `TextError.libraryFailed` when memory was short.
  package static func places(in scalars: [UInt32]) throws(TextError) -> [Int] {
    guard !scalars.isEmpty else { return [] }
    var units: [UInt16] = []
    units.reserveCapacity(scalars.count)
    for scalar in scalars {
      // What is no scalar is no break either, like the replacement character.
      units.append(contentsOf: (Unicode.Scalar(scalar) ?? "\u{FFFD}").utf16)
    }
    var places: [Int]?
    // Invariant: the search is closed at the end of this closure and reads `units`, which neither move
    // nor change within it.
    unsafe units.withUnsafeBufferPointer { buffer in
      guard let breaks = unsafe icu_line_breaks_open(buffer.baseAddress, Int32(buffer.count)) else {
        return
      }
      defer { unsafe icu_line_breaks_close(breaks) }
      places = []
      var (scalar, unit) = (0, 0)
      while case let end = Int(unsafe icu_line_breaks_next(breaks)), end >= 0 {
        while unit < end {
          unit += scalars[scalar] > 0xFFFF ? 2 : 1
          scalar += 1
        }
        places?.append(scalar)
      }
    }
    guard let places else { throw .libraryFailed(name: "ICU") }
    return places
  }
}
