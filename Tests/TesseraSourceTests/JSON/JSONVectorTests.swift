import TesseraSource
import TesseraTestSupport
import Testing

/// The reader against the inputs of the reference implementation's own tests.
@Suite(.enabled(if: ConformanceData.isPresent, "\(ConformanceData.absence)"))
struct JSONVectorTests {
  /// An input and what is wanted of it.
  struct Vector: CustomTestStringConvertible {
    let input: String
    /// The value; nil where an error is wanted.
    let value: JSONOutput?
    let line: Int
    let column: Int

    var testDescription: String { JSONWriter.compact(.string(input)) }
  }

  private static let vectors: [Vector] = {
    guard let bytes = try? ConformanceData.bytes("json/json5-parse-vectors.json") else { return [] }
    let root = JSONReader.read(SourceText(path: "vectors", bytes: bytes), profile: .json).root
    return root?.value["cases"]?.elements.map { node in
      let value = node.value["value"].map(decoded)
      return Vector(
        input: node.value["input"]?.string ?? "", value: value,
        line: node.value["line"]?.integer ?? 0, column: node.value["column"]?.integer ?? 0)
    } ?? []
  }()

  @Test("The vectors are there")
  func presence() {
    #expect(Self.vectors.contains { $0.value != nil })
    #expect(Self.vectors.contains { $0.value == nil })
  }

  @Test("Values are exact, and an error stands at its line and column", arguments: vectors)
  func vector(_ vector: Vector) throws {
    let (root, diagnostics) = JSONReader.read(SourceText(vector.input))
    if let value = vector.value {
      #expect(diagnostics == [])
      #expect(root?.value.plain == value)
      return
    }
    let place = try #require(diagnostics.first?.location)
    if vector.column == 0 {
      // A line end, which the reference counts as the next line's column 0.
      #expect(place.line == vector.line - 1)
      #expect(place.column == (place.sourceLine?.count ?? 0) + 1)
    } else {
      #expect(place.line == vector.line)
      #expect(place.column == vector.column)
    }
    #expect(diagnostics.count == 1)
  }

  /// The value that stands for itself but for `$obj` (members as pairs) and `$num` (a number's name).
  private static func decoded(_ value: JSONValue) -> JSONOutput {
    switch value {
    case .array(let elements): return .array(elements.map { decoded($0.value) })
    case .object(let object):
      if let number = object["$num"]?.value.string { return .number(Double(number) ?? .nan) }
      return .object(
        object["$obj"]?.value.elements.map { pair in
          (pair.value.elements[0].value.string, decoded(pair.value.elements[1].value))
        } ?? [])
    default: return value.plain
    }
  }
}
