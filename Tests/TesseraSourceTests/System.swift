import Glibc
import TesseraSource
import Testing

/// What the tests ask of the system beyond the module's own calls.
enum System {
  /// The permission bits of a file.
  static func mode(_ path: String) throws -> mode_t {
    var info = stat()
    try #require(unsafe lstat(path, &info) == 0)
    return info.st_mode & 0o7777
  }

  /// The bits that the process's umask leaves of `mode`.
  static func masked(_ mode: mode_t) throws -> mode_t {
    // Reading the umask through umask(2) would change it for other threads for a moment.
    let status = try SourceFile.read("/proc/self/status", limit: 1 << 16, what: "status")
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("Umask:") }
    let mask = try #require(line?.split(separator: "\t").last.flatMap { mode_t($0, radix: 8) })
    return mode & ~mask
  }

  static func setMode(_ mode: mode_t, _ path: String) throws {
    try #require(unsafe chmod(path, mode) == 0)
  }

  static func link(_ path: String, to destination: String) throws {
    try #require(unsafe symlink(destination, path) == 0)
  }

  static func makePipe(_ path: String) throws {
    try #require(unsafe mkfifo(path, 0o600) == 0)
  }

  /// Gives up the rights of root in this process; for tests in a process of their own.
  static func becomeUnprivileged() throws {
    if getuid() == 0 { try #require(setuid(65534) == 0) }
  }

  static let isRoot = getuid() == 0

  /// Whether this process may mount file systems.
  static let canMount: Bool = {
    guard let folder = try? TemporaryFolder(), (try? mount(folder.path, "size=64k")) != nil else {
      return false
    }
    return (try? unmount(folder.path)) != nil
  }()

  /// Mounts a file system in memory at a folder.
  static func mount(_ path: String, _ options: String, isReadOnly: Bool = false) throws {
    let flags = isReadOnly ? UInt(1) : 0  // MS_RDONLY
    let result = unsafe options.withCString { unsafe Glibc.mount("none", path, "tmpfs", flags, $0) }
    try #require(result == 0)
  }

  static func unmount(_ path: String) throws {
    try #require(unsafe umount(path) == 0)
  }
}
