/// A kind of file that is met where a PNG was expected, known by its first bytes.
package enum ForeignFormat: Hashable, Sendable, CaseIterable {
  /// JPEG (ISO 10918).
  case jpeg
  /// GIF87a or GIF89a.
  case gif
  /// WebP, a RIFF file.
  case webP
  /// A Windows bitmap.
  case bitmap
  /// TIFF in either byte order.
  case tiff
  /// The stand-in that Git LFS leaves where the content was not fetched.
  case largeFilePointer

  /// Recognises a file by its first bytes; nil for any other.
  init?(_ bytes: [UInt8]) {
    func begins(_ prefix: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: prefix.unicodeScalars.lazy.map { UInt8($0.value) })
    }
    if begins("\u{FF}\u{D8}\u{FF}") {
      self = .jpeg
    } else if begins("GIF8") {
      self = .gif
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .webP
    } else if begins("BM") {
      self = .bitmap
    } else if begins("II*\0") || begins("MM\0*") {
      self = .tiff
    } else if begins("version https://git-lfs.github.com/spec/") {
      self = .largeFilePointer
    } else {
      return nil
    }
  }

  /// The kind with its article.
  var name: String {
    switch self {
    case .jpeg: "a JPEG picture"
    case .gif: "a GIF picture"
    case .webP: "a WebP picture"
    case .bitmap: "a Windows bitmap"
    case .tiff: "a TIFF picture"
    case .largeFilePointer: "a pointer of Git LFS"
    }
  }

  /// What to do about it.
  var help: String {
    switch self {
    case .jpeg, .gif, .webP, .bitmap, .tiff: "convert the picture to PNG"
    case .largeFilePointer: "fetch the picture itself with \"git lfs pull\""
    }
  }
}
