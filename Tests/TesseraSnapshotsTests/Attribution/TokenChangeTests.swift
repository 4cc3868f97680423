import Testing

@testable import TesseraSnapshots

@Suite("Token change")
struct TokenChangeTests {
  /// The changes as `token from → to`.
  private static func texts(
    _ old: [String], _ new: [String], wholeCounts: [String: Int] = [:]
  ) -> [String] {
    TokenChange.changes(from: old, to: new, wholeCounts: wholeCounts).map {
      "\($0.token) \($0.from ?? "-") → \($0.to ?? "-")"
    }
  }

  @Test("Equal fields, and values that came another way, are no change")
  func none() {
    #expect(Self.texts([], []) == [])
    #expect(Self.texts(["a>b=1"], ["a>b=1"]) == [])
    #expect(Self.texts(["a>b=1"], ["a>c=1"]) == [])
  }

  @Test("A literal that changed is the last token on the way")
  func literal() {
    #expect(Self.texts(["r>a>b=#000000"], ["r>a>b=#ffffff"]) == ["b #000000 → #ffffff"])
  }

  @Test("A token that refers to another one now is where the ways part")
  func repointed() {
    #expect(Self.texts(["r>a>b=1"], ["r>a>c>d=2"]) == ["a 1 → 2"])
    #expect(Self.texts(["r>a=1"], ["r>b=2"]) == ["r 1 → 2"])
    // A literal took the place of a reference.
    #expect(Self.texts(["r>a=1"], ["r=2"]) == ["r 1 → 2"])
  }

  @Test("Of a value with parts the last token that has the whole of it is named")
  func composite() {
    let new = "r>type.body>size.m=18/1.2 400 Sans"
    #expect(
      Self.texts(["r>type.body>size.m=17/1.2 400 Sans"], [new], wholeCounts: [new: 2])
        == ["type.body 17/1.2 400 Sans → 18/1.2 400 Sans"])
  }

  @Test("Fields meet by their role, else by their order; what is left has one side")
  func meeting() {
    #expect(
      Self.texts(["a=1", "b=2"], ["b=3", "a=4"]) == ["b 2 → 3", "a 1 → 4"])
    #expect(Self.texts(["x.normal=1"], ["x.selected=2"]) == ["x.selected 1 → 2"])
    #expect(Self.texts([], ["a>b=1"]) == ["a - → 1"])
    #expect(Self.texts(["a>b=1", "c=2"], []) == ["a 1 → -", "c 2 → -"])
  }

  @Test(
    "What is no field, as in a damaged list, is taken as it stands", arguments: ["", "=", ">", "a"])
  func damaged(text: String) {
    #expect(Self.texts([text], ["a=1"]).count <= 1)
    #expect(Self.texts(["a=1"], [text]).count <= 1)
  }
}
