import TesseraCollection
import TesseraGraphics
import TesseraSource

// Values of one kind each: what is something else is reported at its place, and nil.

extension ReplayScriptReader {
  /// An object whose members are all known; nil takes any.
  mutating func object(_ node: JSONNode, _ what: String, _ members: [String]?) -> JSONObject? {
    guard case .object(let object) = node.value else {
      return wrong(node, what, "an object")
    }
    for member in object.members where members?.contains(member.name) == false {
      report(
        "T1001", member.nameRange, "\(what) has no member `\(member.name)`",
        help: Self.help(member.name, in: members ?? []))
    }
    return object
  }

  /// The elements of a list that could be read.
  mutating func list<Element>(
    _ node: JSONNode, _ what: String,
    element: (inout ReplayScriptReader, JSONNode) -> Element?
  ) -> [Element] {
    guard case .array(let nodes) = node.value else { return wrong(node, what, "a list") ?? [] }
    return nodes.compactMap { element(&self, $0) }
  }

  mutating func string(_ node: JSONNode, _ what: String) -> String? {
    guard case .string(let text) = node.value else { return wrong(node, what, "a string") }
    return text
  }

  mutating func bool(_ node: JSONNode, _ what: String) -> Bool? {
    guard case .bool(let value) = node.value else { return wrong(node, what, "true or false") }
    return value
  }

  /// A whole number of a range.
  mutating func integer(_ node: JSONNode, _ what: String, in range: ClosedRange<Int>) -> Int? {
    let bounds =
      range.upperBound == Int.max
      ? "a whole number, \(range.lowerBound) or more"
      : "a whole number in \(range.lowerBound)…\(range.upperBound)"
    guard case .number(let number) = node.value, let value = Int(exactly: number.value),
      range.contains(value)
    else { return wrong(node, what, bounds) }
    return value
  }

  /// A finite number, 0 or more where that is asked for.
  mutating func number(
    _ node: JSONNode, _ what: String, isSigned: Bool = false
  ) -> Double? {
    guard let value = plainNumber(node), isSigned || value >= 0 else {
      return wrong(node, what, isSigned ? "a number" : "a number, 0 or more")
    }
    return value
  }

  /// So many numbers; names say what they are.
  mutating func numbers(
    _ node: JSONNode, _ what: String, _ names: [String], isSigned: Bool = false
  ) -> [Double]? {
    let form = "[" + names.joined(separator: ", ") + "]"
    guard case .array(let nodes) = node.value, nodes.count == names.count else {
      return wrong(node, what, "\(names.count) numbers \(form)")
    }
    var values: [Double] = []
    for (name, node) in zip(names, nodes) {
      guard let value = number(node, "\(name) of \(what)", isSigned: isSigned) else { return nil }
      values.append(value)
    }
    return values
  }

  mutating func point(_ node: JSONNode, _ what: String) -> Point? {
    numbers(node, what, ["x", "y"], isSigned: true).map { Point($0[0], $0[1]) }
  }

  mutating func size(_ node: JSONNode, _ what: String) -> Size? {
    numbers(node, what, ["width", "height"]).map { Size($0[0], $0[1]) }
  }

  mutating func rect(_ node: JSONNode, _ what: String) -> Rect? {
    guard let values = numbers(node, what, ["x", "y", "width", "height"], isSigned: true) else {
      return nil
    }
    return Rect(values[0], values[1], values[2], values[3])
  }

  mutating func path(_ node: JSONNode) -> ItemPath? {
    guard case .string(let text) = node.value else {
      return wrong(node, "a path", "a string such as \"0,3\"")
    }
    return path(text, at: node.range)
  }

  mutating func path(_ text: String, at range: Range<Int>) -> ItemPath? {
    if let path = ItemPath(text) { return path }
    report(
      "T1002", range, "`\(text)` is no path",
      help: "write section and item from 0, joined by a comma: \"0,3\"")
    return nil
  }

  mutating func paths(_ node: JSONNode, _ what: String) -> [ItemPath] {
    list(node, what) { reader, node in reader.path(node) }
  }

  /// One of the names of something.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: JSONNode, _ what: String, _: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    let names = Choice.allCases.map(\.rawValue)
    return name(node, what, in: names).flatMap(Choice.init(rawValue:))
  }

  /// One of some names.
  mutating func name(_ node: JSONNode, _ what: String, in names: [String]) -> String? {
    guard let text = string(node, what) else { return nil }
    if names.contains(text) { return text }
    report("T1003", node.range, "\(what) cannot be `\(text)`", help: Self.help(text, in: names))
    return nil
  }

  private func plainNumber(_ node: JSONNode) -> Double? {
    guard case .number(let number) = node.value, number.value.isFinite else { return nil }
    return number.value
  }

  // MARK: - Reports

  /// Reports that a value is of the wrong kind or out of range.
  mutating func wrong<Value>(_ node: JSONNode, _ what: String, _ kind: String) -> Value? {
    report("T1002", node.range, "\(what) is \(kind)")
    return nil
  }

  /// Reports a fault of a value.
  mutating func fail(_ code: String, _ node: JSONNode, _ message: String, help: String? = nil) {
    report(code, node.range, message, help: help)
  }

  /// Reports a fault at a place.
  mutating func report(
    _ code: String, _ range: Range<Int>, _ message: String, help: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(.error, code: code, at: source.location(of: range), message, help: help))
  }

  /// What was most likely meant by a name; else what there is.
  static func help(_ name: String, in known: [String]) -> String? {
    guard !known.isEmpty else { return nil }
    return Suggestion.closest(to: name, in: known).map { "did you mean `\($0)`?" }
      ?? "known: \(known.map { "`\($0)`" }.joined(separator: ", "))"
  }
}
