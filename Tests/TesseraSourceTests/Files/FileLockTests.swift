import Glibc
import TesseraSource
import TesseraTestSupport
import Testing

@Suite struct FileLockTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Whoever holds the lock is alone")
  func exclusion() async throws {
    let lock = folder.file("lock")
    let counter = folder.file("counter")
    try SourceFile.write([0, 0], to: counter)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<10 { try Self.increment(counter, under: lock) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try SourceFile.read(counter, limit: 2, what: "counter") == [40, 0])
    #expect(try folder.names == ["counter", "lock"])
  }

  @Test("The lock is held as long as its value lives")
  func lifetime() throws {
    let path = folder.file("lock")
    for _ in 0..<2 {
      #expect(try FileLock.withLock(at: path) { Self.isLocked(path) })
      #expect(!Self.isLocked(path))
    }
    #expect(throws: SourceError.notFound(path: "x")) {
      try FileLock.withLock(at: path) { throw SourceError.notFound(path: "x") }
    }
    #expect(!Self.isLocked(path))
  }

  @Test("Another process sees the lock, which is free when its holder ends in any way")
  func processes() async throws {
    let path = folder.file("lock")
    let ready = folder.file("ready")
    async let holder = #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, ready = ready as String] in
      try FileLock.withLock(at: path) {
        try SourceFile.write([], to: ready)
        // It ends while it holds the lock, once the test has seen that.
        while SourceFile.exists(ready) { usleep(1000) }
        kill(getpid(), SIGKILL)
      }
    }
    while !SourceFile.exists(ready) { try await Task.sleep(for: .milliseconds(1)) }
    #expect(Self.isLocked(path))
    try SourceFile.remove(ready)
    _ = await holder
    #expect(!Self.isLocked(path))
  }

  @Test("A lock file that cannot be opened is an error")
  func unlockable() throws {
    for (path, reason) in [
      (folder.file("missing/lock"), "No such file or directory"), (folder.path, "Is a directory"),
    ] {
      #expect(throws: SourceError.lockFailed(path: path, reason: reason)) {
        _ = try FileLock(path: path)
      }
    }
    #expect(throws: SourceError.invalidPath(path: "")) { _ = try FileLock(path: "") }
  }

  /// Adds 1 to a number in a file, which loses counts unless it is done by one at a time.
  private static func increment(_ counter: String, under lock: String) throws {
    try FileLock.withLock(at: lock) {
      let bytes = try SourceFile.read(counter, limit: 2, what: "counter")
      let value = (UInt16(bytes[0]) | UInt16(bytes[1]) << 8) + 1
      try SourceFile.write([UInt8(value & 255), UInt8(value >> 8)], to: counter)
    }
  }

  /// Whether someone holds the lock on the file.
  static func isLocked(_ path: String) -> Bool {
    // Neither the descriptor nor a lock may pass to a process that another test starts.
    let descriptor = unsafe open(path, O_RDWR | O_CLOEXEC)
    defer {
      flock(descriptor, LOCK_UN)
      close(descriptor)
    }
    return flock(descriptor, LOCK_EX | LOCK_NB) != 0
  }
}
