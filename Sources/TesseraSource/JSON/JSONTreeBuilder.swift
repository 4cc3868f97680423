/// The part of a JSON tree that is read so far: the containers without end, and the root.
struct JSONTreeBuilder {
  /// An array or object whose end is not read yet.
  private struct Frame {
    let container: JSONContainer
    let opening: Range<Int>
    var elements: [JSONNode] = []
    var members: [JSONMember] = []
    /// The index of each name, once there are too many to look through.
    var indices: [String: Int] = [:]
    /// The name whose value comes next; nil where there is none or it was broken.
    var name: (text: String, range: Range<Int>)?

    func member(_ name: String) -> JSONMember? {
      if members.count <= JSONObject.smallCount { return members.first { $0.name == name } }
      return indices[name].map { members[$0] }
    }

    mutating func append(_ member: JSONMember) {
      members.append(member)
      if members.count > max(JSONObject.smallCount, indices.capacity) {
        // By more than the standard library does, as names are hashed again each time.
        indices.reserveCapacity(4 * members.count)
      }
      if members.count == JSONObject.smallCount + 1 {
        for (index, member) in members.enumerated() { indices[member.name] = index }
      } else if members.count > JSONObject.smallCount {
        indices[member.name] = members.count - 1
      }
    }
  }

  private var stack: [Frame] = []
  private var root: JSONNode?
  /// The names that stand in an object twice; at most one more than is listed.
  private(set) var duplicates: [JSONSyntaxError] = []

  /// The number of containers without end.
  var depth: Int { stack.count }
  /// The innermost container without end.
  var container: JSONContainer? { stack.indices.last.map { stack[$0].container } }
  /// The opening bracket of the innermost container without end.
  var opening: Range<Int>? { stack.indices.last.map { stack[$0].opening } }

  /// How many containers lie around the innermost one of a kind; nil where there is none.
  func depth(of container: JSONContainer) -> Int? {
    stack.lastIndex { $0.container == container }
  }

  /// Begins a container.
  mutating func open(_ container: JSONContainer, at opening: Range<Int>) {
    stack.append(Frame(container: container, opening: opening))
  }

  /// Ends the innermost container and adds it to the one around it.
  mutating func close(at end: Int) {
    guard let frame = stack.popLast() else { return }
    let value: JSONValue =
      switch frame.container {
      case .array: .array(frame.elements)
      case .object: .object(JSONObject(unique: frame.members, indices: frame.indices))
      }
    add(JSONNode(value: value, range: frame.opening.lowerBound..<end))
  }

  /// Names the value that comes next; a name that the object has is a finding.
  mutating func setName(_ name: String, at range: Range<Int>) {
    guard let top = stack.indices.last else { return }
    if let first = stack[top].member(name) {
      report(name, range, duplicateOf: first)
      stack[top].name = nil
    } else {
      stack[top].name = (name, range)
    }
  }

  /// Leaves the value that comes next without a name, so that it is not kept.
  mutating func dropName() {
    guard let top = stack.indices.last else { return }
    stack[top].name = nil
  }

  /// Adds a value to the innermost container, or makes it the root.
  mutating func add(_ node: JSONNode) {
    guard let top = stack.indices.last else {
      if root == nil { root = node }
      return
    }
    switch stack[top].container {
    case .array: stack[top].elements.append(node)
    case .object:
      guard let name = stack[top].name else { return }
      stack[top].name = nil
      stack[top].append(JSONMember(name: name.text, nameRange: name.range, node: node))
    }
  }

  /// Ends all containers; returns the root, or nil where there is none.
  mutating func finish(at end: Int) -> JSONNode? {
    while !stack.isEmpty { close(at: end) }
    return root
  }

  private mutating func report(_ name: String, _ range: Range<Int>, duplicateOf first: JSONMember) {
    guard duplicates.count <= SourceLimits.findings else { return }
    let sameSpelling = name.unicodeScalars.elementsEqual(first.name.unicodeScalars)
    duplicates.append(
      JSONSyntaxError(
        cause: .duplicateName(name, first: first.nameRange, sameSpelling: sameSpelling),
        range: range))
  }
}
