package import TesseraSource

extension PNGError: DiagnosticConvertible {
  /// The error in words, placed at the file where there is one.
  package var diagnostic: Diagnostic {
    Diagnostic(.error, at: path.map(SourceLocation.init(path:)), message, help: help)
  }

  private var path: String? {
    switch self {
    case .empty(let path), .notPNG(let path, _), .xcodeVariant(let path),
      .truncated(let path, _, _), .damaged(let path, _, _), .malformed(let path, _),
      .chunkTooLong(let path, _, _, _):
      path
    case .tooLarge(let path, _, _, _):
      path
    case .invalidKeyword, .nulInText, .textTooLong, .tooManyTexts, .notEncoded:
      nil
    }
  }

  private var message: String {
    switch self {
    case .empty:
      "the file is empty, so it is not a PNG picture"
    case .notPNG(_, nil):
      "the file is not a PNG picture"
    case .notPNG(_, let format?):
      "the file is not a PNG picture: it begins like \(format.name)"
    case .xcodeVariant:
      "the file is a PNG in Xcode's private variant for iOS applications (chunk CgBI)"
    case .truncated(_, let place, let missing):
      "the PNG is cut off \(place): at least \(missing) more bytes belong there"
    case .damaged(_, let chunk, let offset):
      "the PNG is damaged: the \(chunk) chunk at byte \(offset) does not match its checksum"
    case .malformed(_, let reason):
      "the PNG is malformed: \(reason)"
    case .tooLarge(let path, let width, let height, let limits):
      Self.sizeMessage(isClaim: path != nil, width: width, height: height, limits: limits)
    case .chunkTooLong(_, let chunk, let bytes, let limit):
      "the PNG's \(chunk) chunk of \(bytes) bytes is longer than the limit of \(limit)"
    case .invalidKeyword(let keyword):
      "\"\(keyword)\" cannot be the keyword of a text in a PNG"
    case .nulInText(let keyword):
      "the text \"\(keyword)\" holds a NUL, which a PNG cannot store"
    case .textTooLong(let keyword, let bytes, let limit):
      "the text \"\(keyword)\" of \(bytes) bytes is longer than the limit of \(limit)"
    case .tooManyTexts(let count, let limit):
      "\(count) texts are more than the \(limit) that one PNG may hold"
    case .notEncoded(let reason):
      "the picture could not be encoded as PNG: \(reason)"
    }
  }

  /// Says what is too large: a side where one is, else the number of bytes.
  private static func sizeMessage(
    isClaim: Bool, width: Int, height: Int, limits: PNGLimits
  ) -> String {
    let size = "\(isClaim ? "the PNG claims" : "the picture has") \(width)×\(height) pixels"
    guard max(width, height) <= limits.side else {
      return "\(size), the limit is \(limits.side) a side"
    }
    let mebibyte = 1 << 20
    let needed = (width * height * 4 + mebibyte - 1) / mebibyte
    return "\(size), \(needed) MiB decoded, the limit is \(limits.decodedBytes / mebibyte) MiB"
  }

  private var help: String? {
    switch self {
    case .empty, .truncated:
      "the program or the copy that made it was probably interrupted; make it again"
    case .notPNG(_, let format):
      format?.help ?? "name a file that a program saved as PNG"
    case .xcodeVariant:
      "take the file from the project's sources, not from the built application"
    case .damaged, .malformed:
      "take it from where it came from once more, or save it again as PNG"
    case .tooLarge(let path, _, _, _):
      path == nil ? "split it into several pictures" : "scale the picture down or split it"
    case .chunkTooLong:
      "save it again without metadata"
    case .invalidKeyword:
      "a keyword has 1 to 79 printable Latin-1 characters, and spaces only singly between others"
    case .nulInText, .textTooLong, .tooManyTexts, .notEncoded:
      nil
    }
  }
}
