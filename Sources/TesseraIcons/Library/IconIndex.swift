internal import TesseraSource

/// Which name stands for which file, once folders are opened.
struct IconIndex: Sendable {
  /// Files and image sets by the icons' names.
  private(set) var sources: [String: IconSource] = [:]
  /// The folders that cannot be read or are not there, with the reason.
  private(set) var faults: [(name: String, place: SourceLocation, cause: Diagnostic)] = []

  /// How the names of asset catalogues end.
  private static let catalogue = ".xcassets"

  /// Opens what a theme names.
  ///
  /// A name with a file of its own wins over one in a folder; of two folders, the one that is named
  /// first in the order of the alphabet.
  ///
  /// - Parameters:
  ///   - declared: The names and what is named.
  ///   - limit: The most names that there may be; what is behind is left out, and the folder a fault.
  init(_ declared: [String: IconSource], limit: Int = IconLimits.namedIcons) {
    var folders: [(name: String, source: IconSource)] = []
    for (name, source) in declared.sorted(by: { $0.key < $1.key }) {
      if ImageSet.name(ofFolder: source.path) == nil, SourceFile.isDirectory(source.path) {
        folders.append((name, source))
      } else if !Self.isPicture(source.path), !SourceFile.exists(source.path) {
        // What is no picture by its name was meant as a folder: any icon may be missed for it.
        var cause = SourceError.notFound(path: source.path).diagnostic
        cause.help = IconSource.missingHelp
        faults.append((name, source.place, cause))
      } else {
        sources[name] = source
      }
    }
    for folder in folders {
      do throws(SourceError) {
        guard try open(folder.source, limit: limit) else {
          let cause = Diagnostic(
            .error, at: SourceLocation(path: folder.source.path),
            "folders give more than \(limit) names of icons; the rest is not looked at",
            help: "name the folders of the icons that are shown")
          faults.append((folder.name, folder.source.place, cause))
          return
        }
      } catch {
        faults.append((folder.name, folder.source.place, error.diagnostic))
      }
    }
  }

  /// Whether a path is that of a picture or an image set by its ending.
  private static func isPicture(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".svg") || name.hasSuffix(".png") || ImageSet.name(ofFolder: path) != nil
  }

  /// Adds what is in a folder; of its own folders, those that are sets or parts of an asset catalogue.
  ///
  /// - Returns: Whether there was room for all of it.
  private mutating func open(_ folder: IconSource, limit: Int) throws(SourceError) -> Bool {
    let walk = DirectoryWalk()
    var waiting = [folder.path]
    while let path = waiting.popLast() {
      for entry in try walk.list(path) {
        let entryPath = FilePath.join(path, entry.name)
        switch entry.kind {
        case .file:
          guard Self.isPicture(entry.name) else { continue }
          let stem = ScaledFile.stem(of: entry.name)
          guard add(stem, entryPath, folder, limit: limit) else { return false }
        case .directory:
          if let name = ImageSet.name(ofFolder: entry.name) {
            guard add(name, entryPath, folder, limit: limit) else { return false }
          } else if "\(entryPath)/".contains(Self.catalogue + "/") {
            waiting.append(entryPath)
          }
        case .other: continue
        }
      }
    }
    return true
  }

  /// Adds a name that nothing has yet; returns whether there was room for it.
  private mutating func add(
    _ name: String, _ path: String, _ folder: IconSource, limit: Int
  ) -> Bool {
    guard sources[name] == nil else { return true }
    guard sources.count < limit else { return false }
    sources[name] = IconSource(path: path, place: folder.place, folder: folder.folder)
    return true
  }
}
