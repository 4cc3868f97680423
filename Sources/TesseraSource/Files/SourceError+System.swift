internal import Glibc

extension SourceError {
  /// The error for a failed attempt to read what is at the path.
  static func reading(_ path: String, _ failure: SystemFailure) -> SourceError {
    switch failure.number {
    case ENOENT: .notFound(path: path)
    case ENOTDIR: blocked(path) ?? .unreadable(path: path, reason: failure.text)
    case ELOOP: .linkLoop(path: path)
    case ENXIO: .notAFile(path: path, found: FileKind.socket.name)
    default: .unreadable(path: path, reason: failure.text)
    }
  }

  /// The error for a failed attempt to write, create or remove what is at the path.
  static func writing(_ path: String, _ failure: SystemFailure) -> SourceError {
    switch failure.number {
    case ENOENT: .notFound(path: path)
    case ENOTDIR: blocked(path) ?? .writeFailed(path: path, reason: failure.text)
    case ELOOP: .linkLoop(path: path)
    case EACCES, EPERM, EROFS: .notWritable(path: path, reason: failure.text)
    case ENOSPC, EDQUOT: .diskFull(path: path, reason: failure.text)
    default: .writeFailed(path: path, reason: failure.text)
    }
  }

  /// The error for a path that goes through something that is no folder; nil when there is no such.
  private static func blocked(_ path: String) -> SourceError? {
    // A final slash asks for a folder too, so the path itself is the first suspect.
    var suspect = FilePath.withoutFinalSlashes(path)
    while SourceFile.kind(of: suspect) == nil, FilePath.directory(of: suspect) != suspect {
      suspect = FilePath.directory(of: suspect)
    }
    guard let kind = SourceFile.kind(of: suspect), kind != .directory else { return nil }
    return .notADirectory(path: suspect, found: kind.name)
  }
}
