/// Why snapshots did not pass, or what is hidden in them, told once for all that share it.
///
/// One edit of a token can fail every golden there is. Whoever reviews that wants the edit, and then the
/// few snapshots that fail for another reason. A snapshot is listed with each of its causes.
package struct SharedCause: Hashable, Sendable {
  /// What snapshots have in common.
  package enum Kind: Hashable, Sendable {
    /// A token of the theme came to another value; nil where it was not or is no more used.
    case token(String, from: String?, to: String?)
    /// A layer of a cell is drawn otherwise, and no token tells why.
    case layer(String, drawing: String, cell: String)
    /// Pixels changed that nothing in the drawing explains.
    case renderer
    /// The glyphs came from other fonts.
    case fonts
    /// The goldens' files were changed; their manifest still lists what is drawn.
    case edited
    /// A cell has another size.
    case size(cell: String)
    /// Pixels changed, and the golden's display list does not say how it was drawn.
    case unknown
    /// There is no golden.
    case missing
    /// There is no case.
    case orphaned
    /// The drawing changed and no pixel did.
    case hidden
  }

  /// What it is.
  package let kind: Kind
  /// The snapshots, in the results' order.
  package private(set) var snapshots: [SnapshotID] = []
  /// The layers that it reaches, or fails to reach where it is hidden, each once.
  package private(set) var layers: [String] = []

  /// The cells of the snapshots, in their order, each once.
  package var cells: [String] { snapshots.map(\.cellName).uniqued() }

  /// All causes, the one with most snapshots first; equals in the order of the results.
  ///
  /// What is unreadable has a finding of its own and no cause here.
  ///
  /// - Complexity: O(n) in the results and their changes.
  package static func causes(of results: [SnapshotResult]) -> [SharedCause] {
    var causes: [SharedCause] = []
    var layers: [Set<String>] = []
    var places: [Kind: Int] = [:]
    let origins = TokenOrigins(results)
    for result in results {
      for (kind, paths) in Self.kinds(of: result, origins) {
        let place = places[kind] ?? causes.count
        if place == causes.count {
          places[kind] = place
          causes.append(SharedCause(kind: kind))
          layers.append([])
        }
        causes[place].snapshots.append(result.id)
        for path in paths where layers[place].insert(path).inserted {
          causes[place].layers.append(path)
        }
      }
    }
    return causes.enumerated().sorted {
      ($1.element.snapshots.count, $0.offset) < ($0.element.snapshots.count, $1.offset)
    }.map(\.element)
  }

  private init(kind: Kind) { self.kind = kind }

  /// The causes of one result, each once, with the layers that they reach.
  private static func kinds(
    of result: SnapshotResult, _ origins: TokenOrigins
  ) -> [(kind: Kind, layers: [String])] {
    switch result.status {
    case .unreadable: return []
    case .missing: return [(.missing, [])]
    case .orphaned: return [(.orphaned, [])]
    case .sizeMismatch: return [(.size(cell: result.id.cellName), [])]
    case .passed:
      return result.isHidden ? [(.hidden, result.changes.map(\.path).uniqued())] : []
    case .failed:
      if result.isEdited { return [(.edited, [])] }
      if result.hasOtherFonts { return [(.fonts, [])] }
      let found = kinds(ofChanges: result, origins)
      // Equal pictures that fail do so for a reason of their own, which their result says.
      let hasReason = !found.isEmpty || result.difference?.count == 0
      return hasReason ? found : [(.unknown, [])]
    }
  }

  /// The causes in what changed and in what nothing explains.
  private static func kinds(
    ofChanges result: SnapshotResult, _ origins: TokenOrigins
  ) -> [(kind: Kind, layers: [String])] {
    var order: [Kind] = []
    var layers: [Kind: [String]] = [:]
    func add(_ kind: Kind, _ path: String) {
      if layers[kind] == nil { order.append(kind) }
      layers[kind, default: []].append(path)
    }
    let changes = result.visibleChanges
    // Where a length or a font of the theme changed, other layers make room for it.
    let makesRoom = changes.contains { change in
      change.tokenChanges.contains { !$0.isColor }
    }
    for change in changes {
      for token in change.tokenChanges {
        for origin in origins.origins(of: token) {
          add(.token(origin.token, from: origin.from, to: origin.to), change.path)
        }
      }
      if change.tokenChanges.isEmpty, !(makesRoom && change.keepsPaint) {
        add(.layer(change.path, drawing: change.drawing, cell: result.id.cellName), change.path)
      }
    }
    let found = order.map { ($0, (layers[$0] ?? []).uniqued()) }
    return result.isRendererChanged ? found + [(.renderer, [])] : found
  }
}

extension TokenChange {
  /// Whether nothing but a colour changed.
  fileprivate var isColor: Bool {
    [from, to].compactMap(\.self).allSatisfy { $0.hasPrefix("#") && !$0.contains(" ") }
  }
}

extension SnapshotID {
  /// The cell's name, with which the text begins.
  package var cellName: String { String(text.prefix { $0 != "/" }) }
}
