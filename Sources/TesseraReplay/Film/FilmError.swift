public import TesseraGraphics
public import TesseraSource

/// Why there is no film of a replay.
public enum FilmError: DiagnosticConvertible, Hashable {
  /// The viewport is larger than a picture may be; its size in points.
  case viewport(Size, scale: Int)
  /// There are more frames than a film has.
  case tooManyFrames(limit: Int)
  /// The frames together have more pixels than a film has.
  case tooManyPixels(limit: Int)
  /// No step showed anything.
  case nothingShown

  /// The error as a finding.
  public var diagnostic: Diagnostic {
    switch self {
    case .viewport(let size, let scale):
      Diagnostic(
        .error,
        "a viewport of \(size.width.decimalText()) × \(size.height.decimalText()) points at @\(scale)x"
          + " cannot be drawn",
        help: "a frame has at most \(FilmLimits.side) pixels a side and"
          + " \(FilmLimits.framePixels >> 20) megapixels: lower `size` or `scale`")
    case .tooManyFrames(let limit):
      Diagnostic(
        .error, "the film has more than \(limit) frames with this step",
        help: "film a part of the script: a frame is drawn for every change that can be seen")
    case .tooManyPixels(let limit):
      Diagnostic(
        .error,
        "the film's frames have more than \(limit >> 20) megapixels together with this step",
        help: "film a part of the script, or lower `size` or `scale` of its screen")
    case .nothingShown:
      Diagnostic(
        .error, "there is nothing to film: no step lays the screen out, or it has no size",
        help: "begin the steps with { layout: true }")
    }
  }
}
