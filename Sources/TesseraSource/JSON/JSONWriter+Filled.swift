extension JSONWriter {
  /// The value over as few lines as `width` allows: what fits stands on one line.
  ///
  /// Containers that do not fit are indented by two spaces, so that a colour is one line and a group
  /// is many, as people write them. The outermost container is never on one line, unless it is empty.
  /// - Precondition: every number is finite.
  /// - Complexity: O(n·d) in the depth d.
  package static func filled(_ value: JSONOutput, width: Int = 100) -> String {
    var text = ""
    fill(value, to: &text, indentation: 0, room: 0, width: width)
    return text
  }

  /// Writes a value; `room` counts the characters that are free on its line.
  private static func fill(
    _ value: JSONOutput, to text: inout String, indentation: Int, room: Int, width: Int
  ) {
    if let line = line(value, atMost: room) {
      text += line
      return
    }
    let inner = indentation + 2
    let margin = "\n" + String(repeating: " ", count: inner)
    let end = "\n" + String(repeating: " ", count: indentation)
    switch value {
    case .array(let elements) where !elements.isEmpty:
      text += "["
      for (index, element) in elements.enumerated() {
        text += (index > 0 ? "," : "") + margin
        fill(element, to: &text, indentation: inner, room: width - inner - 1, width: width)
      }
      text += end + "]"
    case .object(let members) where !members.isEmpty:
      text += "{"
      for (index, (name, member)) in members.enumerated() {
        let name = compact(.string(name)) + ": "
        text += (index > 0 ? "," : "") + margin + name
        let room = width - inner - name.count - 1
        fill(member, to: &text, indentation: inner, room: room, width: width)
      }
      text += end + "}"
    default: text += compact(value)
    }
  }

  /// The value on one line with spaces, nil where it is longer than `limit` characters.
  private static func line(_ value: JSONOutput, atMost limit: Int) -> String? {
    guard limit > 0 else { return nil }
    var text: String
    switch value {
    case .array(let elements) where !elements.isEmpty:
      text = "["
      for (index, element) in elements.enumerated() {
        guard let part = line(element, atMost: limit - text.count) else { return nil }
        text += (index > 0 ? ", " : "") + part
      }
      text += "]"
    case .object(let members) where !members.isEmpty:
      text = "{ "
      for (index, (name, member)) in members.enumerated() {
        guard let part = line(member, atMost: limit - text.count) else { return nil }
        text += (index > 0 ? ", " : "") + compact(.string(name)) + ": " + part
      }
      text += " }"
    default: text = compact(value)
    }
    return text.count <= limit ? text : nil
  }
}
