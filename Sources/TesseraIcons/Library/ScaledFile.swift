internal import TesseraSource

/// A bitmap's file and how many of its pixels are a point.
struct ScaledFile: Hashable, Sendable {
  /// The path.
  let path: String
  /// Pixels in a point.
  let scale: Int

  /// What the names of the files of one picture end with, before `.png`.
  private static let suffixes: [(scale: Int, text: String)] = [(1, ""), (2, "@2x"), (3, "@3x")]

  /// The file itself, its scale told by its name.
  init(_ path: String) {
    self.path = path
    scale = Self.parts(of: path).scale
  }

  init(path: String, scale: Int) {
    self.path = path
    self.scale = scale
  }

  /// The file of a picture that is best at a scale, among those of all scales beside it.
  ///
  /// Reducing loses nothing that would be seen, so that is the smallest that is large enough, else the
  /// largest. Where there is none at all, it is the file as named.
  static func best(for path: String, scale: Int) -> ScaledFile {
    best(of: all(for: path).filter { SourceFile.exists($0.path) }, scale: scale)
      ?? ScaledFile(path)
  }

  /// The files that a picture may be in, whether or not there are such.
  static func all(for path: String) -> [ScaledFile] {
    let base = parts(of: path).base
    let ending = path.dropFirst(path.count - 4)
    return suffixes.map { suffix in
      ScaledFile(path: base + suffix.text + ending, scale: suffix.scale)
    }
  }

  /// What an icon from a file is called: the file's name without scale and ending.
  static func stem(of name: String) -> String { parts(of: name).base }

  /// The file that is best at a scale; nil where there is none.
  static func best(of files: [ScaledFile], scale: Int) -> ScaledFile? {
    files.filter { $0.scale >= scale }.min { $0.scale < $1.scale }
      ?? files.max { $0.scale < $1.scale }
  }

  /// The path without scale and ending, and the scale.
  private static func parts(of path: String) -> (base: String, scale: Int) {
    let stem = String(path.dropLast(4))
    let suffix = suffixes.last(where: { stem.hasSuffix($0.text) }) ?? suffixes[0]
    return (String(stem.dropLast(suffix.text.count)), suffix.scale)
  }
}
