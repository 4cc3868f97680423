import TesseraCells

/// What a line of a display list's text stands for in the list itself.
enum DrawnLine {
  /// The size of the canvas.
  case canvas
  /// The colour below everything.
  case backdrop
  /// A drawing, and the groups around it, the outermost first.
  case item(DisplayItem, groups: [DisplayGroup])
  /// The beginning of a group, the groups around it, and the place of its end.
  case begin(DisplayGroup, groups: [DisplayGroup], end: Int)
  /// The end of the group that begins at a place.
  case end(begin: Int)
}

extension DisplayList {
  /// One for each of `lines`, in their order.
  ///
  /// - Complexity: O(n) in lines and the depth of groups.
  var drawnLines: [DrawnLine] {
    enum Step {
      case node(Node, groups: [DisplayGroup])
      case end(begin: Int)
    }
    var drawn: [DrawnLine] = [.canvas, .backdrop]
    var waiting = nodes.reversed().map { Step.node($0, groups: []) }
    while let step = waiting.popLast() {
      switch step {
      case .node(.item(let item), let groups): drawn.append(.item(item, groups: groups))
      case .node(.group(let group), let groups):
        waiting.append(.end(begin: drawn.count))
        waiting += group.nodes.reversed().map { .node($0, groups: groups + [group]) }
        drawn.append(.begin(group, groups: groups, end: drawn.count))
      case .end(let begin):
        if case .begin(let group, let groups, _) = drawn[begin] {
          drawn[begin] = .begin(group, groups: groups, end: drawn.count)
        }
        drawn.append(.end(begin: begin))
      }
    }
    return drawn
  }
}

extension [DisplayGroup] {
  /// Drawings inside these groups, the outermost being the first.
  func around(_ nodes: [DisplayList.Node], isClipped: Bool = true) -> [DisplayList.Node] {
    reversed().reduce(nodes) { nodes, group in
      [.group(group.holding(nodes, isClipped: isClipped))]
    }
  }
}
