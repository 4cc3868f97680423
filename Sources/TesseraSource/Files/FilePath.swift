/// Path arithmetic on text; nothing here looks at the disk.
///
/// Paths are separated by `/`. An empty path means the current folder, as `.` does.
package enum FilePath {
  /// `second` seen from the folder `first`; an absolute `second` is left as it is.
  package static func join(_ first: String, _ second: String) -> String {
    if first.isEmpty || isAbsolute(second) { return second }
    if second.isEmpty { return first }
    return first.hasSuffix("/") ? first + second : first + "/" + second
  }

  /// Whether the path begins at the root.
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// The path of the folder that holds the file: `a/b` for `a/b/c.json`, `.` for `c.json`.
  package static func directory(of path: String) -> String {
    let path = withoutFinalSlashes(path)
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let directory = withoutFinalSlashes(String(path[..<slash]))
    return directory.isEmpty ? "/" : directory
  }

  /// The last component: `c.tokens.json` for `a/b/c.tokens.json`; empty for the root.
  package static func name(of path: String) -> String {
    let path = withoutFinalSlashes(path)
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The last component up to its first dot: `c` for `a/b/c.tokens.json`.
  ///
  /// Dots at its beginning belong to it: `.hidden` for `.hidden.json`.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    let dots = name.utf8.prefix { $0 == ASCII.dot }
    let rest = name.utf8[dots.endIndex...].prefix { $0 != ASCII.dot }
    return String(name[..<rest.endIndex])
  }

  /// The path without `.`, empty components and, as far as it can be told from the text, `..`.
  ///
  /// `a/../b` becomes `b`, which differs where `a` is a symbolic link to another folder.
  package static func normalized(_ path: String) -> String {
    let parts = components(of: path)
    let text = parts.joined(separator: "/")
    if isAbsolute(path) { return "/" + text }
    return text.isEmpty ? "." : text
  }

  /// The normalised path seen from the root, where `path` is seen from the absolute path `folder`.
  ///
  /// An absolute `path` is normalised only.
  package static func absolute(_ path: String, relativeTo folder: String) -> String {
    normalized(join(folder, path))
  }

  /// The path of the same file as seen from `folder`; `.` for the folder itself.
  ///
  /// Both must be absolute, or both seen from the same place; else `path` comes back normalised. So it
  /// does when `folder` leads above that place, because its name there is unknown.
  package static func relative(_ path: String, to folder: String) -> String {
    let target = components(of: path)
    let base = components(of: folder)
    let common = zip(target, base).prefix { $0 == $1 }.count
    let up = base.dropFirst(common)
    guard isAbsolute(path) == isAbsolute(folder), !up.contains("..") else {
      return normalized(path)
    }
    let parts = up.map { _ in ".." } + target.dropFirst(common)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The normalised path's components.
  private static func components(of path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: true) {
      switch part {
      case ".": break
      case "..":
        if let last = parts.last, last != ".." {
          parts.removeLast()
        } else if !isAbsolute(path) {
          parts.append("..")
        }
      default: parts.append(String(part))
      }
    }
    return parts
  }

  /// The path without the slashes at its end; the root keeps its one.
  static func withoutFinalSlashes(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
