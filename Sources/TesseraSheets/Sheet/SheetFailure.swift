import TesseraGraphics
package import TesseraSource
package import TesseraText

/// Why a sheet was not drawn.
package enum SheetFailure: Error {
  /// Pictures had errors; all findings, each once.
  case pictures([Diagnostic])
  /// The captions' font cannot be used.
  case font(TextError)
  /// A tile does not fit on a page, which may be no larger than a picture; sides in device pixels.
  case tooLarge(sheet: String, width: Int, height: Int)

  /// What to print.
  package var diagnostics: [Diagnostic] {
    switch self {
    case .pictures(let diagnostics): diagnostics
    case .font(let error): [error.diagnostic]
    case .tooLarge(let sheet, let width, let height):
      [
        Diagnostic(
          .error,
          "a page of the sheet `\(sheet)` would have \(width)×\(height) pixels; the limit is"
            + " \(SheetFlow.sideLimit) a side and \(SheetFlow.pixelLimit / 1_048_576 * 4) MiB",
          help: "draw the cell smaller, with --scale or --size")
      ]
    }
  }
}
