/// A depth-first walk of a graph that finishes each node after all nodes that it depends on.
///
/// The walk keeps its own stack, so that a chain may be as long as memory allows, and looks at
/// every edge once. Circles are found as in Tarjan's algorithm for strongly connected components
/// (SIAM J. Comput. 1, 1972): each node remembers the lowest stack position that it leads back to.
struct DependencyOrder {
  /// A node whose dependencies are being looked at.
  private struct Frame<Dependencies> {
    let node: Int
    let dependencies: Dependencies
    var next: Int
    /// The lowest stack position that the node leads back to.
    var lowest: Int
  }

  private enum State {
    case untouched
    case onStack(position: Int)
    case finished
  }

  /// Walks the nodes `0..<count`.
  ///
  /// - Parameters:
  ///   - count: The number of nodes.
  ///   - dependencies: The nodes that a node depends on; asked once for each node.
  ///   - foundCycle: Gets the nodes of a circle, each depending on the next, the last on the first.
  ///   - finish: Gets each node after its dependencies, and whether it lies on a circle.
  /// - Complexity: O(nodes + edges).
  static func walk<Dependencies: RandomAccessCollection<Int>>(
    count: Int, dependencies: (Int) -> Dependencies, foundCycle: (ArraySlice<Int>) -> Void,
    finish: (Int, _ isOnCycle: Bool) -> Void
  ) where Dependencies.Index == Int {
    var states = [State](repeating: .untouched, count: count)
    var path: [Int] = []
    var frames: [Frame<Dependencies>] = []
    func begin(_ node: Int) {
      states[node] = .onStack(position: frames.count)
      path.append(node)
      let edges = dependencies(node)
      frames.append(
        Frame(node: node, dependencies: edges, next: edges.startIndex, lowest: Int.max))
    }
    for root in 0..<count {
      if case .untouched = states[root] { begin(root) }
      while let position = frames.indices.last {
        let next = frames[position].next
        if next < frames[position].dependencies.endIndex {
          let dependency = frames[position].dependencies[next]
          frames[position].next = next + 1
          switch states[dependency] {
          case .untouched: begin(dependency)
          case .onStack(let lower):
            frames[position].lowest = min(frames[position].lowest, lower)
            foundCycle(path[lower...])
          case .finished: break
          }
          continue
        }
        let frame = frames.removeLast()
        path.removeLast()
        states[frame.node] = .finished
        finish(frame.node, frame.lowest <= position)
        if position > 0, frame.lowest < position {
          frames[position - 1].lowest = min(frames[position - 1].lowest, frame.lowest)
        }
      }
    }
  }
}
