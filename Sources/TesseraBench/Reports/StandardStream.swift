internal import Glibc

/// The two streams of the program: rows on one, what is skipped or wrong on the other.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes a text at once, so that rows are seen as they come.
  ///
  /// Returns whether the stream took all of it.
  func write(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      // SAFETY: the pointer is valid for `count` bytes during the call, and write(2) only reads.
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(rawValue, buffer.baseAddress, buffer.count)
      }
      if written >= 0 {
        bytes = bytes.dropFirst(written)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
