/// A file that an importer or exporter made, in memory until a command writes it.
package struct GeneratedFile: Hashable, Sendable {
  /// The path inside the folder that it is to be written into, components separated by `/`.
  package let path: String
  /// The content.
  package let bytes: [UInt8]

  /// Creates a file.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates a text file.
  init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
