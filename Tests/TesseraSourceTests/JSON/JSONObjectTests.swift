import TesseraSource
import Testing

@Suite struct JSONObjectTests {
  @Test("Members are found by name in small and large objects", arguments: [0, 1, 8, 9, 20_000])
  func lookup(count: Int) {
    let object = JSONObject(members: (0..<count).map { Self.member("n\($0)", $0) })
    #expect(object.members.count == count)
    for index in 0..<count {
      guard object["n\(index)"]?.range == index..<index + 1 else {
        #expect(object["n\(index)"]?.range == index..<index + 1)
        return
      }
    }
    #expect(object["n\(count)"] == nil)
    #expect(object.member("n0")?.name == (count > 0 ? "n0" : nil))
  }

  @Test("Of members with equal names the first stays")
  func duplicates() {
    let members = ["a", "b", "a", "e\u{301}", "\u{E9}"].enumerated().map { Self.member($1, $0) }
    let object = JSONObject(members: members)
    #expect(object.members.map(\.node.range) == [0..<1, 1..<2, 3..<4])
    #expect(object["\u{E9}"]?.range == 3..<4)
  }

  @Test("Objects are equal when their members are, in order")
  func equality() {
    let members = (0..<20).map { Self.member("n\($0)", $0) }
    #expect(JSONObject(members: members) == JSONObject(members: members))
    #expect(JSONObject(members: members) != JSONObject(members: members.reversed()))
    #expect(Set([JSONObject(members: members), JSONObject(members: members)]).count == 1)
  }

  @Test("Numbers are equal when they are written the same way")
  func numbers() {
    #expect(JSONNumber(value: .nan, text: "NaN") == JSONNumber(value: .nan, text: "NaN"))
    #expect(JSONNumber(value: 1, text: "1") != JSONNumber(value: 1, text: "1.0"))
  }

  private static func member(_ name: String, _ index: Int) -> JSONMember {
    JSONMember(
      name: name, nameRange: index..<index,
      node: JSONNode(value: .null, range: index..<index + 1))
  }
}
