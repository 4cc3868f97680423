import TesseraSource

/// Where `tessera sheet` writes.
enum SheetTarget: Hashable, Sendable {
  /// A folder that takes sheets, overview and page.
  case folder(String)
  /// The file of one sheet, without its ending.
  case file(stem: String)

  /// The ending that tells a file from a folder.
  private static let ending = ".png"

  /// Reads what the user gave.
  ///
  /// - Throws: ``UsageError`` for a file where several sheets are to be written, and for one of another
  ///   format than PNG.
  init(_ text: String, cellCount: Int) throws(UsageError) {
    guard text.hasSuffix(Self.ending) else {
      // A folder may have a dot in its name, so only what is surely meant as a file is refused.
      if PictureName.isOtherFormat(text) { throw PictureName.notPNG(text) }
      self = .folder(text)
      return
    }
    guard cellCount == 1 else {
      throw .badValue(
        option: "--output", value: text,
        expected: "a folder, or exactly one cell: sheet CELL -o \(text)", near: nil)
    }
    self = .file(stem: String(text.dropLast(Self.ending.count)))
  }

  /// The file of a sheet's page, the first being 0.
  func path(of name: String, page: Int) -> String {
    let suffix = (page == 0 ? "" : "-\(page + 1)") + Self.ending
    return switch self {
    case .folder(let folder): FilePath.join(folder, name + suffix)
    case .file(let stem): stem + suffix
    }
  }
}
