/// The two streams that a program writes to: results on one, what is wrong on the other.
package enum StandardStream: Int32, Hashable, Sendable {
  /// Standard output.
  case output = 1
  /// Standard error.
  case error = 2

  /// Writes all of a text at once, so that it is seen as it comes.
  ///
  /// - Throws: ``StandardStreamError`` where the stream does not take all of it.
  package func write(_ text: String) throws(StandardStreamError) {
    var bytes = Array(text.utf8)[...]
    do throws(SystemFailure) {
      while !bytes.isEmpty {
        bytes = bytes.dropFirst(try SystemCall.write(bytes, toNumber: rawValue))
      }
    } catch {
      throw StandardStreamError(stream: self, failure: error)
    }
  }
}
