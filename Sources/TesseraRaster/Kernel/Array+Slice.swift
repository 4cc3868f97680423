extension Array {
  /// Calls `body` with a part of the elements, to be changed in place.
  ///
  /// A slice of an array would do, but it is copied when it is written to.
  @inline(__always)
  mutating func withSlice(
    _ range: Range<Int>, _ body: (UnsafeMutableBufferPointer<Element>) -> Void
  ) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "the part lies in the array")
    unsafe withUnsafeMutableBufferPointer { elements in
      // The range lies in the array.
      unsafe body(UnsafeMutableBufferPointer(rebasing: elements[range]))
    }
  }
}
