/// A name in a folder and what it leads to.
package struct DirectoryEntry: Hashable, Sendable {
  /// What an entry leads to; a symbolic link is followed.
  package enum Kind: Hashable, Sendable {
    /// A regular file.
    case file
    /// A folder.
    case directory
    /// A pipe, a device, a socket, or a link that leads nowhere.
    case other
  }

  /// The name inside the folder.
  package let name: String
  /// What the name leads to.
  package let kind: Kind

  /// Creates an entry.
  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}
