import Glibc
import TesseraSource
import Testing

/// The folder of known answers from outside, which is no part of the repository.
enum ConformanceData {
  /// Why a test that needs the folder is skipped.
  static let absence: Comment =
    "the acceptance data is absent; TESSERA_CONFORMANCE_DATA names it"

  /// The folder named by the environment, else `../shared/data` beside the checkout; nil when absent.
  static let folder: String? = {
    let testFolder = FilePath.directory(of: #filePath)
    let beside = FilePath.normalized(FilePath.join(testFolder, "../../../../shared/data"))
    let named = unsafe getenv("TESSERA_CONFORMANCE_DATA").map { unsafe String(cString: $0) }
    return [named, beside].compactMap(\.self).first(where: SourceFile.isDirectory)
  }()

  /// Whether the folder is there.
  static var isPresent: Bool { folder != nil }

  /// The path of a part of the folder.
  static func path(_ part: String) throws -> String {
    FilePath.join(try #require(folder), part)
  }

  /// The value of a JSON file of the folder and its text.
  static func json(_ part: String) throws -> (text: SourceText, root: JSONNode) {
    let text = try SourceFile.readText(path(part), limit: SourceLimits.textFile)
    let (root, diagnostics) = JSONReader.read(text, profile: .json)
    #expect(diagnostics == [])
    return (text, try #require(root))
  }
}

extension JSONNode {
  /// The members, empty where the value is no object.
  var members: [JSONMember] {
    if case .object(let object) = value { return object.members }
    return []
  }

  /// The elements, the value itself where it is no array.
  var elements: [JSONNode] {
    if case .array(let elements) = value { return elements }
    return [self]
  }

  /// The text, nil where the value is no string.
  var string: String? {
    if case .string(let text) = value { return text }
    return nil
  }

  /// The value of a member, nil where there is none.
  subscript(name: String) -> JSONNode? {
    members.first { $0.name == name }?.node
  }
}
