/// An open file, closed when its owner ends.
struct FileDescriptor: ~Copyable {
  /// The number that the system knows it by; valid as long as the value lives.
  let number: Int32

  deinit {
    // Whoever cares whether closing succeeds calls `close`; here nothing is lost by a failure.
    try? SystemCall.close(number: number)
  }

  /// Closes the file and reports what only closing finds out, such as a full network disk.
  consuming func close() throws(SystemFailure) {
    let number = number
    discard self
    try SystemCall.close(number: number)
  }
}
