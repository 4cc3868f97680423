import TesseraSource

/// What the last verify found out about a snapshot, as it was kept in `.tessera/` for later commands.
package struct KeptResult: Hashable, Sendable {
  /// The snapshot.
  package let id: SnapshotID
  /// The verdict.
  package let status: SnapshotResult.Status
  /// The paths of the layers that changed.
  package let layers: [String]
  /// The theme's tokens that took part and differ.
  package let tokens: [String]
  /// The golden's pixels, where there was one that could be read.
  package let expectedHash: PixelHash?
  /// The pixels of the render that was left.
  package let actualHash: PixelHash?
  /// The golden without a case that has the very picture, where there was no golden.
  package let renamedFrom: SnapshotID?

  /// The results of the last verify.
  ///
  /// - Throws: ``SnapshotError/noResults(path:)`` where there are none, and its neighbours where they
  ///   cannot be read.
  package static func all(in store: SnapshotStore) throws(SnapshotError) -> [KeptResult] {
    let path = store.resultsPath
    let text: SourceText
    do {
      text = try SourceFile.readText(path)
    } catch .notFound {
      throw .noResults(path: path)
    } catch {
      throw .unreadableResults(error)
    }
    guard case .object(let root)? = JSONReader.read(text, profile: .json).root?.value,
      case .array(let nodes)? = root["results"]?.value
    else { throw .damagedResults(path: path) }
    let results = nodes.compactMap { KeptResult($0.value) }
    guard results.count == nodes.count else { throw .damagedResults(path: path) }
    return results
  }

  /// Reads a member of `results`; nil for what is none.
  private init?(_ value: JSONValue) {
    guard case .object(let object) = value,
      case .string(let id)? = object["id"]?.value,
      case .string(let name)? = object["status"]?.value,
      let status = SnapshotResult.Status(rawValue: name),
      let layers = Self.strings(object["layers"]), let tokens = Self.strings(object["tokens"]),
      case .object(let hashes)? = object[Self.hashesName]?.value,
      let expected = Self.hash(hashes["expected"]), let actual = Self.hash(hashes["actual"])
    else { return nil }
    self.id = SnapshotID(text: id)
    self.status = status
    self.layers = layers
    self.tokens = tokens
    expectedHash = expected
    actualHash = actual
    if case .string(let name)? = object[Self.renamedFromName]?.value {
      renamedFrom = SnapshotID(text: name)
    } else {
      renamedFrom = nil
    }
  }

  /// The member that says what a snapshot was called before.
  static let renamedFromName = "renamedFrom"

  /// The member that what is kept has beside those of design section 9.
  static let hashesName = "hashes"

  /// The strings of an array; nil for anything else.
  private static func strings(_ node: JSONNode?) -> [String]? {
    guard case .array(let nodes)? = node?.value else { return nil }
    let strings = nodes.compactMap { if case .string(let text) = $0.value { text } else { nil } }
    return strings.count == nodes.count ? strings : nil
  }

  /// A hash, or nothing for null; nil for anything else.
  private static func hash(_ node: JSONNode?) -> PixelHash?? {
    switch node?.value {
    case .null: .some(nil)
    case .string(let text): PixelHash(text).map { .some($0) }
    default: nil
    }
  }
}
