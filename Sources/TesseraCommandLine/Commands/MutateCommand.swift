import Tessera
import TesseraSheets
import TesseraSnapshots
import TesseraSource
import TesseraTheme

/// `tessera mutate`: what could change without any golden noticing.
enum MutateCommand: Command {
  static let spec = CommandSpec(
    name: "mutate", operands: "[CELL…]", summary: "Find changes that no golden would notice",
    discussion: [
      "Every token that a picture depends on is changed by the least that must be seen, 2 of 255",
      "levels or one pixel, and every frame, radius and width of the cells' layers by one pixel; what",
      "changes a picture must make a golden fail. Blind spots are listed, those of a manifest's",
      "tolerances among them, and apart from them what no picture shows at all.",
      "No file is written. Goldens that are missing or fail already guard nothing: run verify first.",
    ],
    options: OptionSpec.drawing)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let threads = try session.threads(arguments)
    let cells = try session.cells(arguments.operands)
    let document = try session.theme(arguments)
    let resolutions = try session.resolve(
      document, in: document?.modesToCheck ?? [], cells: cells, arguments)
    let catalogue: SnapshotCatalogue
    do {
      catalogue = try SnapshotCatalogue(
        of: cells, document: document, fontFiles: session.fontFiles(arguments),
        searchesSystemFonts: arguments.has(.systemFonts),
        requiresAssets: arguments.has(.strictAssets))
    } catch {
      throw CommandFailure(error)
    }
    let report = try mutate(
      catalogue, cells, document, resolutions, reportsUnused: arguments.operands.isEmpty,
      threads: threads, session)
    if arguments.has(.json) {
      session.output.print(report.json(diagnostics: session.findings.all))
    } else {
      session.output.result(text(of: report, session))
    }
    return report.blindSpots.isEmpty ? .success : .finding
  }

  /// Tries everything, with the bar on the terminal meanwhile.
  private static func mutate(
    _ catalogue: SnapshotCatalogue, _ cells: [any Cell], _ document: ThemeDocument?,
    _ resolutions: [ThemeResolution], reportsUnused: Bool, threads: Int, _ session: Session
  ) throws(CommandFailure) -> MutationReport {
    let progress = ProgressBar("mutating", output: session.output)
    let mutator = SnapshotMutator(
      store: session.store, threads: threads, progress: progress.update)
    do {
      defer { progress.finish() }
      return try mutator.run(
        catalogue.cases, cells: cells, document: document, resolutions: resolutions,
        reportsUnused: reportsUnused)
    } catch {
      throw CommandFailure(error.diagnostics.map(session.shortened))
    }
  }

  /// The report for people: blind spots, what nobody sees, then the count.
  private static func text(of report: MutationReport, _ session: Session) -> String {
    var lines: [String] = []
    for (subject, parts) in grouped(report.blindSpots) {
      lines.append("blind spot  \(name(of: subject, session))")
      lines += parts.map { margin + describe($0) }
    }
    lines += unseenLines(report.unreachable.filter { $0.verdict == .unseen })
    for mutation in report.unreachable where mutation.verdict == .unused {
      lines.append("unused      \(name(of: mutation.subject, session))")
    }
    if report.unguarded > 0 {
      let goldens = report.unguarded == 1 ? "1 golden is" : "\(report.unguarded) goldens are"
      lines.append("\(goldens) missing or fail already, and guard nothing")
    }
    lines.append(
      "\(report.caught.groupedText) of \(report.visible.groupedText) changes that a picture shows are caught"
        + " by \(report.goldens.groupedText) goldens")
    return lines.map { $0 + "\n" }.joined()
  }

  /// What no picture shows: each part once, with all that has it.
  private static func unseenLines(_ mutations: [Mutation]) -> [String] {
    var parts: [String] = []
    var names: [String: [String]] = [:]
    for mutation in mutations {
      let part = mutation.part.isEmpty ? "value" : mutation.part
      if names[part] == nil { parts.append(part) }
      let name = shortName(of: mutation.subject)
      if names[part]?.last != name { names[part, default: []].append(name) }
    }
    return parts.map { "unseen      \($0) of \((names[$0] ?? []).firstFew(mostNames))" }
  }

  /// The most names in a line.
  private static let mostNames = 5

  /// What was changed, without its place.
  private static func shortName(of subject: Mutation.Subject) -> String {
    switch subject {
    case .token(let path, _): path
    case .fallback(let cell, let role): "cell.\(cell).\(role)"
    case .layer(let cell, let path): "\(cell)'s \(path)"
    }
  }

  /// What stands before a line that belongs to the one above.
  private static let margin = String(repeating: " ", count: 14)

  /// Changes of one subject together, in their order.
  private static func grouped(
    _ mutations: [Mutation]
  ) -> [(subject: Mutation.Subject, parts: [Mutation])] {
    var groups: [(subject: Mutation.Subject, parts: [Mutation])] = []
    for mutation in mutations {
      if groups.last?.subject == mutation.subject {
        groups[groups.count - 1].parts.append(mutation)
      } else {
        groups.append((mutation.subject, [mutation]))
      }
    }
    return groups
  }

  /// What was changed, and where it stands.
  private static func name(of subject: Mutation.Subject, _ session: Session) -> String {
    switch subject {
    case .token(let path, let place):
      guard let place else { return "`\(path)`" }
      let file = session.shortened(
        FilePath.absolute(place.path, relativeTo: session.workingDirectory))
      return "`\(path)` at \(file):\(place.line):\(place.column)"
    case .fallback(let cell, let role): return "cell \(cell), the default of the role \(role)"
    case .layer(let cell, let path): return "cell \(cell), layer \(path)"
    }
  }

  /// What nobody notices about a part, and where it would be seen.
  private static func describe(_ mutation: Mutation) -> String {
    let part = mutation.part.isEmpty ? "" : "\(mutation.part): "
    switch mutation.verdict {
    case .tolerated(let id, let tolerance):
      let allowance = "\(tolerance.metric.name): \(tolerance.reason)"
      return "\(part)seen in \(id), whose golden allows \(allowance)"
    case .unguarded(let id): return "\(part)seen in \(id), whose golden is missing or fails already"
    case .uncatalogued(let id): return "\(part)seen in \(id), which is no snapshot"
    case .caught, .unseen, .unused: return part
    }
  }
}
