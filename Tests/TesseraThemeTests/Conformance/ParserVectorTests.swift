import TesseraSource
import Testing

@testable import TesseraTheme

@Suite(
  "Small token files of another parser",
  .enabled(if: ConformanceData.isPresent, ConformanceData.absence))
struct ParserVectorTests {
  /// A token file, or several, and what the other parser makes of them.
  struct Vector {
    let name: String
    /// The token files' texts.
    let files: [String]
    /// The tokens wanted, nil where an error is.
    let tokens: JSONNode?
    let text: SourceText
  }

  /// Where we deviate: the vector and why.
  private static let deviations: [String: String] = [
    // Legacy shapes that the lenient profile reads with a warning; the strict one agrees.
    "dimension: invalid: legacy format": "lenient", "dimension: invalid: no units": "lenient",
    "dimension: invalid: number": "lenient", "dimension: invalid: number (zero)": "lenient",
    "shadow: invalid: bad dimension": "lenient", "gradient: invalid: unknown prop": "lenient",
    "dimension: invalid: unsupported unit": "lenient",
    "duration: invalid: legacy format": "lenient", "duration: invalid: unknown prop": "lenient",
    "stroke-style: invalid: legacy syntax": "lenient",
    "color: invalid: string": "lenient",
    // Types that DTCG 2025.10 does not have (section 8: other values of `$type` are invalid): the
    // lenient profile keeps them as written and does not look at their values.
    "extensions: invalid: binary": "lenient", "extensions: invalid: number": "lenient",
  ]

  /// The vectors of all files but the one that is about the other parser's configuration.
  private func vectors() throws -> [Vector] {
    let folder = "themes/terrazzo-parser-vectors"
    let files = try SourceFile.list(ConformanceData.path(folder)).map(\.name)
      .filter { $0 != "config.json" }
    return try files.flatMap { file -> [Vector] in
      let (text, root) = try ConformanceData.json("\(folder)/\(file)")
      return root.elements.map { node in
        let given = node["given"]?.elements ?? []
        return Vector(
          name: "\(FilePath.stem(of: file)): \(node["name"]?.string ?? "")",
          files: given.compactMap { $0["src"] }.map { source in
            String(decoding: text.bytes[source.range], as: UTF8.self)
          },
          tokens: node["want"]?["tokens"], text: text)
      }
    }
  }

  @Test("all agree, but for the listed deviations")
  func agreement() throws {
    var deviating: Set<String> = []
    for vector in try vectors() {
      #expect(!vector.files.isEmpty, "\(vector.name)")
      let fixture = Self.fixture(vector, .lenient)
      let agrees = isAsWanted(fixture, vector)
      if !agrees { deviating.insert(vector.name) }
      if Self.deviations[vector.name] == "lenient" {
        #expect(isAsWanted(Self.fixture(vector, .strict), vector), "\(vector.name)")
      }
      #expect(
        agrees == (Self.deviations[vector.name] == nil), "\(vector.name): \(fixture.findings)")
    }
    #expect(deviating == Set(Self.deviations.keys))
  }

  private static func fixture(
    _ vector: Vector, _ profile: ThemeLoading.Profile
  ) -> Fixture {
    Fixture(
      files: [
        "t.resolver.json": """
        { version: "2025.10", resolutionOrder: [
          { name: "all", type: "set", sources: [\(vector.files.joined(separator: ","))] }] }
        """
      ], loading: ThemeLoading(profile: profile))
  }

  /// Whether the tokens are the wanted ones, or an error is found where one is wanted.
  private func isAsWanted(_ fixture: Fixture, _ vector: Vector) -> Bool {
    let hasErrors = fixture.diagnostics.contains { $0.severity == .error }
    guard let tokens = vector.tokens else { return hasErrors }
    return !hasErrors
      && tokens.members.allSatisfy { member in
        guard let document = fixture.document, let node = member.node["$value"] else {
          return false
        }
        guard let token = fixture.theme.token(member.name) else {
          // A type of other tools, kept as written.
          let export = TokenExport(document, in: document.defaultMode)
          return export.entries.first { $0.path == member.name }?.value == JSONOutput(node.value)
        }
        let wanted = TokenReader.value(node, in: vector.text, type: token.type, theme: nil)
        return token.value == wanted.value
      }
  }
}
