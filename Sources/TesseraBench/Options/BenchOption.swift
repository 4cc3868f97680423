/// An option of the program, as the parser and `--help` read it.
enum BenchOption: String, CaseIterable {
  case data, png, scene, rows, offset, kernels, scale, help

  /// What stands for the value in `--help`; nil for a switch.
  var placeholder: String? {
    switch self {
    case .data, .png: "DIR"
    case .scene: "NAME"
    case .rows: "KIND"
    case .kernels: "NAME"
    case .offset: "X,Y"
    case .scale, .help: nil
    }
  }

  /// What it is for, a line for people.
  var summary: String {
    switch self {
    case .data:
      "Where the scenes' files are (default: $\(BenchOptions.dataVariable), else "
        + "\(BenchOptions.dataFolder))"
    case .png: "Write each scene's picture to DIR/SCENE-tessera.png"
    case .scene: "Draw only this scene; repeatable"
    case .rows:
      "Print only the rows of this kind: \(BenchOptions.kindNames) (default: "
        + BenchOptions.defaultKinds.map(\.rawValue).joined(separator: " and ") + ")"
    case .offset: "Move every drawing by X,Y pixels, for accuracy measurements"
    case .kernels:
      "The loops that draw: \(BenchOptions.kernelNames); their pixels are the same"
    case .scale: "Grow the sheet of S11 from 25 to 2,500 cells instead"
    case .help: "Say what the program does"
    }
  }

  /// The option as it is written.
  var word: String { "--\(rawValue)" }
}
