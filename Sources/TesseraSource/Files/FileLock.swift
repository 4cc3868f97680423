/// An exclusive lock between processes and threads, held as long as the value lives.
///
/// The lock is on a file of its own, which stays behind: removing it would let two processes hold
/// locks on two files of the same name. The system releases the lock when a process ends in any way.
package struct FileLock: ~Copyable {
  /// The open lock file.
  private let file: FileDescriptor

  /// Waits until no one else holds the lock, and takes it.
  ///
  /// - Parameter path: The lock file; created where it is missing, its folder must exist.
  /// - Throws: `invalidPath`, `lockFailed`.
  package init(path: String) throws(SourceError) {
    try SourceFile.checkPath(path)
    do throws(SystemFailure) {
      let file = try SystemCall.openForLocking(path)
      try SystemCall.lock(file)
      self.file = file
    } catch {
      throw .lockFailed(path: path, reason: error.text)
    }
  }

  // Closing would do, were this the only copy of the descriptor: a process that another thread starts
  // has one too until it runs its program, and would hold the lock so long.
  deinit { SystemCall.unlock(file) }

  /// Runs `body` while the lock is held.
  ///
  /// - Parameters:
  ///   - path: The lock file, as for ``init(path:)``.
  ///   - body: What to do alone; it must not take the same lock, for which it would wait forever.
  /// - Returns: What `body` returns.
  /// - Throws: ``SourceError``, and what `body` throws.
  package static func withLock<Result>(
    at path: String, _ body: () throws -> Result
  ) throws -> Result {
    let lock = try FileLock(path: path)
    defer { extendLifetime(lock) }
    return try body()
  }
}
