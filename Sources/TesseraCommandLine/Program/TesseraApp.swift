public import Tessera

/// A program of your own with Tessera's whole command line for your cells.
///
/// ```swift
/// @main struct App: TesseraApp {
///   static let cells: [any Cell] = [BadgeCell()]
/// }
/// ```
///
/// The file must not be named `main.swift`, because `@main` and top-level code exclude each other.
public protocol TesseraApp {
  /// The cells that commands know, in the order in which they list them.
  static var cells: [any Cell] { get }
  /// The apps that replay scripts can name, beside Tessera's own.
  static var replayApps: [any ReplayApp] { get }
}

extension TesseraApp {
  /// None.
  public static var replayApps: [any ReplayApp] { [] }

  /// Runs the command line with the process's own arguments and ends the process.
  public static func main() {
    Program(cells: cells, source: .executable, replayApps: replayApps).main()
  }
}
