internal import TesseraSource

/// A finding in a value that a pointer put in, with a note where it came from.
struct TracedFinding: DiagnosticConvertible {
  /// The finding itself.
  let finding: any DiagnosticConvertible
  /// The pointers of the value.
  private let origins: [PointerExpansion.Origin]

  init(_ finding: any DiagnosticConvertible, origins: [PointerExpansion.Origin]) {
    self.finding = finding
    self.origins = origins
  }

  var diagnostic: Diagnostic {
    var diagnostic = finding.diagnostic
    for origin in origins where origin.pointer.location == diagnostic.location {
      diagnostic.notes.append(.init("the `$ref` leads here", at: origin.target.location))
    }
    return diagnostic
  }
}
