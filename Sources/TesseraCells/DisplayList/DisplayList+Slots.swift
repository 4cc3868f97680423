import TesseraGraphics

/// Parts of a display list, for questions about single slots.
extension DisplayList {
  /// The drawings of some slots alone, clipped and composited as in the whole, without a backdrop.
  package func keeping(_ slots: Set<Slot>) -> DisplayList {
    with(Self.nodes(nodes) { slots.contains($0.slot) ? $0 : nil })
  }

  /// What the fills of a slot cover, opaque: alpha is their coverage, cut by every clip around them.
  package func silhouette(of slot: Slot) -> DisplayList {
    let covering = Self.nodes(nodes) { item in
      guard item.slot == slot, case .fill(let shape, let rule, _) = item.drawing else { return nil }
      var item = item
      item.drawing = .fill(shape, rule: rule, .color(.black))
      return item
    }
    return with(covering.map(Self.opaque))
  }

  /// The list with other drawings and no backdrop.
  private func with(_ nodes: [Node]) -> DisplayList {
    DisplayList(
      width: width, height: height, scale: scale, bounds: bounds, backdrop: nil,
      backdropTokens: [], nodes: nodes)
  }

  /// Nodes with each item changed or left out; a group that becomes empty is left out, too.
  private static func nodes(
    _ nodes: [Node], _ change: (DisplayItem) -> DisplayItem?
  ) -> [Node] {
    nodes.compactMap { node in
      switch node {
      case .item(let item): return change(item).map { .item($0) }
      case .group(let group):
        let inner = self.nodes(group.nodes, change)
        return inner.isEmpty ? nil : .group(group.with(inner, group.compositing))
      }
    }
  }

  /// A node without what makes groups translucent.
  private static func opaque(_ node: Node) -> Node {
    switch node {
    case .item: return node
    case .group(let group):
      let inner = group.nodes.map(opaque)
      if case .asOne = group.compositing { return .group(group.with(inner, .asOne(opacity: 1))) }
      return .group(group.with(inner, group.compositing))
    }
  }
}

extension DisplayGroup {
  /// The group with other nodes and compositing.
  fileprivate func with(_ nodes: [DisplayList.Node], _ compositing: Compositing) -> DisplayGroup {
    DisplayGroup(path: path, compositing: compositing, clip: clip, tokens: tokens, nodes: nodes)
  }
}
