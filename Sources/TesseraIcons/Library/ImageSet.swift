internal import TesseraSource

// Folder of an asset catalogue → the one file to show.
//
// `Contents.json` lists files with the scale, the device and the appearances that each is for (Xcode's
// asset catalogue format, image sets and symbol sets). Files for devices of one kind count only where there are none
// for all.

/// An image set or symbol set of an asset catalogue: one picture in several files.
struct ImageSet: Hashable, Sendable {
  /// One of its files.
  struct Entry: Hashable, Sendable {
    /// The file, and its pixels in a point.
    let file: ScaledFile
    /// What it is for, by the kind of appearance; empty for any.
    let appearances: [String: String]
    /// Whether it is for devices of all kinds.
    let isUniversal: Bool
    /// Where the set names it.
    let place: SourceLocation
  }

  /// Its files in the order of the text.
  let entries: [Entry]
  /// Whether it says that it is a template.
  let isTemplate: Bool

  /// How the names of the folders of sets end, and what lists their files.
  private static let kinds: [(ending: String, list: String)] = [
    (".imageset", "images"), (".symbolset", "symbols"),
  ]

  /// The name of the set that a folder of a path holds; nil where it holds none.
  static func name(ofFolder path: String) -> String? {
    kinds.first { path.hasSuffix($0.ending) }
      .map { String(FilePath.name(of: path).dropLast($0.ending.count)) }
  }

  /// The file that says what is in the set of a folder.
  static func contents(ofFolder folder: String) -> String {
    FilePath.join(folder, "Contents.json")
  }

  /// Reads the set that is in a folder.
  ///
  /// - Throws: ``IconError/unreadable(_:)``, with the place of what is wrong.
  init(readingFolder folder: String) throws(IconError) {
    let path = Self.contents(ofFolder: folder)
    let text: SourceText
    do throws(SourceError) {
      text = try SourceFile.readText(path)
    } catch {
      var fault = error.diagnostic
      if case .notFound = error { fault.help = "this file lists the pictures of the set" }
      throw .unreadable(fault)
    }
    let (root, faults) = JSONReader.read(text, profile: .json)
    if let fault = faults.first(where: { $0.severity == .error }) { throw .unreadable(fault) }
    let list = Self.kinds.first { folder.hasSuffix($0.ending) }?.list ?? Self.kinds[0].list
    guard case .object(let object)? = root?.value, case .array(let files)? = object[list]?.value
    else {
      throw .unreadable(
        Diagnostic(
          .error, at: SourceLocation(path: path), "the file has no list of `\(list)`",
          help: "is it the Contents.json of such a set?"))
    }
    entries = files.compactMap { Entry($0, in: folder, of: text) }
    guard !entries.isEmpty else {
      throw .unreadable(
        Diagnostic(.error, at: SourceLocation(path: path), "the set has no files"))
    }
    isTemplate = object["properties"]?["template-rendering-intent"]?.text == "template"
  }

  /// The file that is best for a look and a scale.
  ///
  /// - Throws: ``IconError/unreadable(_:)`` where it is listed, but not there.
  func file(for look: IconAppearance, scale: Int) throws(IconError) -> ScaledFile {
    let file = best(for: look, scale: scale)
    guard SourceFile.exists(file.path) else {
      let name = FilePath.name(of: file.path)
      throw .unreadable(
        Diagnostic(
          .error, at: entries.first { $0.file == file }?.place,
          "the set has no file `\(name)`, which it lists",
          help: "put it beside the list, or take it off that"))
    }
    return file
  }

  /// The best of the files, there or not.
  ///
  /// Of those that are for nothing else, the ones that say most about the look; of these the one of the
  /// best scale.
  private func best(for look: IconAppearance, scale: Int) -> ScaledFile {
    let universal = entries.filter(\.isUniversal)
    let candidates = universal.isEmpty ? entries : universal
    let fitting = candidates.filter { entry in
      entry.appearances.allSatisfy { look[$0.key] == $0.value }
    }
    let most = fitting.map(\.appearances.count).max() ?? 0
    let nearest = fitting.filter { $0.appearances.count == most }
    // A set that has nothing for this look shows what it has first.
    let files = (nearest.isEmpty ? Array(candidates.prefix(1)) : nearest).map(\.file)
    return ScaledFile.best(of: files, scale: scale) ?? entries[0].file
  }
}

extension ImageSet.Entry {
  /// Reads one of the list; nil for a place without a file, which catalogues keep for later.
  fileprivate init?(_ node: JSONNode, in folder: String, of text: SourceText) {
    guard let file = node["filename"], let name = file.text else { return nil }
    place = text.location(of: file.range)
    let scales = ["1x": 1, "2x": 2, "3x": 3]
    self.file = ScaledFile(
      path: FilePath.join(folder, FilePath.name(of: name)),
      scale: node["scale"]?.text.flatMap { scales[$0] } ?? 1)
    isUniversal = (node["idiom"]?.text ?? "universal") == "universal"
    var appearances: [String: String] = [:]
    if case .array(let elements)? = node["appearances"]?.value {
      for element in elements {
        if let kind = element["appearance"]?.text {
          appearances[kind] = element["value"]?.text ?? ""
        }
      }
    }
    self.appearances = appearances
  }
}

extension JSONNode {
  /// The value of a member; nil where there is none, or no object.
  fileprivate subscript(name: String) -> JSONNode? {
    if case .object(let object) = value { object[name] } else { nil }
  }

  /// The text of a string.
  fileprivate var text: String? { if case .string(let text) = value { text } else { nil } }
}
