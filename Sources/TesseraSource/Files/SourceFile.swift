/// All access of the product to files: bounded reads, whole writes, sorted listings.
package enum SourceFile {
  /// What an attempt to read a file finds.
  private enum Content {
    case bytes([UInt8])
    /// More bytes than the limit.
    case more
    /// Something that is no regular file.
    case none(FileKind)
  }

  /// The bytes that one read asks for at most.
  private static let chunk = 1 << 20

  /// Reads a file.
  ///
  /// The limit holds for what is read, whatever size the system states.
  ///
  /// - Parameters:
  ///   - path: The file; a symbolic link is followed.
  ///   - limit: The most bytes that it may hold.
  ///   - what: What the file is for, as the error calls it: `theme file`.
  /// - Returns: All bytes of the file.
  /// - Throws: `notFound`, `notAFile` for a folder, pipe or device, `unreadable`, `tooLarge`.
  package static func read(
    _ path: String, limit: Int, what: String
  ) throws(SourceError) -> [UInt8] {
    try checkPath(path)
    let content: Content
    do throws(SystemFailure) {
      content = try self.content(of: path, limit: limit)
    } catch {
      throw .reading(path, error)
    }
    switch content {
    case .bytes(let bytes): return bytes
    case .more: throw .tooLarge(path: path, limit: limit, what: what)
    case .none(let kind): throw .notAFile(path: path, found: kind.name)
    }
  }

  /// Reads a text file; its bytes need not be valid UTF-8.
  ///
  /// The errors are those of ``read(_:limit:what:)``.
  package static func readText(
    _ path: String, limit: Int = SourceLimits.textFile
  ) throws(SourceError) -> SourceText {
    SourceText(path: path, bytes: try read(path, limit: limit, what: "text file"))
  }

  /// Whether something is at the path; a symbolic link that leads nowhere is nothing.
  package static func exists(_ path: String) -> Bool { kind(of: path) != nil }

  /// Whether a folder is at the path, or a symbolic link to one.
  package static func isDirectory(_ path: String) -> Bool { kind(of: path) == .directory }

  /// Whether a symbolic link is at the path, wherever it leads.
  package static func isLink(_ path: String) -> Bool {
    // Why it cannot be looked at is told by whoever then opens it.
    isValid(path) && (try? SystemCall.linkDestination(path)) != nil
  }

  /// The absolute path of the working directory.
  ///
  /// - Throws: `notFound` when it was removed, `unreadable`.
  package static func workingDirectory() throws(SourceError) -> String {
    do throws(SystemFailure) {
      return try SystemCall.workingDirectory()
    } catch {
      throw .reading(".", error)
    }
  }

  /// What is at the path; nil for nothing, and for what cannot be looked at.
  static func kind(of path: String) -> FileKind? {
    // Why it cannot be seen is told by whoever then opens it.
    isValid(path) ? (try? SystemCall.status(ofPath: path))?.kind : nil
  }

  /// Opens a file and reads what it holds.
  private static func content(of path: String, limit: Int) throws(SystemFailure) -> Content {
    let file = try SystemCall.openForReading(path)
    let status = try SystemCall.status(of: file)
    guard status.kind == .file else { return .none(status.kind) }
    guard status.size <= limit else { return .more }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(status.size)
    var buffer = [UInt8](repeating: 0, count: min(chunk, max(status.size, 4095) + 1))
    while bytes.count <= limit {
      let count = try SystemCall.read(file, into: &buffer)
      if count == 0 { return .bytes(bytes) }
      bytes += buffer[..<count]
    }
    return .more
  }

  /// Refuses a path that the system cannot take as it is.
  static func checkPath(_ path: String) throws(SourceError) {
    if !isValid(path) { throw .invalidPath(path: path) }
  }

  /// Whether the system can take a path as it is.
  static func isValid(_ path: String) -> Bool { !path.isEmpty && !path.utf8.contains(0) }
}
