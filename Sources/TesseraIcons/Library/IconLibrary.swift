internal import Synchronization
package import TesseraSource

// Names in → icons out. What a theme does not name is not there: no folder is searched that nobody
// named, so that a picture does not depend on the machine.

/// The named icons of one run of the program.
///
/// Files are read when a cell first shows them and kept; there are never more of them than were named,
/// once for each scale. May be used from any number of threads, and gives the same answers to all.
package final class IconLibrary: Sendable {
  /// A file at a scale.
  private struct Key: Hashable {
    let name: String
    let scale: Int
  }

  /// Whether what cannot be shown is an error instead of a warning.
  package let isStrict: Bool
  private let declared: [String: IconSource]
  private let look: IconAppearance
  /// What the names stand for once folders are opened; nil before the first name.
  private let index = Mutex<IconIndex?>(nil)
  private let loaded = Mutex<[Key: Result<Icon, IconFault>]>([:])

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - declared: Names and their files or folders; read on use. Of a folder, each file and image set
  ///     is an icon by its own name.
  ///   - look: What image sets are chosen for.
  ///   - isStrict: Whether what cannot be shown is an error instead of a warning.
  package init(
    _ declared: [String: IconSource] = [:], look: IconAppearance = IconAppearance(),
    isStrict: Bool = false
  ) {
    self.declared = declared
    self.look = look
    self.isStrict = isStrict
  }

  /// The icon of a name, as it is best shown at `scale` device pixels a point.
  ///
  /// - Throws: ``IconFault`` where there is none to show.
  package func icon(_ name: String, scale: Int) throws(IconFault) -> Icon {
    // Reading under the lock makes a second thread wait for the file instead of reading it again.
    try loaded.withLock { loaded in
      let key = Key(name: name, scale: scale)
      if let known = loaded[key] { return known }
      let result = Result { () throws(IconFault) in try read(name, scale: scale) }
      loaded[key] = result
      return result
    }.get()
  }

  private func read(_ name: String, scale: Int) throws(IconFault) -> Icon {
    let index = opened
    guard let source = index.sources[name] else {
      throw .unknown(
        name: name, known: index.sources.keys.sorted(), closed: index.faults.map(\.cause))
    }
    do throws(IconError) {
      return try Icon.read(source, for: look, scale: scale)
    } catch {
      if case .outside(let path) = error { throw .outside(path: path, source.place) }
      var cause = error.diagnostic
      if !SourceFile.exists(source.path) { cause.help = IconSource.missingHelp }
      throw .unusable(name: name, source.place, cause: cause)
    }
  }

  /// The names, folders opened.
  private var opened: IconIndex {
    index.withLock { index in
      if let index { return index }
      let new = IconIndex(declared)
      index = new
      return new
    }
  }

  /// The files that icons may be read from.
  package var files: [String] {
    opened.sources.values.flatMap { source in
      guard ImageSet.name(ofFolder: source.path) != nil else {
        return ScaledFile.all(for: source.path).map(\.path) + [source.path]
      }
      // One that cannot be opened has no files to read.
      let entries = (try? SourceFile.list(source.path)) ?? []
      return entries.map { FilePath.join(source.path, $0.name) }
    }
  }

  /// What is wrong with what was declared, whether or not a cell shows it; read at scale 1.
  package var findings: [Diagnostic] { findings(limit: IconLimits.namedFindings) }

  /// The findings; of one severity at most `limit`, the last of which says how many more there are.
  func findings(limit: Int) -> [Diagnostic] {
    let index = opened
    var list: [Diagnostic] = []
    var ends: [Diagnostic.Severity: (count: Int, last: Int)] = [:]
    func add(_ finding: Diagnostic) {
      let count = (ends[finding.severity]?.count ?? 0) + 1
      if count <= limit { list.append(finding) }
      let last = count <= limit ? list.count - 1 : ends[finding.severity]?.last
      ends[finding.severity] = (count, last ?? 0)
    }
    for fault in index.faults {
      let unusable = IconFault.unusable(name: fault.name, fault.place, cause: fault.cause)
      add(unusable.diagnostic(isStrict: isStrict))
    }
    for name in index.sources.keys.sorted() {
      do throws(IconFault) {
        try icon(name, scale: 1).diagnostics.forEach(add)
      } catch {
        add(error.diagnostic(isStrict: isStrict))
      }
    }
    for end in ends.values where end.count > limit {
      list[end.last].notes.append(
        Diagnostic.Note("\(end.count - limit) more such findings about icons are not told"))
    }
    return list
  }
}
