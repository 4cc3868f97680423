import Testing

@testable import TesseraTheme

@Suite("Elements with names")
struct NamedElementsTests {
  private func elements(_ count: Int, capacity: Int = 0) -> NamedElements<Int> {
    var elements = NamedElements<Int>(capacity: capacity)
    for index in 0..<count { elements.append("n\(index)", index) }
    return elements
  }

  @Test(
    "every element is found by its name, few or many of them",
    arguments: [0, 1, 8, 9, 10, 100], [0, 100])
  func places(count: Int, capacity: Int) {
    let elements = elements(count, capacity: capacity)
    #expect(elements.elements == Array(0..<count))
    #expect((0..<count).map { elements.place(of: "n\($0)") } == Array(0..<count))
    #expect(elements["n\(count)"] == nil)
    #expect(elements.isEmpty == (count == 0))
  }

  @Test("a replaced element stays in its place, and copies keep theirs", arguments: [3, 20])
  func replacing(count: Int) {
    let original = elements(count)
    var changed = original
    changed.replace(at: 2, with: 70)
    changed.append("new", 71)
    #expect(changed["n2"] == 70)
    #expect(changed["new"] == 71)
    #expect(changed.names == original.names + ["new"])
    #expect(original["n2"] == 2)
    #expect(original["new"] == nil)
  }

  @Test("other elements have the same names, and take more", arguments: [3, 8, 20])
  func mapping(count: Int) {
    var mapped = elements(count).map { name, element in "\(name)=\(element)" }
    mapped.append("new", "last")
    #expect(mapped["n2"] == "n2=2")
    #expect(mapped["n\(count - 1)"] == "n\(count - 1)=\(count - 1)")
    #expect(mapped["new"] == "last")
  }
}
