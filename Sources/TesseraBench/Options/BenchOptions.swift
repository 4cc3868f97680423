internal import TesseraGraphics
internal import TesseraRaster

/// What the program was asked to do.
struct BenchOptions: Hashable {
  /// What the rows of a run are about.
  enum Kind: String, CaseIterable {
    /// Drawing the scenes.
    case scenes
    /// Writing and reading PNG files.
    case png
    /// Reading and resolving themes.
    case themes
    /// Acting on collections.
    case collection
    /// Verifying goldens, and comparing large pictures.
    case snapshots
  }

  /// The environment variable that names the folder of the scenes' files.
  static let dataVariable = "TESSERA_BENCH_DATA"
  /// The folder of the scenes' files where nothing else names one: beside the checkout.
  static let dataFolder = "../shared/bench/data"
  /// The kinds of rows that are printed where none is chosen.
  ///
  /// They are what other rasterizers are measured with; the others take minutes.
  static let defaultKinds: [Kind] = [.scenes, .png]
  /// The kinds of rows, for people.
  static let kindNames = Kind.allCases.map(\.rawValue).joined(separator: ", ")

  /// The names of the loops that draw, for people.
  static let kernelNames = SpanKernels.allCases.map { "\($0)" }.joined(separator: ", ")

  /// Where the scenes' files are.
  var data: String
  /// Where pictures go; nil where none are written.
  var pictures: String?
  /// The names of the scenes that are drawn; nil for all.
  var scenes: [String]?
  /// The kinds of rows that are printed.
  var kinds = Self.defaultKinds
  /// What every drawing is moved by, in pixels.
  var offset = Point.zero
  /// The loops that draw.
  var kernels = SpanKernels.compiled
  /// Whether the sheet grows instead.
  var growsSheet = false
  /// Whether only help is wanted.
  var wantsHelp = false

  /// Reads the words behind the program's name: `--name value`, `--name=value`, `-h`.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - data: The folder that the environment names; an empty text names none.
  /// - Throws: ``OptionError`` for the first word that cannot be meant.
  init(_ words: [String], data: String?) throws(OptionError) {
    self.data = data.flatMap { $0.isEmpty ? nil : $0 } ?? Self.dataFolder
    var seen: Set<BenchOption> = []
    var rest = words[...]
    while let word = rest.popFirst() {
      let (option, attached) = try Self.option(word)
      if !seen.insert(option).inserted, option != .scene { throw .repeated(option) }
      guard option.placeholder != nil else {
        guard attached == nil else { throw .unwantedValue(option) }
        set(option)
        continue
      }
      guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
        throw .missingValue(option)
      }
      try set(option, to: value)
    }
    if scenes != nil, !seen.contains(.rows) { kinds = [.scenes] }
    for other in [BenchOption.scene, .png, .rows, .offset] where growsSheet {
      if seen.contains(other) { throw .conflict(.scale, other) }
    }
    if let kind = kinds.first, !kinds.contains(.scenes) {
      for option in [BenchOption.scene, .png, .offset, .kernels] where seen.contains(option) {
        throw .noScenes(option, rows: kind)
      }
    }
  }

  /// The option that a word names, and the value attached to it.
  private static func option(_ word: String) throws(OptionError) -> (BenchOption, String?) {
    if word == "-h" { return (.help, nil) }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = BenchOption.allCases.first(where: { $0.word == name }) else {
      throw .unknown(word: name)
    }
    return (option, parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func set(_ option: BenchOption) {
    switch option {
    case .scale: growsSheet = true
    case .help: wantsHelp = true
    case .data, .png, .scene, .rows, .offset, .kernels:
      preconditionFailure("the option takes a value")
    }
  }

  private mutating func set(_ option: BenchOption, to value: String) throws(OptionError) {
    switch option {
    case .data: data = value
    case .png: pictures = value
    case .scene:
      guard SceneRecipe.all.contains(where: { $0.name == value }) else {
        throw .unknownScene(value)
      }
      scenes = (scenes ?? []) + [value]
    case .rows:
      guard let kind = Kind(rawValue: value) else {
        throw .badValue(option, value: value, expected: "one of \(Self.kindNames)")
      }
      kinds = [kind]
    case .kernels:
      guard let kernels = SpanKernels.allCases.first(where: { "\($0)" == value }) else {
        throw .badValue(option, value: value, expected: "one of \(Self.kernelNames)")
      }
      self.kernels = kernels
    case .offset:
      let numbers = value.split(separator: ",", omittingEmptySubsequences: false).map {
        Double($0)
      }
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1], Point(x, y).isFinite else {
        throw .badValue(option, value: value, expected: "two numbers such as 0.25,0.5")
      }
      offset = Point(x, y)
    case .scale, .help: preconditionFailure("the option is a switch")
    }
  }

  /// What `--help` prints.
  static var helpText: String {
    let rows = BenchOption.allCases.map { option in
      (option.word + (option.placeholder.map { " \($0)" } ?? ""), option.summary)
    }
    let width = rows.map(\.0.count).max() ?? 0
    let table = rows.map { usage, summary in
      "  \(usage)\(String(repeating: " ", count: width - usage.count))  \(summary)"
    }
    let lines =
      [
        "usage: tessera-bench [options]", "",
        "Draws the scenes that other rasterizers are measured with, and writes and reads their",
        "pictures, on one thread. What each kind of row holds, separated by tabs:",
        "  scenes      scene, tessera, min_us, median_us; a frame, its clear included",
        "  png         enc or dec, image, variant, min_us, median_us, bytes",
        "  themes      theme, min_us, median_us, us_per_token",
        "  collection  task, items, min_us, median_us, growth, peak_bytes, cells",
        "  snapshots   run, size, min_us, median_us, each_us, each_second",
        "A scene whose file is absent is skipped, and named on standard error.", "",
        "options:",
      ] + table
    return lines.joined(separator: "\n") + "\n"
  }
}
