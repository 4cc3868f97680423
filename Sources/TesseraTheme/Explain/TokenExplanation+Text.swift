package import TesseraSource

extension TokenExplanation {
  /// The explanation as a person reads it: the value, then a paragraph for each step.
  package var text: String {
    var lines = [head]
    for (index, step) in steps.enumerated() {
      lines += Self.lines(of: step, number: index + 1)
    }
    return lines.joined(separator: "\n")
  }

  /// `color.accent = #3c7dd9 (color) in appearance=dark`.
  private var head: String {
    var text = path
    if let result {
      let value = result.srgb.map(Self.hex) ?? JSONWriter.compact(result.value)
      text += " = \(value) (\(result.type ?? "no type"))"
    } else {
      text += " has no value"
    }
    let mode = mode.description
    return mode.isEmpty ? text : text + " in \(mode)"
  }

  /// A colour as people write it: without the alpha of an opaque one.
  static func hex(_ srgb: String) -> String {
    srgb.utf8.count == 9 && srgb.hasSuffix("ff") ? String(srgb.dropLast(2)) : srgb
  }

  private static func lines(of step: Step, number: Int) -> [String] {
    let label = "  \(number). "
    let indentation = String(repeating: " ", count: label.count)
    guard let winner = step.winner else { return ["\(label)\(step.path) is not in the theme"] }
    var lines = ["\(label)\(step.path): \(line(of: winner))"]
    if let alpha = step.alpha { lines.append("\(indentation)its alpha is multiplied by \(alpha)") }
    if let inherited = step.inherited {
      let place = inherited.location.map { " by the `$extends` at \($0)" } ?? ""
      lines.append("\(indentation)it comes from \(inherited.path)\(place)")
    }
    if let reason = step.deprecated {
      lines.append("\(indentation)it is deprecated" + (reason.isEmpty ? "" : ": \(reason)"))
    }
    return lines + step.replaced.map { "\(indentation)it replaces \(line(of: $0))" }
  }

  private static func line(of declaration: Declaration) -> String {
    let origin = declaration.origin.isEmpty ? "" : " from \(declaration.origin)"
    return "\(declaration.text)\(origin) at \(declaration.location)"
  }

  /// The explanation as programs read it.
  package var json: JSONOutput {
    var members: [(String, JSONOutput)] = [("token", .string(path)), ("mode", mode.json)]
    members.append(("type", result?.type.map { .string($0) } ?? .null))
    members.append(("value", result?.value ?? .null))
    if let srgb = result?.srgb { members.append(("srgb", .string(srgb))) }
    members.append(("steps", .array(steps.map(Self.json))))
    return .object(members)
  }

  private static func json(_ step: Step) -> JSONOutput {
    var members: [(String, JSONOutput)] = [("token", .string(step.path))]
    if let user = step.referredBy { members.append(("referredBy", .string(user))) }
    members += step.winner.map(Self.members) ?? [("source", .null)]
    if let alpha = step.alpha { members.append(("alpha", .string(alpha))) }
    if let inherited = step.inherited {
      members.append(("inheritedFrom", .string(inherited.path)))
      members.append(("extends", inherited.location.map { .string($0.description) } ?? .null))
    }
    if let reason = step.deprecated { members.append(("deprecated", .string(reason))) }
    members.append(("replaces", .array(step.replaced.map { .object(Self.members($0)) })))
    return .object(members)
  }

  private static func members(_ declaration: Declaration) -> [(String, JSONOutput)] {
    [
      ("source", .string(declaration.location.description)),
      ("origin", .string(declaration.origin)), ("text", .string(declaration.text)),
    ]
  }
}
