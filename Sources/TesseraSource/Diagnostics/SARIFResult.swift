/// A finding as a result of a SARIF log.
struct SARIFResult {
  private let diagnostic: Diagnostic
  private let rule: String
  private let ruleIndex: Int

  /// Creates the result of a finding; `ruleIndex` is that of `rule` among the run's rules.
  init(_ diagnostic: Diagnostic, rule: String, ruleIndex: Int) {
    self.diagnostic = diagnostic
    self.rule = rule
    self.ruleIndex = ruleIndex
  }

  /// The `result` object (SARIF 2.1.0, section 3.27).
  var json: JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("ruleId", .string(rule)), ("ruleIndex", .integer(ruleIndex)),
      ("level", .string(diagnostic.severity.rawValue)), ("message", Self.message(text)),
    ]
    // A finding may be about nothing in a file, such as an option of the command line.
    if let place = diagnostic.location.flatMap(Self.physicalLocation) {
      members.append(("locations", .array([.object([place])])))
    }
    let related = diagnostic.notes.compactMap(Self.relatedLocation)
    if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
    if let mode = diagnostic.mode {
      members.append(("properties", .object([("mode", .string(mode))])))
    }
    return .object(members)
  }

  /// What a viewer shows: the cause, then a line each for notes without a place and for the help.
  private var text: String {
    let mode = diagnostic.mode.map { " (in the mode \($0))" } ?? ""
    let notes = diagnostic.notes.filter { $0.location == nil }.map { "note: \($0.message)" }
    let help = diagnostic.help.map { "help: \($0)" }
    return ([diagnostic.message + mode] + notes + [help].compactMap(\.self))
      .joined(separator: "\n")
  }

  /// A `message` object with a text that is to be shown as it is.
  ///
  /// Braces are doubled, as single ones hold places for arguments (section 3.11.5), and nothing that
  /// comes from a file may become a link (section 3.11.6).
  private static func message(_ text: String) -> JSONOutput {
    let escaped = text.replacing("{", with: "{{").replacing("}", with: "}}")
      .replacing("](", with: "\\](")
    return .object([("text", .string(escaped))])
  }

  /// A note with a place as a `location` object (section 3.28).
  private static func relatedLocation(_ note: Diagnostic.Note) -> JSONOutput? {
    note.location.flatMap(physicalLocation).map {
      .object([$0, ("message", message(note.message))])
    }
  }

  /// The member that says where a place is (section 3.29); nil for one in no file.
  private static func physicalLocation(_ place: SourceLocation) -> (String, JSONOutput)? {
    guard let uri = ArtifactURI(path: place.path) else { return nil }
    var artifact: [(String, JSONOutput)] = [("uri", .string(uri.text))]
    // The name by which services know the folder that relative paths start from.
    if uri.isRelative { artifact.append(("uriBaseId", .string("%SRCROOT%"))) }
    var members: [(String, JSONOutput)] = [("artifactLocation", .object(artifact))]
    if place.line > 0 { members.append(("region", region(place))) }
    return ("physicalLocation", .object(members))
  }

  /// A place as a `region` object (section 3.30): from 1, the end exclusive.
  private static func region(_ place: SourceLocation) -> JSONOutput {
    .object([
      ("startLine", .integer(place.line)), ("startColumn", .integer(place.utf16Column)),
      ("endLine", .integer(place.endLine)), ("endColumn", .integer(place.utf16EndColumn)),
    ])
  }
}
