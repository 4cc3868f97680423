// Script text → value. A person writes scripts by hand, so every fault is told at once and at its place:
// what is unknown is never skipped in silence, because a mistyped `expect` would hold for ever. A
// decoder that stops at the first fault and knows no places was rejected.

package import TesseraCells
package import TesseraSource

/// Reads replay scripts.
package struct ReplayScriptReader {
  /// What a script can name.
  package struct Vocabulary {
    /// The cells at hand.
    package var cells: [any Cell]
    /// The apps at hand.
    package var apps: [any ReplayApp]

    /// Creates a vocabulary.
    package init(cells: [any Cell], apps: [any ReplayApp] = ReplayAppRegistry.builtIn) {
      self.cells = cells
      self.apps = apps
    }
  }

  let source: SourceText
  let vocabulary: Vocabulary
  /// What was found wrong.
  var diagnostics: [Diagnostic] = []
  /// How many identities were made for items that came without one.
  var madeIdentities = 0
  /// The identities that the script gives anywhere.
  let givenIdentities: Set<String>

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - source: The text, JSON5.
  ///   - vocabulary: What the script can name.
  /// - Returns: The script, nil where anything is wrong, and the findings by place.
  package static func read(
    _ source: SourceText, vocabulary: Vocabulary
  ) -> (script: ReplayScript?, diagnostics: [Diagnostic]) {
    let (root, diagnostics) = JSONReader.read(source)
    guard let root, !diagnostics.contains(where: { $0.severity == .error }) else {
      return (nil, diagnostics)
    }
    var reader = ReplayScriptReader(
      source: source, vocabulary: vocabulary, givenIdentities: identities(in: root))
    let script = reader.script(root)
    let isUsable = !reader.diagnostics.contains { $0.severity == .error }
    return (isUsable ? script : nil, diagnostics + reader.diagnosticsByPlace)
  }

  private init(source: SourceText, vocabulary: Vocabulary, givenIdentities: Set<String>) {
    self.source = source
    self.vocabulary = vocabulary
    self.givenIdentities = givenIdentities
  }

  /// Every `id` of a script, wherever it stands.
  private static func identities(in root: JSONNode) -> Set<String> {
    var identities: Set<String> = []
    var rest = [root]
    while let node = rest.popLast() {
      switch node.value {
      case .object(let object):
        for member in object.members {
          if member.name == "id", case .string(let id) = member.node.value { identities.insert(id) }
          rest.append(member.node)
        }
      case .array(let nodes): rest += nodes
      default: break
      }
    }
    return identities
  }

  /// The findings in the order of the text, which is not that in which members are read.
  private var diagnosticsByPlace: [Diagnostic] {
    let places = diagnostics.enumerated().map { index, diagnostic in
      (diagnostic.location?.line ?? 0, diagnostic.location?.column ?? 0, index)
    }
    return places.sorted(by: <).map { diagnostics[$0.2] }
  }

  private mutating func script(_ root: JSONNode) -> ReplayScript? {
    guard let object = object(root, "a script", ["screen", "answers", "steps"]) else { return nil }
    var script = ReplayScript()
    if let node = object["screen"] {
      script.screen = screen(node)
    } else {
      fail("T1005", root, "a script needs a `screen`")
    }
    if let node = object["answers"] { script.answers = answers(node) }
    if let node = object["steps"] {
      script.steps = list(node, "`steps`") { reader, node in reader.step(node) }
    } else {
      fail("T1005", root, "a script needs `steps`")
    }
    return script
  }

  private mutating func answers(_ node: JSONNode) -> ReplayAnswers {
    var answers = ReplayAnswers()
    let questions = ReplayAnswers.Question.allCases
    guard let object = object(node, "`answers`", questions.map(\.rawValue)) else { return answers }
    for question in questions {
      guard let node = object[question.rawValue],
        let replies = self.object(node, "`\(question.rawValue)`", nil)
      else { continue }
      for member in replies.members {
        guard let path = path(member.name, at: member.nameRange),
          let reply = bool(member.node, "an answer")
        else { continue }
        answers[question, path] = reply
      }
    }
    return answers
  }
}
