/// The URI of a file, as a log for other programs names it (RFC 3986).
struct ArtifactURI: Hashable, Sendable {
  /// The URI, or the relative reference for a relative path.
  let text: String
  /// Whether the path was relative.
  let isRelative: Bool

  /// Creates the URI of a path, without the `.` in it; nil for an empty path.
  init?(path: String) {
    guard !path.isEmpty else { return nil }
    isRelative = !FilePath.isAbsolute(path)
    text = (isRelative ? "" : "file://") + Self.encoded(FilePath.normalized(path))
  }

  /// The path with everything but its letters, digits, slashes and harmless marks as `%` and two
  /// digits; a colon too, or what stands before it would be taken for a scheme.
  private static func encoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      if byte.isASCIILetter || byte.isDecimalDigit || "-._~/@+=,".utf8.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return text
  }
}
