internal import Synchronization
internal import TesseraSource

// Family names in → faces out. Everything that a picture's letters depend on is named: files that a
// theme declares, files given on the command line, and a table of two built-in families. Fontconfig
// is asked behind all of them and only where a user wants that: its answer depends on what else is
// installed.

/// The fonts of one run of the program.
///
/// Files are read when a text first needs them and kept; there are never more of them than were
/// declared. May be used from any number of threads, and gives the same answers to all of them.
package final class FontLibrary: Sendable {
  /// Files that a theme gives to a family; the name as the theme writes it.
  private struct Declaration {
    var family: String
    var source: FontSource
  }

  private let declared: [String: Declaration]
  private let added: [FontFace]
  /// The added faces by family, in the order in which the families were first named.
  private let addedFamilies: [[FontFace]]
  private let builtIn: [BuiltInFont]
  private let system: SystemFonts?
  /// The faces of the family that the system has for a scalar.
  private let systemFaces = Mutex(
    BoundedCache<UInt32, [FontFace]>(capacity: TextLimits.cachedSystemScalars))
  private let loaded = Mutex<[String: [FontFace]]>([:])

  /// Creates a library and reads the added files, whose families only they can tell.
  ///
  /// - Parameters:
  ///   - declared: families and what they are made of; read on use.
  ///   - files: further font files; each joins the families that it names itself.
  ///   - builtIn: the table that stands behind both; not empty.
  ///   - system: installed fonts, asked for families and scalars that nothing else has.
  /// - Throws: `TextError` for an added file that cannot be read or is no font.
  package init(
    declared: [String: FontSource] = [:], files: [String] = [],
    builtIn: [BuiltInFont] = BuiltInFont.debian, system: SystemFonts? = nil
  ) throws(TextError) {
    precondition(!builtIn.isEmpty, "there is a font of last resort")
    var declarations: [String: Declaration] = [:]
    // Sorted, so that names that differ in case only merge in the same order on every run.
    for (family, source) in declared.sorted(by: { $0.key < $1.key }) where !source.files.isEmpty {
      let key = family.lowercased()
      if declarations[key] == nil {
        declarations[key] = Declaration(family: family, source: source)
      } else {
        declarations[key]?.source.files += source.files
      }
    }
    self.declared = declarations
    self.builtIn = builtIn
    self.system = system
    var added: [FontFace] = []
    for file in files {
      added += try FontFace.faces(ofFile: file)
    }
    self.added = added
    addedFamilies = added.reduce(into: []) { families, face in
      if let index = families.firstIndex(where: { $0[0].family == face.family }) {
        families[index].append(face)
      } else {
        families.append([face])
      }
    }
  }

  /// Finds one face for each family of a list, matched to a weight.
  ///
  /// Declared and added files of a family are taken together and hide a built-in family of that
  /// name. An unknown family is skipped with a warning. A list of which nothing is known comes to
  /// the built-in table's first family.
  ///
  /// - Throws: `TextError` for a file that is missing, cannot be read or is no font.
  package func faces(
    for families: [String], weight: Double
  ) throws(TextError) -> FontSelection {
    var faces: [FontFace] = []
    var unknown: [String] = []
    for family in families {
      let candidates = try self.faces(ofFamily: family)
      let width = declared[family.lowercased()]?.source.width ?? FontSource.normalWidth
      if let face = FontMatching.best(of: candidates, weight: weight, width: width) {
        if !faces.contains(face) { faces.append(face) }
      } else if !unknown.contains(family) {
        unknown.append(family)
      }
    }
    if faces.isEmpty, let last = try fallback(0, weight: weight) { faces = [last] }
    return FontSelection(faces: faces, warnings: unknown.map(warning(forUnknown:)))
  }

  /// The face at `index` in the row of fallback families, matched to a weight; nil behind its end.
  ///
  /// The row is asked for scalars that the named families lack: the built-in table, then the
  /// families of the added files.
  ///
  /// - Throws: `TextError` for a file that is missing, cannot be read or is no font.
  func fallback(_ index: Int, weight: Double) throws(TextError) -> FontFace? {
    guard index >= builtIn.count else {
      return FontMatching.best(of: try faces(of: builtIn[index]), weight: weight)
    }
    let families = addedFamilies.dropFirst(index - builtIn.count)
    return families.first.flatMap { FontMatching.best(of: $0, weight: weight) }
  }

  /// Reads a file of a family that no text may have asked for yet.
  ///
  /// - Throws: `TextError` for a file that is missing, cannot be read or is no font.
  package func read(_ file: String) throws(TextError) { _ = try load(file) }

  /// All faces that stand for a family; none when nobody knows it.
  private func faces(ofFamily family: String) throws(TextError) -> [FontFace] {
    let key = family.lowercased()
    var faces: [FontFace] = []
    for file in declared[key]?.source.files ?? [] {
      let all = try load(file)
      // A collection holds several families; the one of that name is meant, else the first faces.
      let named = all.filter { $0.isNamed(family) }
      faces += named.isEmpty ? all : named
    }
    faces += added.filter { $0.isNamed(family) }
    if !faces.isEmpty { return faces }
    if let font = builtIn.first(where: { $0.family.lowercased() == key }) {
      return try self.faces(of: font)
    }
    if BuiltInFont.genericFamilies.contains(key) { return try self.faces(of: builtIn[0]) }
    return try system.map { system throws(TextError) in
      try self.faces(ofFamily: family, in: system)
    } ?? []
  }

  /// The faces of an installed family; none when there is no such.
  private func faces(
    ofFamily family: String, in system: SystemFonts
  ) throws(TextError) -> [FontFace] {
    var faces: [FontFace] = []
    for file in system.files(ofFamily: family) {
      do throws(TextError) {
        faces += try load(file).filter { $0.isNamed(family) }
      } catch .brokenFont {
        // Nobody named this file; a compressed or damaged one is no font of the family.
        continue
      }
    }
    return faces
  }

  /// The installed face for a scalar that no other family has, matched to a weight; nil where
  /// installed fonts are not asked for, or lack it too.
  ///
  /// - Throws: `TextError` for a file that cannot be read or is no font.
  func systemFace(for scalar: UInt32, weight: Double) throws(TextError) -> FontFace? {
    guard let system else { return nil }
    if let known = systemFaces.withLock({ $0.value(for: scalar) }) {
      return FontMatching.best(of: known, weight: weight)
    }
    var faces: [FontFace] = []
    if let family = system.family(for: scalar) {
      faces = try self.faces(ofFamily: family, in: system)
        .filter { $0.font.glyph(for: scalar) != nil }
    }
    systemFaces.withLock { $0.insert(faces, cost: 1, for: scalar) }
    return FontMatching.best(of: faces, weight: weight)
  }

  /// The faces of a built-in family, never none.
  private func faces(of font: BuiltInFont) throws(TextError) -> [FontFace] {
    var faces: [FontFace] = []
    for file in font.files {
      do throws(TextError) {
        let named = try load(file).filter { $0.isNamed(font.family) }
        guard !named.isEmpty else {
          throw .brokenFont(path: file, reason: "it does not hold \(font.family)")
        }
        faces += named
      } catch .unreadableFont(.notFound) {
        throw .missingBuiltInFont(
          family: font.family, path: file, debianPackage: font.debianPackage)
      }
    }
    return faces
  }

  /// The faces of a file, read at most once.
  private func load(_ path: String) throws(TextError) -> [FontFace] {
    // Reading under the lock makes a second thread wait for the file instead of reading it again.
    try loaded.withLock { loaded throws(TextError) in
      if let faces = loaded[path] { return faces }
      let faces = try FontFace.faces(ofFile: path)
      loaded[path] = faces
      return faces
    }
  }

  /// What is said about a family that nobody knows.
  private func warning(forUnknown family: String) -> Diagnostic {
    let known =
      declared.values.map(\.family) + added.map(\.family) + builtIn.map(\.family)
      + BuiltInFont.genericFamilies
    let help =
      Suggestion.help(for: family, in: known.sorted())
      ?? "declare its files under $extensions.tessera.fonts, or pass one with --font FILE"
    return Diagnostic(
      .warning, code: "T0801", "no font is known for the family `\(family)`", help: help)
  }
}
