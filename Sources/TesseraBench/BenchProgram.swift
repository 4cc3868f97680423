internal import Glibc
internal import TesseraSource

/// The program `tessera-bench`: how fast the scenes are that other rasterizers are measured with.
@main
struct BenchProgram {
  /// What was asked for.
  let options: BenchOptions
  /// Takes a row.
  let print: (String) -> Void
  /// Takes what is skipped or wrong.
  let report: (Diagnostic) -> Void
  /// The clock of scenes and files.
  var timer = BenchTimer()
  /// The clock of growing sheets.
  var growth = GrowthReport()
  /// The clock of themes.
  var themes = ThemeRows()
  /// The clock of collections.
  var collections = CollectionRows()
  /// The clock of goldens.
  var snapshots = SnapshotRows()

  static func main() {
    // SAFETY: getenv returns a NUL-terminated string or nil; it is copied before anything could
    // change the environment, which this program never does.
    let data = unsafe getenv(BenchOptions.dataVariable).map { unsafe String(cString: $0) }
    exit(run(Array(CommandLine.arguments.dropFirst()), data: data))
  }

  /// Runs in this process; returns its exit code, 0 for success and 2 for bad usage or input.
  private static func run(_ words: [String], data: String?) -> Int32 {
    let renderer = DiagnosticRenderer(color: false)
    var outputError: StandardStreamError?
    let report = { (finding: Diagnostic) in
      // A standard error that takes nothing leaves no place to say so.
      _ = try? StandardStream.error.write(renderer.text(for: finding) + "\n")
    }
    do {
      let options = try BenchOptions(words, data: data)
      let program = BenchProgram(
        options: options,
        print: { row in
          do throws(StandardStreamError) {
            try StandardStream.output.write(row + "\n")
          } catch {
            outputError = outputError ?? error
          }
        },
        report: report)
      try program.run()
      if let outputError { report(outputError.diagnostic) }
      return outputError == nil ? 0 : 2
    } catch let error as any DiagnosticConvertible {
      report(error.diagnostic)
    } catch {
      report(Diagnostic(.error, "\(error)"))
    }
    return 2
  }

  /// Does what was asked for.
  ///
  /// - Throws: The first error of a file other than its absence, as a `DiagnosticConvertible`.
  func run() throws {
    let data = SceneData(folder: options.data)
    if options.wantsHelp {
      print(BenchOptions.helpText)
    } else if options.growsSheet {
      try growSheet(data)
    } else {
      if options.kinds.contains(.scenes) { try drawScenes(data) }
      if options.kinds.contains(.png) { try writePictures(data) }
      if options.kinds.contains(.themes) {
        for size in ThemeRows.sizes { print(themes.row(size: size)) }
      }
      if options.kinds.contains(.collection) {
        print(CollectionRows.head)
        for task in CollectionTask.allCases { try collections.rows(task).forEach(print) }
      }
      if options.kinds.contains(.snapshots) {
        print(SnapshotRows.head)
        try snapshots.verifyRows().forEach(print)
        try snapshots.pairRows().forEach(print)
      }
    }
  }

  private func drawScenes(_ data: SceneData) throws {
    let scenes = SceneReport(
      timer: timer, pictures: options.pictures, kernels: options.kernels)
    for recipe in SceneRecipe.all where options.scenes?.contains(recipe.name) ?? true {
      let scene = try present(recipe.name) {
        try recipe.scene(from: data, offset: options.offset)
      }
      guard let scene else { continue }
      print(try scenes.row(for: scene))
    }
  }

  private func writePictures(_ data: SceneData) throws {
    let files = PNGReport(timer: timer)
    for subject in PNGReport.subjects {
      let image = try present("png \(subject.name)") { try subject.image(from: data) }
      guard let image else { continue }
      try files.rows(for: subject.name, image).forEach(print)
    }
  }

  private func growSheet(_ data: SceneData) throws {
    // Without its files there is nothing to print.
    _ = try SampleCell(data)
    print(GrowthReport.head)
    let baseline = GrowthReport.peakMemory()
    for columns in GrowthReport.columns {
      print(
        try growth.row(
          columns: columns, data: data, kernels: options.kernels, baseline: baseline))
    }
  }

  /// What is made of a file, or nil where the file is absent, which is said with the name of what is
  /// skipped.
  private func present<Made>(_ name: String, _ make: () throws -> Made) throws -> Made? {
    do {
      return try make()
    } catch SceneDataError.absent(let path) {
      var finding = SceneDataError.absent(path: path).diagnostic
      finding.severity = .warning
      finding.message = "\(name) is skipped: \(finding.message)"
      report(finding)
      return nil
    }
  }
}
