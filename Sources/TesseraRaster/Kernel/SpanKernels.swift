/// Which loops over pixels draw; both give the same bits.
package enum SpanKernels: Sendable, CaseIterable {
  /// C, compiled for several kinds of processor.
  case compiled
  /// Swift, which says what the others have to give.
  case reference
}
