/// The members of a JSON object in order, found by name in constant time.
///
/// ## Guarantees
/// No two members have equal names. Equality is Swift's: names that differ only in Unicode
/// normalisation are equal, as they look the same to whoever wrote them.
package struct JSONObject: Hashable, Sendable {
  /// The members in the order of the text.
  package let members: [JSONMember]
  /// The index of each name; nil for a small object, where looking through is faster.
  private let indices: [String: Int]?

  /// The most members that are looked through one by one.
  static let smallCount = 8

  /// Creates an object; of members with equal names the first is kept.
  package init(members: [JSONMember]) {
    var indices: [String: Int] = [:]
    var unique: [JSONMember] = []
    for member in members where indices[member.name] == nil {
      indices[member.name] = unique.count
      unique.append(member)
    }
    self.init(unique: unique, indices: indices)
  }

  /// Creates an object from members without a duplicate and the index of each name.
  init(unique members: [JSONMember], indices: [String: Int]) {
    self.members = members
    self.indices = members.count > Self.smallCount ? indices : nil
  }

  /// The value of the member `name`, or nil.
  package subscript(name: String) -> JSONNode? { index(of: name).map { members[$0].node } }

  /// The member `name`, or nil.
  ///
  /// - Complexity: O(1).
  package func member(_ name: String) -> JSONMember? { index(of: name).map { members[$0] } }

  /// Whether there is a member `name`.
  ///
  /// - Complexity: O(1).
  package func contains(_ name: String) -> Bool { index(of: name) != nil }

  private func index(of name: String) -> Int? {
    guard let indices else { return members.indices.first { members[$0].name == name } }
    return indices[name]
  }

  /// Whether both hold the same members in the same order.
  package static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.members == right.members
  }

  /// Feeds the members to `hasher`.
  package func hash(into hasher: inout Hasher) { hasher.combine(members) }
}
