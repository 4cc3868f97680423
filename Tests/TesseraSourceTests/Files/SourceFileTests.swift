import Glibc
import TesseraSource
import TesseraTestSupport
import Testing

@Suite struct SourceFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "A file's bytes are read whole up to the limit", arguments: [0, 1, 4095, 4096, 4097, 3_000_000])
  func read(count: Int) throws {
    let pattern = (0...count / 251).flatMap { _ in (UInt8(0)...250) }
    let bytes = Array(pattern.prefix(count))
    let path = folder.file("data")
    try SourceFile.write(bytes, to: path)
    #expect(try SourceFile.read(path, limit: count, what: "file") == bytes)
    #expect(try SourceFile.read(path, limit: .max, what: "file") == bytes)
    guard count > 0 else { return }
    #expect(throws: SourceError.tooLarge(path: path, limit: count - 1, what: "theme file")) {
      try SourceFile.read(path, limit: count - 1, what: "theme file")
    }
  }

  @Test("A text keeps its path and its bytes as they are")
  func readText() throws {
    let path = folder.file("a.json")
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0xFF, 0x0D, 0x0A]
    try SourceFile.write(bytes, to: path)
    let text = try SourceFile.readText(path, limit: 6)
    #expect(text.path == path)
    #expect(text.bytes == bytes)
    #expect(throws: SourceError.tooLarge(path: path, limit: 5, what: "text file")) {
      try SourceFile.readText(path, limit: 5)
    }
  }

  @Test("The limit holds for a file whose stated size is not its content's")
  func lyingSize() throws {
    // Files under /proc state a size of 0.
    #expect(try !SourceFile.read("/proc/self/status", limit: 1 << 16, what: "file").isEmpty)
    #expect(throws: SourceError.tooLarge(path: "/proc/self/status", limit: 10, what: "file")) {
      try SourceFile.read("/proc/self/status", limit: 10, what: "file")
    }
  }

  @Test("What is no regular file is refused at once")
  func kinds() throws {
    let pipe = folder.file("pipe")
    try System.makePipe(pipe)
    let socket = folder.file("socket")
    try Self.makeSocket(socket)
    for (path, found) in [
      (folder.path, "a folder"), (pipe, "a pipe"), (socket, "a socket"), ("/dev/zero", "a device"),
      ("/dev/null", "a device"),
    ] {
      #expect(throws: SourceError.notAFile(path: path, found: found)) {
        try SourceFile.read(path, limit: 10, what: "file")
      }
    }
  }

  @Test("What is not there, or cannot be a path, has its own errors")
  func missing() throws {
    let file = folder.file("file")
    try SourceFile.write([], to: file)
    try System.link(folder.file("loop"), to: "loop")
    try System.link(folder.file("nowhere"), to: "missing")
    for (path, expected) in [
      (folder.file("missing"), SourceError.notFound(path: folder.file("missing"))),
      (folder.file("nowhere"), .notFound(path: folder.file("nowhere"))),
      (folder.file("file/x"), .notADirectory(path: file, found: "a file")),
      (
        folder.file("loop"),
        .linkLoop(path: folder.file("loop"))
      ),
      ("", .invalidPath(path: "")), ("a\0b", .invalidPath(path: "a\0b")),
    ] {
      #expect(throws: expected) { try SourceFile.read(path, limit: 10, what: "file") }
    }
  }

  @Test("A symbolic link is read through")
  func links() throws {
    try SourceFile.write([1, 2], to: folder.file("file"))
    try System.link(folder.file("link"), to: "file")
    #expect(try SourceFile.read(folder.file("link"), limit: 2, what: "file") == [1, 2])
  }

  @Test("A file that must not be read says why")
  func unreadable() async throws {
    let path = folder.file("secret")
    try SourceFile.write([1], to: path)
    try System.setMode(0, path)
    try System.setMode(0o755, folder.path)
    await #expect(processExitsWith: .success) { [path = path as String] in
      try System.becomeUnprivileged()
      #expect(throws: SourceError.unreadable(path: path, reason: "Permission denied")) {
        try SourceFile.read(path, limit: 10, what: "file")
      }
    }
  }

  @Test("Files and folders are told apart, and from nothing")
  func existence() throws {
    try SourceFile.write([], to: folder.file("file"))
    try System.link(folder.file("link"), to: folder.path)
    try System.link(folder.file("nowhere"), to: "missing")
    #expect(SourceFile.exists(folder.file("file")))
    #expect(!SourceFile.isDirectory(folder.file("file")))
    #expect(SourceFile.exists(folder.path))
    #expect(SourceFile.isDirectory(folder.path))
    #expect(SourceFile.isDirectory(folder.file("link")))
    for path in [folder.file("missing"), folder.file("nowhere"), folder.file("file/x"), "", "a\0"] {
      #expect(!SourceFile.exists(path))
      #expect(!SourceFile.isDirectory(path))
    }
  }

  @Test("The working directory is absolute and exists")
  func workingDirectory() throws {
    let path = try SourceFile.workingDirectory()
    #expect(FilePath.isAbsolute(path))
    #expect(SourceFile.isDirectory(path))
  }

  private static func makeSocket(_ path: String) throws {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array(path.utf8)
    try #require(name.count < MemoryLayout.size(ofValue: address.sun_path))
    // Safe: the name fits, as just checked, and the rest of the field is zero.
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: name) }
    let result = unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(result == 0)
  }
}
