public import TesseraCells
public import TesseraSource

extension ReplayScript {
  /// Reads a script from its file.
  ///
  /// - Parameters:
  ///   - path: The file, JSON5.
  ///   - cells: The cells that the script, its app and its headers may name.
  ///   - apps: The apps that it may name.
  /// - Throws: ``ReplayScriptError`` with everything that is wrong, at its place.
  public init(
    path: String, cells: [any Cell], apps: [any ReplayApp] = ReplayAppRegistry.builtIn
  ) throws(ReplayScriptError) {
    let source: SourceText
    do {
      source = try SourceFile.readText(path)
    } catch {
      throw ReplayScriptError(diagnostics: [error.diagnostic])
    }
    self = try Self.script(source, cells: cells, apps: apps)
  }

  /// Reads a script from its text.
  ///
  /// - Parameters:
  ///   - text: The text, JSON5.
  ///   - cells: The cells that the script, its app and its headers may name.
  ///   - apps: The apps that it may name.
  /// - Throws: ``ReplayScriptError`` with everything that is wrong, at its place.
  public init(
    text: String, cells: [any Cell], apps: [any ReplayApp] = ReplayAppRegistry.builtIn
  ) throws(ReplayScriptError) {
    let source = SourceText(path: "script", bytes: Array(text.utf8))
    self = try Self.script(source, cells: cells, apps: apps)
  }

  private static func script(
    _ source: SourceText, cells: [any Cell], apps: [any ReplayApp]
  ) throws(ReplayScriptError) -> ReplayScript {
    let (script, diagnostics) = ReplayScriptReader.read(
      source, vocabulary: ReplayScriptReader.Vocabulary(cells: cells, apps: apps))
    guard let script else { throw ReplayScriptError(diagnostics: diagnostics) }
    return script
  }
}

/// Why a script could not be read: findings at their places.
public struct ReplayScriptError: Error, Hashable, CustomStringConvertible {
  /// All findings.
  public var diagnostics: [Diagnostic]

  /// The findings as `tessera play` prints them.
  public var description: String {
    diagnostics.map(DiagnosticRenderer(color: false).text(for:)).joined(separator: "\n")
  }
}
