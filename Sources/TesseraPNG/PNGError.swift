/// Why a PNG file could not be read or made.
package enum PNGError: Error, Hashable {
  /// The file has no bytes.
  case empty(path: String)
  /// The file does not begin as a PNG does; `resembles` is what it begins like.
  case notPNG(path: String, resembles: ForeignFormat?)
  /// The file is of the private variant that Xcode makes of PNGs in an iOS application.
  case xcodeVariant(path: String)
  /// The file ends early; `place` says where ("in the IDAT chunk"), `missing` how many bytes are
  /// lacking at least.
  case truncated(path: String, place: String, missing: Int)
  /// A chunk's checksum does not match its bytes; `offset` is the chunk's first byte in the file.
  case damaged(path: String, chunk: String, offset: Int)
  /// The file breaks a rule of the PNG format, in words of ours or of libpng.
  case malformed(path: String, reason: String)
  /// The picture is beyond the limits; no path when it was to be encoded. Sizes in pixels.
  case tooLarge(path: String?, width: Int, height: Int, limits: PNGLimits)
  /// A chunk that holds no pixels is longer than the limit. Both in bytes.
  case chunkTooLong(path: String, chunk: String, bytes: Int, limit: Int)
  /// A text to be encoded has a keyword that PNG does not allow.
  case invalidKeyword(String)
  /// A text to be encoded holds a NUL, which ends a text in a PNG file.
  case nulInText(keyword: String)
  /// A text to be encoded is longer than the limit. Both in bytes.
  case textTooLong(keyword: String, bytes: Int, limit: Int)
  /// More texts are to be encoded than would be read again.
  case tooManyTexts(count: Int, limit: Int)
  /// libpng refused to encode the picture or had no memory for it; `reason` is its message.
  case notEncoded(reason: String)
}
