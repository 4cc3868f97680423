import Tessera
import TesseraSnapshots
import TesseraSource

/// Where the verdicts of a run go besides the terminal: into the folder of `--report`, and to GitHub.
struct ReportTarget: Sendable {
  static let reportOption = OptionSpec(
    name: "report", value: "DIR",
    summary: "Write a page to review on, and files for CI, into this folder")
  private static let annotationsOption = OptionSpec(
    name: "annotations", value: "github|none",
    summary: "Lines for CI to show beside the changes (default: github under GitHub Actions)")

  /// The options of every command that gives verdicts.
  static let options = [reportOption, annotationsOption]

  /// Whom annotations are for.
  private enum Annotations: String, CaseIterable {
    case github, none
  }

  /// Bytes that GitHub takes as the summary of a step.
  private static let summaryLimit = 1 << 20

  /// The folder as the user gave it; nil where no files were asked for.
  private let folder: String?
  /// Whether GitHub is told.
  private let annotates: Bool
  /// The run.
  private let session: Session

  /// Reads the options.
  ///
  /// - Throws: ``CommandFailure`` for a folder whose pictures would be goldens: what lies there is
  ///   recorded, and everything else an orphan.
  init(_ arguments: Arguments, in session: Session) throws(CommandFailure) {
    self.session = session
    let annotations = try arguments.choice(Self.annotationsOption, Annotations.self)
    annotates =
      annotations.map { $0 == .github } ?? (session.context.variables["GITHUB_ACTIONS"] == "true")
    folder = arguments.value(Self.reportOption)
    guard let folder else { return }
    let goldens = session.realPath(session.store.folder)
    let report = session.realPath(folder)
    let pictures = session.realPath(FilePath.join(folder, SnapshotReport.pictureFolder))
    guard !Session.lies(report, in: goldens), !Session.lies(goldens, in: pictures) else {
      throw CommandFailure([
        Diagnostic(
          .error, at: SourceLocation(path: folder), "a report cannot lie among the goldens",
          help: "name a folder outside `\(FilePath.name(of: goldens))`")
      ])
    }
  }

  /// Tells everybody what a run found.
  ///
  /// The verdicts stand whatever happens here.
  ///
  /// - Parameters:
  ///   - verdicts: What it found.
  ///   - command: The command that accepts all fresh renders.
  ///   - beginning: The command that accepts those whose names follow.
  ///   - threads: How many threads read pictures.
  ///   - arguments: The run's own.
  /// - Returns: Whether all of the report was written; why not has been said.
  func write(
    _ verdicts: Verdicts, accepting command: String, acceptingSome beginning: String,
    threads: Int, _ arguments: Arguments
  ) -> Bool {
    guard folder != nil || annotates else { return true }
    let results = verdicts.results
    let report = SnapshotReport(
      results, diagnostics: session.findings.all,
      commands: ReportCommands(
        acceptSome: beginning, acceptAll: command,
        prune: session.commandLine(PruneCommand.spec, ["--delete"] + verdicts.options)),
      time: UTCTime.text(session.context.now()))
    if annotates { annotate(report) }
    guard let folder else { return true }
    // Not even by way of a link may a file of the report become a golden.
    session.inputs.insert(results.map { session.store.goldenPath($0.id) })
    do {
      try report.write(picturesFrom: session.workingDirectory, threads: threads) {
        (name: String, bytes: [UInt8]) throws(CommandFailure) in
        try session.write(bytes, to: FilePath.join(folder, name))
      }
    } catch {
      session.findings.report(error.diagnostics)
      return false
    }
    if !arguments.has(.json) {
      session.output.result("report: \(FilePath.join(folder, SnapshotReport.pageName))\n")
    }
    return true
  }

  /// Prints annotations, and adds to the summary of the step where GitHub named its file.
  private func annotate(_ report: SnapshotReport) {
    let root = Self.repository(above: session.workingDirectory)
    let annotations = GitHubAnnotations(of: report) { [folder = session.workingDirectory] path in
      FilePath.relative(FilePath.absolute(path, relativeTo: folder), to: root)
    }
    session.output.finding(annotations.text)
    guard let path = session.context.variables["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    do {
      // Steps before this one have added to it, too.
      let before =
        SourceFile.exists(path)
        ? try SourceFile.read(path, limit: Self.summaryLimit, what: "summary") : []
      let text = before + Array((report.comment + "\n").utf8)
      try SourceFile.write(text, to: path)
    } catch {
      session.findings.report([error.warning("the summary of the step says nothing of snapshots")])
    }
  }

  /// The folder that is a repository's root, from which GitHub sees paths; else the working directory.
  private static func repository(above directory: String) -> String {
    var folder = directory
    while !SourceFile.exists(FilePath.join(folder, ".git")) {
      let parent = FilePath.directory(of: folder)
      if parent == folder { return directory }
      folder = parent
    }
    return folder
  }
}
