internal import Synchronization
internal import TesseraSource

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
  private let sources: [String: IconSource]
  private let loaded = Mutex<[Key: Result<Icon, IconFault>]>([:])

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - sources: Names and their files; read on use.
  ///   - isStrict: Whether what cannot be shown is an error instead of a warning.
  package init(_ sources: [String: IconSource] = [:], isStrict: Bool = false) {
    self.sources = sources
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
    guard let source = sources[name] else {
      throw .unknown(name: name, known: sources.keys.sorted())
    }
    do {
      return try Icon.read(source.path, scale: scale)
    } catch {
      throw .unusable(name: name, source.place, cause: error.diagnostic)
    }
  }
}
