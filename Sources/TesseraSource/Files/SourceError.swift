/// Why a file could not be read or written; every case names the path as the user gave it.
package enum SourceError: DiagnosticConvertible, Hashable, Sendable {
  /// Nothing is at the path.
  case notFound(path: String)
  /// The path is empty or holds a zero byte.
  case invalidPath(path: String)
  /// A file was expected; `found` is what is there, as a noun.
  case notAFile(path: String, found: String)
  /// A folder was expected; `found` is what is there, as a noun.
  case notADirectory(path: String, found: String)
  /// The file or folder cannot be read; `reason` is the system's text.
  case unreadable(path: String, reason: String)
  /// The symbolic links on the path lead in a circle.
  case linkLoop(path: String)
  /// The file holds more than `limit` bytes; `what` is its purpose, such as `theme file`.
  case tooLarge(path: String, limit: Int, what: String)
  /// The file's text is no UTF-8, at the place given.
  case invalidUTF8(SourceLocation)
  /// The file or its folder must not be written; `reason` is the system's text.
  case notWritable(path: String, reason: String)
  /// There is no space left; `reason` is the system's text.
  case diskFull(path: String, reason: String)
  /// Writing failed in another way; `reason` is the system's text.
  case writeFailed(path: String, reason: String)
  /// The lock file cannot be opened or locked; `reason` is the system's text.
  case lockFailed(path: String, reason: String)

  /// The error as a finding about the file.
  package var diagnostic: Diagnostic {
    Diagnostic(.error, at: location, message, help: help)
  }

  /// The file, or the place in it; none for an empty path.
  private var location: SourceLocation? {
    switch self {
    case .invalidUTF8(let location): location
    case .invalidPath(path: ""): nil
    case .notFound(let path), .invalidPath(let path), .notAFile(let path, _),
      .notADirectory(let path, _), .unreadable(let path, _), .linkLoop(let path),
      .tooLarge(let path, _, _),
      .notWritable(let path, _), .diskFull(let path, _), .writeFailed(let path, _),
      .lockFailed(let path, _):
      SourceLocation(path: path)
    }
  }

  private var message: String {
    switch self {
    case .notFound: "there is no such file or folder"
    case .invalidPath(let path):
      path.isEmpty ? "the path is empty" : "a path cannot hold a zero byte"
    case .notAFile(_, let found): "expected a file, found \(found)"
    case .notADirectory(_, let found): "expected a folder, found \(found)"
    case .unreadable(_, let reason): "it cannot be read: \(reason)"
    case .linkLoop: "symbolic links lead in a circle here"
    case .tooLarge(_, let limit, let what):
      "the \(what) is larger than \(Self.size(limit))"
    case .invalidUTF8: "these bytes are no UTF-8"
    case .notWritable(_, let reason): "it cannot be written: \(reason)"
    case .diskFull(_, let reason): "it cannot be written, the disk is full: \(reason)"
    case .writeFailed(_, let reason): "writing it failed: \(reason)"
    case .lockFailed(_, let reason): "it cannot be locked: \(reason)"
    }
  }

  private var help: String? {
    switch self {
    case .notFound: "check the path; it starts from the working directory"
    case .invalidPath(let path): path.isEmpty ? "name a file or folder" : nil
    case .notAFile(_, let found):
      found == FileKind.directory.name ? "name a file inside the folder" : "name a regular file"
    case .notADirectory: "name a folder, or choose another path"
    case .unreadable: "check the permissions of the file and of its folders"
    case .linkLoop: "remove one of the links, or let it lead to the file"
    case .tooLarge: "is it the right file? If so, split it"
    case .invalidUTF8: "save the file as UTF-8"
    case .notWritable: "check the permissions of the file and of its folder, or write elsewhere"
    case .diskFull: "free some space, or write elsewhere; what was there before is unchanged"
    case .writeFailed: nil
    case .lockFailed: "check the permissions of the folder"
    }
  }

  /// A number of bytes as text: in MiB or KiB where it is whole.
  private static func size(_ bytes: Int) -> String {
    if bytes > 0, bytes.isMultiple(of: 1 << 20) { return "\(bytes >> 20) MiB" }
    if bytes > 0, bytes.isMultiple(of: 1 << 10) { return "\(bytes >> 10) KiB" }
    return "\(bytes) bytes"
  }
}
