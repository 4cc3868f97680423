import Glibc
import TesseraSource
import TesseraTestSupport
import Testing

@Suite struct SourceFileWriteTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A new file holds the bytes, and its permissions are 0644 less the umask")
  func create() throws {
    let path = folder.file("new")
    try SourceFile.write([1, 2, 3], to: path)
    #expect(try content(path) == [1, 2, 3])
    #expect(try System.mode(path) == System.masked(0o644))
    #expect(try folder.names == ["new"])
  }

  @Test(
    "A file that is replaced keeps its permissions",
    arguments: [0o600, 0o664, 0o755, 0o644] as [mode_t])
  func replace(mode: mode_t) throws {
    let path = folder.file("old")
    try SourceFile.write([UInt8](repeating: 9, count: 100), to: path)
    try System.setMode(mode, path)
    try SourceFile.write([1], to: path)
    #expect(try content(path) == [1])
    #expect(try System.mode(path) == mode)
    #expect(try folder.names == ["old"])
  }

  @Test("A large file is written whole")
  func large() throws {
    let bytes = (0..<5000).flatMap { [UInt8](repeating: UInt8($0 % 251), count: 1000) }
    try SourceFile.write(bytes, to: folder.file("large"))
    #expect(try content(folder.file("large")) == bytes)
  }

  @Test("A file is written through symbolic links, which stay")
  func links() throws {
    try SourceFile.createDirectory(folder.file("deep/er"))
    try SourceFile.write([0], to: folder.file("deep/target"))
    try System.link(folder.file("absolute"), to: folder.file("deep/target"))
    try System.link(folder.file("relative"), to: "deep/target")
    try System.link(folder.file("deep/er/chain"), to: "../../relative")
    try System.link(folder.file("dangling"), to: "deep/er/new")
    for (index, name) in ["absolute", "relative", "deep/er/chain"].enumerated() {
      let bytes = [UInt8(index + 1)]
      try SourceFile.write(bytes, to: folder.file(name))
      #expect(try content(folder.file("deep/target")) == bytes)
      #expect(try System.mode(folder.file(name)) == 0o777)
    }
    try SourceFile.write([7], to: folder.file("dangling"))
    #expect(try content(folder.file("deep/er/new")) == [7])
    #expect(try folder.names == ["absolute", "dangling", "deep", "relative"])
    #expect(try SourceFile.list(folder.file("deep")).map(\.name) == ["er", "target"])
  }

  @Test("What is no regular file is not replaced")
  func kinds() throws {
    let pipe = folder.file("pipe")
    try System.makePipe(pipe)
    for (path, found) in [
      (folder.path, "a folder"), (pipe, "a pipe"), ("/dev/null", "a device"),
      ("/dev/full", "a device"),
    ] {
      #expect(throws: SourceError.notAFile(path: path, found: found)) {
        try SourceFile.write([1], to: path)
      }
    }
    #expect(try folder.names == ["pipe"])
  }

  @Test("A path that leads nowhere has its own error")
  func missing() throws {
    let file = folder.file("file")
    try SourceFile.write([], to: file)
    try System.link(folder.file("loop"), to: "loop")
    let long = folder.file(String(repeating: "n", count: 256))
    for (path, expected) in [
      (folder.file("a/b"), SourceError.notFound(path: folder.file("a"))),
      (folder.file("file/b"), .notADirectory(path: file, found: "a file")),
      (
        folder.file("new/"),
        .writeFailed(path: folder.file("new/"), reason: "Not a directory")
      ),
      (
        folder.file("loop"),
        .linkLoop(path: folder.file("loop"))
      ),
      (long, .writeFailed(path: long, reason: "File name too long")),
      ("", .invalidPath(path: "")), ("a\0b", .invalidPath(path: "a\0b")),
    ] {
      #expect(throws: expected) { try SourceFile.write([1], to: path) }
    }
    #expect(try folder.names == ["file", "loop"])
  }

  @Test("A name as long as a name can be is written")
  func longName() throws {
    let name = String(repeating: "n", count: 255)
    try SourceFile.write([1], to: folder.file(name))
    #expect(try folder.names == [name])
  }

  @Test("A folder that must not be written to is an error, and stays as it is")
  func unwritableFolder() async throws {
    let inner = folder.file("inner")
    try SourceFile.createDirectory(inner)
    try SourceFile.write([1], to: FilePath.join(inner, "old"))
    try System.setMode(0o666, FilePath.join(inner, "old"))
    try System.setMode(0o555, inner)
    try System.setMode(0o755, folder.path)
    await #expect(processExitsWith: .success) { [inner = inner as String] in
      try System.becomeUnprivileged()
      for name in ["old", "new"] {
        let path = FilePath.join(inner, name)
        #expect(throws: SourceError.notWritable(path: path, reason: "Permission denied")) {
          try SourceFile.write([2], to: path)
        }
      }
    }
    #expect(try content(FilePath.join(inner, "old")) == [1])
    #expect(try SourceFile.list(inner).map(\.name) == ["old"])
  }

  @Test("A file that must not be written to is not replaced")
  func unwritableFile() async throws {
    let path = folder.file("protected")
    try SourceFile.write([1], to: path)
    try System.setMode(0o444, path)
    try System.setMode(0o777, folder.path)
    await #expect(processExitsWith: .success) { [path = path as String] in
      try System.becomeUnprivileged()
      #expect(throws: SourceError.notWritable(path: path, reason: "Permission denied")) {
        try SourceFile.write([2], to: path)
      }
    }
    #expect(try content(path) == [1])
    #expect(try folder.names == ["protected"])
  }

  /// In a process of its own: one that another test starts has copies of this one's files until it
  /// runs its program, and what was given up would not be free again so long.
  @Test(
    "On a full disk the old file stays and no part of the new one",
    .enabled(if: System.canMount, "mounting a small disk needs the rights of root"))
  func diskFull() async throws {
    await #expect(processExitsWith: .success) {
      let disk = try SmallDisk()
      let path = disk.folder.file("file")
      let old = [UInt8](repeating: 1, count: 1000)
      try SourceFile.write(old, to: path)
      #expect(throws: SourceError.diskFull(path: path, reason: "No space left on device")) {
        try SourceFile.write([UInt8](repeating: 2, count: 2 << 20), to: path)
      }
      #expect(try SourceFile.read(path, limit: 1 << 20, what: "file") == old)
      #expect(try disk.folder.names == ["file"])
      // What was given up is free again.
      try SourceFile.write([UInt8](repeating: 3, count: 500_000), to: path)
      #expect(try SourceFile.read(path, limit: 1 << 20, what: "file").count == 500_000)
    }
  }

  @Test(
    "On a read-only disk nothing can be written",
    .enabled(if: System.canMount, "mounting a disk needs the rights of root"))
  func readOnlyDisk() throws {
    let disk = folder.file("disk")
    try SourceFile.createDirectory(disk)
    try System.mount(disk, "size=64k", isReadOnly: true)
    defer { try? System.unmount(disk) }
    let path = FilePath.join(disk, "file")
    let expected = SourceError.notWritable(path: path, reason: "Read-only file system")
    #expect(throws: expected) { try SourceFile.write([1], to: path) }
    #expect(throws: expected) { try SourceFile.createDirectory(path) }
  }

  @Test("A reader sees one of the files that several writers write, never a part")
  func concurrency() async throws {
    let path = folder.file("shared")
    let size = 50_000
    try SourceFile.write([UInt8](repeating: 0, count: size), to: path)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in UInt8(1)...3 {
        group.addTask {
          for _ in 0..<10 {
            try SourceFile.write([UInt8](repeating: writer, count: size), to: path)
          }
        }
      }
      for _ in 0..<100 {
        let bytes = try content(path)
        #expect(bytes == [UInt8](repeating: bytes[0], count: size))
      }
      try await group.waitForAll()
    }
    #expect(try folder.names == ["shared"])
  }

  private func content(_ path: String) throws -> [UInt8] {
    try SourceFile.read(path, limit: 16 << 20, what: "file")
  }
}
