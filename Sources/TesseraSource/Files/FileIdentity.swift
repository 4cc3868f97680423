/// What tells a file or folder from every other, whichever path or link leads to it.
package struct FileIdentity: Hashable, Sendable {
  /// The number of the device.
  let device: UInt64
  /// The number of the file on the device.
  let inode: UInt64

  /// Creates the identity of what is at the path; nil for nothing, and for what cannot be looked at.
  ///
  /// Symbolic links are followed, so that a link and its destination are one file.
  package init?(path: String) {
    // Why it cannot be seen is told by whoever then opens it.
    guard SourceFile.isValid(path), let status = try? SystemCall.status(ofPath: path) else {
      return nil
    }
    self = status.identity
  }

  /// Creates an identity from the system's numbers.
  init(device: UInt64, inode: UInt64) {
    self.device = device
    self.inode = inode
  }
}
