package import Glibc
internal import TesseraSource
internal import Testing

/// What tests ask of the system beyond the product's own calls.
package enum System {
  /// The permission bits of a file, of a link itself.
  ///
  /// - Throws: Where there is no such file.
  package static func mode(_ path: String) throws -> mode_t {
    var info = stat()
    // Safe: the call fills the value given.
    try #require(unsafe lstat(path, &info) == 0)
    return info.st_mode & 0o7777
  }

  /// The bits that the process's umask leaves of `mode`.
  ///
  /// - Throws: Where the system does not tell.
  package static func masked(_ mode: mode_t) throws -> mode_t {
    // Reading the umask through umask(2) would change it for other threads for a moment.
    let status = try SourceFile.read("/proc/self/status", limit: 1 << 16, what: "status")
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("Umask:") }
    let mask = line?.split(separator: "\t").last.flatMap { mode_t($0, radix: 8) }
    return mode & ~(try #require(mask))
  }

  /// Sets the permission bits of a file.
  ///
  /// - Throws: Where the system refuses.
  package static func setMode(_ mode: mode_t, _ path: String) throws {
    try #require(unsafe chmod(path, mode) == 0)
  }

  /// Makes a symbolic link.
  ///
  /// - Throws: Where the system refuses.
  package static func link(_ path: String, to destination: String) throws {
    try #require(unsafe symlink(destination, path) == 0)
  }

  /// Makes a named pipe.
  ///
  /// - Throws: Where the system refuses.
  package static func makePipe(_ path: String) throws {
    try #require(unsafe mkfifo(path, 0o600) == 0)
  }

  /// Gives up the rights of root in this process; for tests in a process of their own.
  ///
  /// - Throws: Where the system refuses.
  package static func becomeUnprivileged() throws {
    if isRoot { try #require(setuid(65534) == 0) }
  }

  /// Whether this process has the rights of root.
  package static var isRoot: Bool { getuid() == 0 }

  /// Whether this process may mount file systems.
  package static let canMount: Bool = {
    guard let folder = try? TemporaryFolder(), (try? mount(folder.path, "size=64k")) != nil else {
      return false
    }
    return (try? unmount(folder.path)) != nil
  }()

  /// Mounts a file system in memory at a folder.
  ///
  /// - Throws: Where the system refuses.
  package static func mount(
    _ path: String, _ options: String, isReadOnly: Bool = false
  ) throws {
    let flags = isReadOnly ? UInt(1) : 0  // MS_RDONLY
    // Safe: the strings live for the call, which copies them.
    let result = unsafe options.withCString { unsafe Glibc.mount("none", path, "tmpfs", flags, $0) }
    try #require(result == 0)
  }

  /// Takes away what was mounted at a folder.
  ///
  /// It is gone from the folder at once, and wholly when nobody has a file of it open any more: a
  /// process that another test starts has copies of this one's files until it runs its program.
  ///
  /// - Throws: Where the system refuses.
  package static func unmount(_ path: String) throws {
    // Safe: the string lives for the call.
    try #require(unsafe umount2(path, Int32(MNT_DETACH)) == 0)
  }

  /// The value of a variable of the environment; nil where it is not set.
  package static func variable(_ name: String) -> String? {
    // Safe: the value is copied at once, and tests set no variables.
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
