internal import TesseraSource

/// Why a file of a scene cannot be had.
enum SceneDataError: DiagnosticConvertible, Hashable {
  /// It is not there.
  case absent(path: String)
  /// It cannot be read.
  case unreadable(SourceError)
  /// It holds no path.
  case noPath(PathFileError)
  /// It is no picture of the size that the scene needs.
  case wrongSize(path: String, side: Int, bytes: Int)

  var diagnostic: Diagnostic {
    switch self {
    case .absent(let path):
      Diagnostic(
        .error, at: SourceLocation(path: path), "there is no such file",
        help: "name the folder with \(BenchOption.data.word) or $\(BenchOptions.dataVariable)")
    case .unreadable(let error): error.diagnostic
    case .noPath(let error): error.diagnostic
    case .wrongSize(let path, let side, let bytes):
      Diagnostic(
        .error, at: SourceLocation(path: path),
        "expected \(side) × \(side) pixels of 4 bytes, \(side * side * 4) in all, found \(bytes)")
    }
  }
}
