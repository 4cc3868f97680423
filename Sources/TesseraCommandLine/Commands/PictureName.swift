import TesseraSource

/// Names of files that pictures are written to.
enum PictureName {
  /// The endings of other formats that a picture or a page might be wanted in.
  private static let otherFormats: Set<String> = [
    "apng", "avif", "bmp", "gif", "heic", "htm", "html", "ico", "jpeg", "jpg", "jxl", "pdf", "ppm",
    "psd", "svg", "tga", "tif", "tiff", "webp",
  ]

  /// What follows the last dot of a file's name, in lower case; nil where there is none.
  private static func ending(of path: String) -> String? {
    let name = FilePath.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Whether a name asks for a picture or a page of another format than PNG.
  static func isOtherFormat(_ path: String) -> Bool {
    ending(of: path).map(otherFormats.contains) ?? false
  }

  /// Refuses a name with the ending of anything but PNG.
  static func check(_ path: String) throws(UsageError) {
    if let ending = ending(of: path), ending != "png" { throw notPNG(path) }
  }

  /// The error for a name of another format.
  static func notPNG(_ path: String, of option: String = "--output") -> UsageError {
    let (folder, name) = (FilePath.directory(of: path), FilePath.name(of: path))
    let dot = ending(of: name) == nil ? nil : name.lastIndex(of: ".")
    let file = name[..<(dot ?? name.endIndex)] + ".png"
    let example = folder == "." ? String(file) : FilePath.join(folder, String(file))
    return .badValue(
      option: option, value: path, expected: "a PNG file, such as \(example)", near: nil)
  }
}
