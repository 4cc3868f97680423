internal import TesseraSource

/// A folder on a file system of its own, of one mebibyte in memory.
package final class SmallDisk {
  /// Where it is mounted.
  package let folder: TemporaryFolder

  /// Mounts it, which takes the rights of root.
  ///
  /// - Throws: Where the system refuses.
  package init() throws {
    folder = try TemporaryFolder()
    try System.mount(folder.path, "size=1m")
  }

  /// Fills it with files until there is no room for one of a single byte.
  ///
  /// - Throws: What keeps a file from being written, but for the lack of room.
  package func fill() throws {
    var size = 1 << 20
    while size > 0 {
      do throws(SourceError) {
        let path = folder.file("filler\(size)")
        try SourceFile.write([UInt8](repeating: 1, count: size), to: path)
      } catch {
        guard case .diskFull = error else { throw error }
        size /= 2
      }
    }
  }

  deinit { try? System.unmount(folder.path) }
}
