// A file is written whole or not at all: into a temporary file of the same folder, made durable,
// then renamed over the target, so that a reader sees the old or the new bytes, never a part.
// Writing in place was rejected for the part; a temporary file in /tmp because renaming does not
// cross file systems.
//
// The temporary file has no name as long as it is written, where the file system can do that: a
// process that is ended meanwhile leaves nothing behind, by whatever signal. Removing it from a
// signal handler was rejected, because a library must not take a program's signals, and none comes
// before SIGKILL.
internal import Glibc

extension SourceFile {
  /// The most symbolic links that a path may lead through, as in the kernel.
  private static let mostLinks = 40

  /// Writes a file whole, or leaves what is there as it is.
  ///
  /// An existing file keeps its permissions; a new one gets 0644 less the umask. A symbolic link
  /// stays, and the file that it leads to is written.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: The file; its folder must exist.
  /// - Throws: `notFound` or `notADirectory` for the folder, `notAFile`, `notWritable`, `diskFull`,
  ///   `writeFailed`. Then nothing is left behind.
  package static func write(_ bytes: [UInt8], to path: String) throws(SourceError) {
    try checkPath(path)
    let mode = try checkTarget(path)
    let target = try destination(of: path)
    let folder = FilePath.directory(of: target)
    // Short, as the target's own name may be as long as a name can be.
    let random = String(UInt64.random(in: .min ... .max), radix: 36)
    let temporary = FilePath.join(folder, ".tessera-\(random).tmp")
    do throws(SystemFailure) {
      let isNew = mode == nil
      if try !link(bytes, mode: mode, to: target, isNew: isNew, by: temporary, in: folder) {
        try create(temporary, with: bytes, mode: mode, renamedTo: target)
      }
    } catch {
      throw error.number == ENOENT ? .notFound(path: folder) : .writing(path, error)
    }
    try makeDurable(folder, path)
  }

  /// Looks at what a write would replace; returns its permissions, nil where nothing is.
  private static func checkTarget(_ path: String) throws(SourceError) -> mode_t? {
    let status: SystemCall.Status
    do throws(SystemFailure) {
      status = try SystemCall.status(ofPath: path)
    } catch {
      if error.number == ENOENT { return nil }
      throw .writing(path, error)
    }
    // Renaming would put a file in the place of a pipe or a device.
    guard status.kind == .file else { throw .notAFile(path: path, found: status.kind.name) }
    do throws(SystemFailure) {
      // Renaming needs no permission for the target, so a protected file would be replaced.
      try SystemCall.checkWritable(path)
    } catch {
      throw .writing(path, error)
    }
    return status.mode
  }

  /// The path of the file that a path leads to through symbolic links, whether it exists or not.
  private static func destination(of path: String) throws(SourceError) -> String {
    var target = path
    for _ in 0..<mostLinks {
      guard let link = try? SystemCall.linkDestination(target) else { return target }
      target = FilePath.join(FilePath.directory(of: target), link)
    }
    throw .writing(path, SystemFailure(number: ELOOP))
  }

  /// Writes a file without a name and puts it in the target's place.
  ///
  /// - Returns: Whether it is there; not where the file system has no such files, or the system does
  ///   not let them be linked. Then nothing has been changed.
  private static func link(
    _ bytes: [UInt8], mode: mode_t?, to target: String, isNew: Bool, by temporary: String,
    in folder: String
  ) throws(SystemFailure) -> Bool {
    // Why it fails is told by the attempt with a name.
    guard let file = try? SystemCall.createUnnamed(in: folder, mode: 0o644) else { return false }
    try fill(file, with: bytes, mode: mode)
    if isNew, (try? SystemCall.link(file, to: target)) != nil { return true }
    // A link cannot replace anything, so the file has a name for a moment.
    guard (try? SystemCall.link(file, to: temporary)) != nil else { return false }
    try rename(temporary, to: target)
    return true
  }

  /// Creates the temporary file and puts it in the target's place, or leaves nothing behind.
  private static func create(
    _ temporary: String, with bytes: [UInt8], mode: mode_t?, renamedTo target: String
  ) throws(SystemFailure) {
    let file = try SystemCall.create(temporary, mode: 0o644)
    do throws(SystemFailure) {
      try fill(file, with: bytes, mode: mode)
      try file.close()
    } catch {
      // The failure to report is the first one.
      try? SystemCall.remove(temporary)
      throw error
    }
    try rename(temporary, to: target)
  }

  /// Puts a file in the target's place, or removes it.
  private static func rename(
    _ temporary: String, to target: String
  ) throws(SystemFailure) {
    do throws(SystemFailure) {
      try SystemCall.rename(temporary, to: target)
    } catch {
      try? SystemCall.remove(temporary)
      throw error
    }
  }

  /// Writes all bytes, sets the permissions and makes both durable.
  private static func fill(
    _ file: borrowing FileDescriptor, with bytes: [UInt8], mode: mode_t?
  ) throws(SystemFailure) {
    var rest = bytes[...]
    while !rest.isEmpty { rest = rest.dropFirst(try SystemCall.write(rest, to: file)) }
    if let mode { try SystemCall.setMode(mode, of: file) }
    try SystemCall.synchronize(file)
  }

  /// Makes the new name in the folder durable.
  private static func makeDurable(_ folder: String, _ path: String) throws(SourceError) {
    do throws(SystemFailure) {
      try SystemCall.synchronize(try SystemCall.openDirectory(folder))
    } catch {
      // A folder that may be written but not read, and a file system that cannot do it: the file is
      // whole and in its place, only a power failure could still undo the renaming.
      if [EACCES, EINVAL, ENOTSUP].contains(error.number) { return }
      throw .writing(path, error)
    }
  }
}
