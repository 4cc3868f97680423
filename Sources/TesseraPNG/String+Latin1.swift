/// ISO 8859-1, whose bytes are the first 256 Unicode scalars.
extension String {
  /// Creates a string from Latin-1 bytes.
  init(latin1 bytes: some Sequence<UInt8>) {
    var scalars = UnicodeScalarView()
    scalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
    self.init(scalars)
  }

  /// The string in Latin-1, or nil where a scalar is not in it.
  ///
  /// Nothing is composed or decomposed.
  var latin1: [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }
}
