/// A short hash of files, the same on every machine: 32-bit FNV-1a (Fowler, Noll and Vo).
struct ContentHash: CustomStringConvertible {
  private var value: UInt32 = 2_166_136_261

  /// Hashes the bytes of files in order, and where each ends.
  init(_ files: [[UInt8]]) {
    for file in files {
      for byte in file { add(byte) }
      var length = file.count
      for _ in 0..<8 {
        add(UInt8(truncatingIfNeeded: length))
        length >>= 8
      }
    }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt32(byte)) &* 16_777_619
  }

  /// Eight hexadecimal digits.
  var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
