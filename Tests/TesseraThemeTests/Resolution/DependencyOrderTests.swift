import Testing

@testable import TesseraTheme

@Suite("Dependency order")
struct DependencyOrderTests {
  /// Walks a graph given by its edges; the finished nodes with those on circles marked, and circles.
  private func walk(_ graph: [[Int]]) -> (finished: [String], cycles: [[Int]]) {
    var finished: [String] = []
    var cycles: [[Int]] = []
    DependencyOrder.walk(
      count: graph.count, dependencies: { graph[$0] }, foundCycle: { cycles.append(Array($0)) },
      finish: { finished.append($1 ? "(\($0))" : "\($0)") })
    return (finished, cycles)
  }

  @Test("every node comes once, after what it depends on")
  func order() {
    let (finished, cycles) = walk([[2, 1], [2], [3], [], [0, 0]])
    #expect(finished == ["3", "2", "1", "0", "4"])
    #expect(cycles == [])
  }

  @Test(
    "circles are reported, and only their nodes are marked",
    arguments: [
      ([[0]], ["(0)"], [[0]]),
      ([[1], [2], [0]], ["(2)", "(1)", "(0)"], [[0, 1, 2]]),
      // 0 leads into the circle 1 ↔ 2, and 3 hangs off it.
      ([[1], [2], [1, 3], []], ["3", "(2)", "(1)", "0"], [[1, 2]]),
      // Two circles that share the node 0.
      ([[1, 2], [0], [0]], ["(1)", "(2)", "(0)"], [[0, 1], [0, 2]]),
      // A circle inside a circle: 1 ↔ 2 inside 0 → 1 → 2 → 0.
      ([[1], [2], [1, 0]], ["(2)", "(1)", "(0)"], [[1, 2], [0, 1, 2]]),
    ])
  func cycles(graph: [[Int]], finished: [String], cycles: [[Int]]) {
    let walked = walk(graph)
    #expect(walked.finished == finished)
    #expect(walked.cycles == cycles)
  }

  @Test("a chain of 200,000 nodes, and one that is a circle, do not overflow")
  func long() {
    let count = 200_000
    let chain = (0..<count).map { $0 + 1 < count ? [$0 + 1] : [] }
    #expect(walk(chain).finished.first == "\(count - 1)")
    let circle = (0..<count).map { [($0 + 1) % count] }
    #expect(walk(circle).cycles.map(\.count) == [count])
  }

  @Test("many ways to the same node are walked once")
  func diamond() {
    let count = 60
    let graph = (0..<count).map { node in
      node + 2 < count ? [node + 1, node + 2, node + 1] : []
    }
    #expect(walk(graph).finished.count == count)
  }
}
