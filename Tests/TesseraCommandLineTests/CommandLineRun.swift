import Synchronization
import Tessera
import TesseraCommandLine
import TesseraPNG
import TesseraSource
import Testing

/// A command that was run in this process, and what it said.
struct CommandLineRun: Equatable {
  let code: ExitCode
  let output: String
  let error: String

  init(_ code: ExitCode, output: String = "", error: String = "") {
    self.code = code
    self.output = output
    self.error = error
  }

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - words: The words behind the program's name.
  ///   - folder: The working directory, from which relative paths begin.
  ///   - cells: The cells of the program.
  ///   - source: Where they came from.
  ///   - replayApps: Its apps for replay scripts.
  ///   - variables: Environment variables.
  ///   - change: What else is special about the process.
  init(
    _ words: [String], in folder: String, cells: [any Cell] = [SwatchCell()],
    source: CellRegistry.Source = .executable, replayApps: [any ReplayApp] = [],
    variables: [String: String] = [:], _ change: (inout ProcessContext) -> Void = { _ in }
  ) {
    let capture = Capture()
    var context = ProcessContext(
      arguments: words, variables: variables, workingDirectory: folder,
      output: Output(result: capture.addResult, finding: capture.addFinding), processors: 2)
    change(&context)
    code = Program(cells: cells, source: source, replayApps: replayApps).run(context)
    output = capture.result
    error = capture.finding
  }

  /// What a command says, kept.
  private final class Capture: Sendable {
    private let streams = Mutex((result: "", finding: ""))

    var result: String { streams.withLock(\.result) }
    var finding: String { streams.withLock(\.finding) }

    func addResult(_ text: String) { streams.withLock { $0.result += text } }
    func addFinding(_ text: String) { streams.withLock { $0.finding += text } }
  }

  /// A command that was refused for one cause without a place.
  static func refused(_ message: String, help: String) -> CommandLineRun {
    CommandLineRun(.badInput, error: "tessera: error: \(message)\n  help: \(help)\n")
  }

  /// The heads of findings on standard error.
  var heads: [String] {
    error.split(separator: "\n").map(String.init).filter { $0.hasPrefix("tessera: ") }
  }

  /// The object on standard output, which holds nothing else.
  func object() throws -> JSONObject {
    let text = SourceText(path: "stdout", bytes: Array(output.utf8))
    let (root, diagnostics) = JSONReader.read(text, profile: .json)
    try #require(diagnostics.isEmpty, "\(output)")
    guard case .object(let object)? = root?.value else {
      throw NotJSON(text: output)
    }
    return object
  }

  /// What was no object.
  struct NotJSON: Error {
    let text: String
  }
}

extension JSONObject {
  /// The names of the members, in order.
  var names: [String] { members.map(\.name) }

  /// The strings of a member.
  func strings(_ name: String) -> [String]? {
    guard case .array(let nodes)? = self[name]?.value else { return nil }
    return nodes.compactMap { if case .string(let text) = $0.value { text } else { nil } }
  }

  /// The objects of a member.
  func objects(_ name: String) -> [JSONObject]? {
    guard case .array(let nodes)? = self[name]?.value else { return nil }
    return nodes.compactMap { if case .object(let object) = $0.value { object } else { nil } }
  }

  /// The text of a member that is a string.
  func string(_ name: String) -> String? {
    if case .string(let text)? = self[name]?.value { text } else { nil }
  }

  /// The number of a member.
  func number(_ name: String) -> Double? {
    if case .number(let number)? = self[name]?.value { number.value } else { nil }
  }
}

/// A PNG file, decoded, for exact looks at single pixels.
struct Picture {
  let image: StraightImage

  init(_ path: String) throws {
    let bytes = try SourceFile.read(path, limit: 1 << 24, what: "picture")
    image = try PNGDecoder.decode(bytes, path: path).image
  }

  /// Width and height in pixels.
  var size: [Int] { [image.width, image.height] }

  /// Red, green, blue and alpha, straight.
  subscript(x: Int, y: Int) -> [UInt8] {
    let at = (y * image.width + x) * 4
    return Array(image.bytes[at..<at + 4])
  }

  /// A row's colours from left to right.
  func row(_ y: Int) -> [[UInt8]] { (0..<image.width).map { self[$0, y] } }
}
