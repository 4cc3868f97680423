import TesseraTestSupport

/// A folder on a file system of its own, of one mebibyte in memory.
final class SmallDisk {
  /// Where it is mounted.
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try System.mount(folder.path, "size=1m")
  }

  deinit { try? System.unmount(folder.path) }
}
