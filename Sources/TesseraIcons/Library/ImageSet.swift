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
      throw .unreadable(error.diagnostic)
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
    entries = files.compactMap { Entry($0, in: folder) }
    guard !entries.isEmpty else {
      throw .unreadable(
        Diagnostic(.error, at: SourceLocation(path: path), "the set has no files"))
    }
    isTemplate = object["properties"]?["template-rendering-intent"]?.text == "template"
  }

  /// The file that is best for a look and a scale.
  ///
  /// Of those that are for nothing else, the ones that say most about the look; of these the one of the
  /// best scale.
  func best(for look: IconAppearance, scale: Int) -> ScaledFile {
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
  fileprivate init?(_ node: JSONNode, in folder: String) {
    guard let name = node["filename"]?.text else { return nil }
    let scales = ["1x": 1, "2x": 2, "3x": 3]
    file = ScaledFile(
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
