/// The part of a JSON tree that is read so far: the containers without end, and the root.
struct JSONTreeBuilder {
  /// An array or object whose end is not read yet.
  private struct Frame {
    let container: JSONContainer
    let opening: Range<Int>
    var elements: [JSONNode] = []
    var members: [JSONMember] = []
    /// The index of each name, that of the next value too, once there are too many to look through.
    var indices: [String: Int] = [:]
    /// The name whose value comes next; nil where there is none or it was broken.
    private var name: (text: String, range: Range<Int>)?

    init(_ container: JSONContainer, opening: Range<Int>) {
      self.container = container
      self.opening = opening
    }

    /// Names the value that comes next, unless a member has the name, which is returned then.
    mutating func setName(_ text: String, at range: Range<Int>) -> JSONMember? {
      dropName()
      if let index = claim(text) { return members[index] }
      name = (text, range)
      return nil
    }

    /// The index of the member with a name; where there is none, the name gets the next index.
    private mutating func claim(_ name: String) -> Int? {
      guard isIndexed else { return members.firstIndex { $0.name == name } }
      if members.count >= indices.capacity {
        // By more than the standard library does, as names are hashed again each time.
        indices.reserveCapacity(4 * members.count)
      }
      // The name is hashed once, but where it is there already.
      guard let known = indices.updateValue(members.count, forKey: name) else { return nil }
      indices[name] = known
      return known
    }

    private var isIndexed: Bool { members.count > JSONObject.smallCount }

    /// Leaves the value that comes next without a name.
    mutating func dropName() {
      guard let name else { return }
      if isIndexed { indices[name.text] = nil }
      self.name = nil
    }

    /// Adds a value under the name that was set, if there is one.
    mutating func append(_ node: JSONNode) {
      guard let name else { return }
      self.name = nil
      members.append(JSONMember(name: name.text, nameRange: name.range, node: node))
      guard members.count == JSONObject.smallCount + 1 else { return }
      for (index, member) in members.enumerated() { indices[member.name] = index }
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
    stack.append(Frame(container, opening: opening))
  }

  /// Ends the innermost container and adds it to the one around it.
  mutating func close(at end: Int) {
    guard var frame = stack.popLast() else { return }
    frame.dropName()
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
    if let first = stack[top].setName(name, at: range) { report(name, range, duplicateOf: first) }
  }

  /// Leaves the value that comes next without a name, so that it is not kept.
  mutating func dropName() {
    guard let top = stack.indices.last else { return }
    stack[top].dropName()
  }

  /// Adds a value to the innermost container, or makes it the root.
  mutating func add(_ node: JSONNode) {
    guard let top = stack.indices.last else {
      if root == nil { root = node }
      return
    }
    switch stack[top].container {
    case .array: stack[top].elements.append(node)
    case .object: stack[top].append(node)
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
