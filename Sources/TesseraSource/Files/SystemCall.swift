// The fence around the C library: the only file of the module with unsafe code. Each function is one
// call, repeated when a signal interrupts it, with its failure thrown. Paths come in as Swift strings,
// which the compiler passes as temporary C strings that live for the call; callers have refused a path
// with a zero byte (``SourceFile``), at which the system would stop reading.
internal import Glibc

/// The calls to the operating system that the module needs.
enum SystemCall {
  /// What is at a path or behind a descriptor.
  struct Status {
    let kind: FileKind
    /// The size in bytes as the system gives it; pseudo files say 0.
    let size: Int
    /// The permission bits.
    let mode: mode_t
    /// Which file it is.
    let identity: FileIdentity
  }

  // MARK: - Descriptors

  /// Opens a file for reading; never waits for the other end of a pipe.
  static func openForReading(_ path: String) throws(SystemFailure) -> FileDescriptor {
    try openFile(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode: 0)
  }

  /// Creates a file that must not exist, for writing; the process's umask applies to `mode`.
  static func create(_ path: String, mode: mode_t) throws(SystemFailure) -> FileDescriptor {
    try openFile(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode: mode)
  }

  /// Creates a file without a name on the file system of a folder, for writing; the process's umask
  /// applies to `mode`.
  static func createUnnamed(
    in folder: String, mode: mode_t
  ) throws(SystemFailure) -> FileDescriptor {
    try openFile(folder, O_WRONLY | unnamed | O_CLOEXEC, mode: mode)
  }

  /// O_TMPFILE, which the C library only has as an expression that Swift does not import.
  private static let unnamed = 0o20_000_000 | O_DIRECTORY

  /// Gives a file without a name one that must not exist.
  static func link(
    _ descriptor: borrowing FileDescriptor, to path: String
  ) throws(SystemFailure) {
    // By its place in /proc, as open(2) has it: by the descriptor alone only root may.
    let source = "/proc/self/fd/\(descriptor.number)"
    _ = try retrying { unsafe linkat(AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW) }
  }

  /// Opens a file for locking and creates it where it is missing.
  static func openForLocking(_ path: String) throws(SystemFailure) -> FileDescriptor {
    try openFile(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode: 0o644)
  }

  /// Opens a folder, to make its entries durable.
  static func openDirectory(_ path: String) throws(SystemFailure) -> FileDescriptor {
    try openFile(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, mode: 0)
  }

  private static func openFile(
    _ path: String, _ flags: Int32, mode: mode_t
  ) throws(SystemFailure) -> FileDescriptor {
    // Safe: the C string lives for the call, and the result is checked.
    FileDescriptor(number: try retrying { unsafe open(path, flags, mode) })
  }

  /// Closes a descriptor; the number is invalid afterwards even when this fails.
  static func close(number: Int32) throws(SystemFailure) {
    // Not repeated: on Linux the descriptor is gone even after EINTR.
    if Glibc.close(number) != 0, errno != EINTR { throw SystemFailure(number: errno) }
  }

  /// Reads at most `buffer.count` bytes to the buffer's beginning; returns their number, 0 at the end.
  static func read(
    _ descriptor: borrowing FileDescriptor, into buffer: inout [UInt8]
  ) throws(SystemFailure) -> Int {
    let number = descriptor.number
    // Safe: the call writes at most as many bytes as the buffer has.
    return try retrying {
      unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(number, $0.baseAddress, $0.count) }
    }
  }

  /// Reads at most `buffer.count` bytes from a place in a file; returns their number.
  static func read(
    _ descriptor: borrowing FileDescriptor, at offset: Int, into buffer: inout [UInt8]
  ) throws(SystemFailure) -> Int {
    let number = descriptor.number
    // Safe: the call writes at most as many bytes as the buffer has.
    return try retrying {
      unsafe buffer.withUnsafeMutableBytes {
        unsafe pread(number, $0.baseAddress, $0.count, offset)
      }
    }
  }

  /// Writes a part of the bytes; returns the number written, which can be smaller.
  static func write(
    _ bytes: ArraySlice<UInt8>, to descriptor: borrowing FileDescriptor
  ) throws(SystemFailure) -> Int {
    try write(bytes, toNumber: descriptor.number)
  }

  /// Writes a part of the bytes to a descriptor that is not ours to close.
  static func write(
    _ bytes: ArraySlice<UInt8>, toNumber number: Int32
  ) throws(SystemFailure) -> Int {
    // Safe: the call reads exactly the slice's bytes.
    try retrying {
      unsafe bytes.withUnsafeBytes { unsafe Glibc.write(number, $0.baseAddress, $0.count) }
    }
  }

  /// Makes what was written durable.
  static func synchronize(_ descriptor: borrowing FileDescriptor) throws(SystemFailure) {
    let number = descriptor.number
    _ = try retrying { fsync(number) }
  }

  /// Sets the permission bits, whatever the umask.
  static func setMode(
    _ mode: mode_t, of descriptor: borrowing FileDescriptor
  ) throws(SystemFailure) {
    let number = descriptor.number
    _ = try retrying { fchmod(number, mode) }
  }

  /// Waits until no one else holds the lock on the file, and takes it.
  static func lock(_ descriptor: borrowing FileDescriptor) throws(SystemFailure) {
    let number = descriptor.number
    _ = try retrying { flock(number, LOCK_EX) }
  }

  /// Gives up the lock on the file, in every copy of the descriptor.
  static func unlock(_ descriptor: borrowing FileDescriptor) {
    // It fails for no open file.
    flock(descriptor.number, LOCK_UN)
  }

  /// What is behind a descriptor.
  static func status(of descriptor: borrowing FileDescriptor) throws(SystemFailure) -> Status {
    var info = stat()
    // Safe: the call fills the structure, which lives for it.
    if unsafe fstat(descriptor.number, &info) != 0 { throw SystemFailure(number: errno) }
    return Status(info)
  }

  // MARK: - Paths

  /// What is at a path; a symbolic link is followed.
  static func status(ofPath path: String) throws(SystemFailure) -> Status {
    var info = stat()
    // Safe: the call fills the structure, which lives for it.
    if unsafe stat(path, &info) != 0 { throw SystemFailure(number: errno) }
    return Status(info)
  }

  /// Whether the process may write to what is at the path.
  static func checkWritable(_ path: String) throws(SystemFailure) {
    _ = try retrying { unsafe access(path, W_OK) }
  }

  /// Puts a file in the place of another, in one step.
  static func rename(_ path: String, to newPath: String) throws(SystemFailure) {
    _ = try retrying { unsafe Glibc.rename(path, newPath) }
  }

  /// Removes a file, a symbolic link or an empty folder.
  static func remove(_ path: String) throws(SystemFailure) {
    _ = try retrying { unsafe Glibc.remove(path) }
  }

  /// Creates one folder.
  static func createDirectory(_ path: String) throws(SystemFailure) {
    _ = try retrying { unsafe mkdir(path, 0o755) }
  }

  /// The destination of a symbolic link as it is stored.
  static func linkDestination(_ path: String) throws(SystemFailure) -> String {
    // A destination has at most PATH_MAX bytes on Linux, so that the buffer always holds it.
    let capacity = Int(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: capacity)
    // Safe: the call writes at most as many bytes as the buffer has.
    let count = try retrying { unsafe readlink(path, &buffer, capacity) }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The names in a folder, without `.` and `..`, in the system's order.
  static func names(inDirectory path: String) throws(SystemFailure) -> [String] {
    guard let directory = unsafe opendir(path) else { throw SystemFailure(number: errno) }
    // Closing reports nothing of use after reading.
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(directory) else { break }
      // Safe: the name is zero-terminated inside the entry, which is valid until the next call. It
      // is read through the pointer, as an entry is shorter than its type says.
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      let start = unsafe UnsafeRawPointer(entry) + offset
      let name = unsafe String(cString: start.assumingMemoryBound(to: CChar.self))
      if name != ".", name != ".." { names.append(name) }
    }
    if errno != 0 { throw SystemFailure(number: errno) }
    return names
  }

  /// The absolute path of the working directory.
  static func workingDirectory() throws(SystemFailure) -> String {
    // A null buffer asks for one of the right size, which is ours to free.
    guard let path = unsafe getcwd(nil, 0) else { throw SystemFailure(number: errno) }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// The absolute path of what is at a path, without symbolic links.
  static func canonicalPath(_ path: String) throws(SystemFailure) -> String {
    // A null buffer asks for one of the right size, which is ours to free.
    guard let found = unsafe realpath(path, nil) else { throw SystemFailure(number: errno) }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }

  // MARK: - Failures

  /// The system's words for an error number.
  static func text(of number: Int32) -> String {
    // Never null, and since glibc 2.32 safe to call from several threads; copied at once.
    unsafe String(cString: strerror(number))
  }

  /// Repeats a call while a signal interrupts it; −1 is its failure.
  private static func retrying<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(SystemFailure) -> Result {
    while true {
      let result = call()
      if result != -1 { return result }
      if errno != EINTR { throw SystemFailure(number: errno) }
    }
  }
}

extension SystemCall.Status {
  init(_ info: stat) {
    self.init(
      kind: FileKind(mode: info.st_mode), size: Int(info.st_size), mode: info.st_mode & 0o7777,
      identity: FileIdentity(device: UInt64(info.st_dev), inode: UInt64(info.st_ino)))
  }
}
