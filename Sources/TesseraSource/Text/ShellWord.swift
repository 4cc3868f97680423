/// Words as a shell takes them, for command lines that a user may copy.
package enum ShellWord {
  /// The word, in quotes where a shell would read it otherwise.
  package static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.first != "~" && word.utf8.allSatisfy(isPlain)
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// Whether a byte means nothing to a shell.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_-./=,:@%+~".utf8.contains(byte)
    }
  }
}
