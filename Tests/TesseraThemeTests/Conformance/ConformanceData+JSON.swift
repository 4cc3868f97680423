import TesseraSource
import TesseraTestSupport
import Testing

extension ConformanceData {
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
