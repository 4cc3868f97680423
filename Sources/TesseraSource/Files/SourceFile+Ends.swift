extension SourceFile {
  /// The first and the last bytes of a file, without what lies between; fewer where it is shorter.
  ///
  /// - Throws: as ``read(_:limit:what:)``, but for a limit.
  package static func ends(
    of path: String, head: Int, tail: Int
  ) throws(SourceError) -> (head: [UInt8], tail: [UInt8]) {
    try checkPath(path)
    let found: FileKind
    do throws(SystemFailure) {
      let file = try SystemCall.openForReading(path)
      let status = try SystemCall.status(of: file)
      if status.kind == .file {
        return (
          try bytes(of: file, 0..<min(head, status.size)),
          try bytes(of: file, max(0, status.size - tail)..<status.size)
        )
      }
      found = status.kind
    } catch {
      throw .reading(path, error)
    }
    throw .notAFile(path: path, found: found.name)
  }

  /// A part of a file; less where it has become shorter.
  private static func bytes(
    of file: borrowing FileDescriptor, _ range: Range<Int>
  ) throws(SystemFailure) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: range.count)
    let count = try SystemCall.read(file, at: range.lowerBound, into: &buffer)
    return Array(buffer[..<count])
  }
}
