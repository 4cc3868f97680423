import Tessera
import TesseraPNG
import TesseraRaster
import TesseraSnapshots
import TesseraSource

/// `tessera diff`: two pictures, or the pictures of two folders.
enum DiffCommand: Command {
  private static let metricOption = OptionSpec(
    name: "metric", value: "NAME", summary: "What makes two pixels differ (default exact)")
  private static let ignoreOption = OptionSpec(
    name: "ignore", value: "x0,y0,x1,y1", isRepeatable: true,
    summary: "A rectangle to leave out, by the pixels in two corners, both inside; repeatable")
  private static let outputOption = OptionSpec(
    name: "output", short: "o", value: "PATH",
    summary: "Where to show what differs: a PNG file, or for two folders a folder")
  private static let limitOption = OptionSpec(
    name: "max-image", value: "MiB", summary: "How large a picture may be, decoded (default 256)")

  static let spec = CommandSpec(
    name: "diff", operands: "A B",
    summary: "Compare two PNG files, or the PNG files of two folders",
    discussion: [
      "A is what was expected, B what was drawn. Files in folders meet by their paths.",
      "Metrics: \(Metric.usages.joined(separator: ", ")).",
      "T is the program's own threshold; with aa, pixels on anti-aliased edges count as others do.",
    ],
    options: [metricOption, ignoreOption, outputOption, limitOption, .threads]
      + OptionSpec.common,
    operandCount: 2...2)

  static func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let (left, right) = (arguments.operands[0], arguments.operands[1])
    var options = FolderDiff.Options(
      metric: try metric(arguments), ignored: try ignored(arguments),
      limits: try limits(arguments))
    let threads = try session.threads(arguments)
    let areFolders = [left, right].map { SourceFile.isDirectory(session.path($0)) }
    guard areFolders.contains(true) else {
      return try compareFiles(left, right, options, arguments, session)
    }
    if let file = areFolders[0] ? areFolders[1] ? nil : right : left {
      guard SourceFile.exists(session.path(file)) else {
        throw CommandFailure(SourceError.notFound(path: file))
      }
      throw CommandFailure(DiffFailure.mixed(file: file, folder: areFolders[0] ? left : right))
    }
    if let folder = arguments.value(outputOption) {
      try DiffFailure.check(output: folder, isOutside: [left, right], session)
      options.pictureFolder = session.path(folder)
    }
    return try compareFolders(left, right, options, threads: threads, arguments, session)
  }

  // MARK: - Options

  /// The metric that was asked for.
  private static func metric(_ arguments: Arguments) throws(CommandFailure) -> Metric {
    guard let name = arguments.value(metricOption) else { return .exact }
    do {
      return try Metric(name: name)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The rectangles to leave out.
  private static func ignored(_ arguments: Arguments) throws(CommandFailure) -> [PixelRect] {
    var rects: [PixelRect] = []
    for text in arguments.all(ignoreOption) {
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        .compactMap(\.self)
      guard numbers.count == 4, text.count(where: { $0 == "," }) == 3,
        let rect = PixelRect(inclusiveCorners: numbers[0], numbers[1], numbers[2], numbers[3])
      else {
        throw CommandFailure(
          UsageError.badValue(
            option: "--ignore", value: text,
            expected: "two corners from the top left, such as 0,0,99,19", near: nil))
      }
      rects.append(rect)
    }
    return rects
  }

  /// How large pictures may be.
  private static func limits(_ arguments: Arguments) throws(CommandFailure) -> PNGLimits {
    guard let size = try arguments.integer(limitOption, in: 1...1024) else { return .standard }
    return PNGLimits(decodedBytes: size << 20)
  }

  // MARK: - Files

  private static func compareFiles(
    _ left: String, _ right: String, _ options: FolderDiff.Options, _ arguments: Arguments,
    _ session: Session
  ) throws(CommandFailure) -> ExitCode {
    let output = arguments.value(outputOption)
    if let output {
      do {
        try PictureName.check(output)
      } catch {
        throw CommandFailure(error)
      }
      try DiffFailure.check(output: output, differsFrom: [left, right], session)
    }
    let diff: PictureDiff
    // There is nothing to see in a picture of no difference.
    let written: String?
    do {
      let (expected, actual) = try PictureFile.pair(
        session.path(left), session.path(right), limits: options.limits)
      session.findings.report(expected.warnings + actual.warnings)
      diff = PictureDiff(
        expected.image, actual.image, metric: options.metric, ignoring: options.ignored)
      written = diff.isEqual ? nil : output
      if let written { try diff.writePicture(to: session.path(written)) }
    } catch {
      throw CommandFailure(error.diagnostics)
    }
    if arguments.has(.json) {
      session.output.print(.object(diff.members + [session.findings.json]))
    } else {
      let lines = diff.text + (written.map { ["see \($0)"] } ?? [])
      session.output.result(lines.map { $0 + "\n" }.joined())
    }
    return diff.isEqual ? .success : .finding
  }

  // MARK: - Folders

  private static func compareFolders(
    _ left: String, _ right: String, _ options: FolderDiff.Options, threads: Int,
    _ arguments: Arguments, _ session: Session
  ) throws(CommandFailure) -> ExitCode {
    let progress = ProgressBar("comparing", output: session.output)
    let diff: FolderDiff
    do {
      defer { progress.finish() }
      diff = try FolderDiff(
        session.path(left), session.path(right), options: options, threads: threads,
        progress: progress.update)
    } catch {
      throw CommandFailure(error.diagnostics)
    }
    session.findings.report(diff.results.flatMap(\.diagnostics))
    if arguments.has(.json) {
      session.output.print(.object(diff.members + [session.findings.json]))
    } else {
      let text = text(of: diff, left, right, pictures: arguments.value(outputOption))
      session.output.result(text)
    }
    if diff.results.contains(where: { $0.status == .unreadable }) { return .badInput }
    return diff.isEqual ? .success : .finding
  }

  /// The report for people: every path that is not equal, then the counts.
  private static func text(
    of diff: FolderDiff, _ left: String, _ right: String, pictures: String?
  ) -> String {
    var lines: [String] = []
    for result in diff.results where result.status != .equal {
      lines.append("\(result.path): \(summary(of: result, left, right))")
      lines += result.text.dropFirst().map { "  \($0)" }
      if result.hasPicture, let pictures {
        lines.append("  see \(FilePath.join(pictures, result.path))")
      }
    }
    let counts = FolderDiff.Status.allCases.compactMap { status -> String? in
      let count = diff.results.count { $0.status == status }
      guard count > 0 || status == .equal else { return nil }
      return "\(count) \(word(for: status))"
    }
    lines.append(counts.joined(separator: ", "))
    return lines.map { $0 + "\n" }.joined()
  }

  /// What happened to one path.
  private static func summary(
    of result: FolderDiff.Result, _ left: String, _ right: String
  ) -> String {
    switch result.status {
    case .missingLeft: "only in \(right)"
    case .missingRight: "only in \(left)"
    case .unreadable: "unreadable: \(result.text.first ?? "")"
    case .equal, .differs, .sizeMismatch: result.text.first ?? ""
    }
  }

  /// A verdict behind its count.
  private static func word(for status: FolderDiff.Status) -> String {
    switch status {
    case .equal: "equal"
    case .differs: "different"
    case .missingLeft: "missing in A"
    case .missingRight: "missing in B"
    case .sizeMismatch: "of another size"
    case .unreadable: "unreadable"
    }
  }
}
