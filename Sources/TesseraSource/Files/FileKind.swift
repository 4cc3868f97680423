internal import Glibc

/// What a path can lead to.
enum FileKind: Hashable, Sendable {
  case file
  case directory
  case pipe
  case socket
  case device
  case other

  /// Creates the kind from the `st_mode` of a file.
  init(mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      case S_IFCHR, S_IFBLK: .device
      default: .other
      }
  }

  /// The kind as a noun for messages.
  var name: String {
    switch self {
    case .file: "a file"
    case .directory: "a folder"
    case .pipe: "a pipe"
    case .socket: "a socket"
    case .device: "a device"
    case .other: "no file"
    }
  }
}
