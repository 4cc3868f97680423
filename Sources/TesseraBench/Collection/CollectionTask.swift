internal import TesseraCells
internal import TesseraCollection
internal import TesseraSource

/// What is done to a collection, once a measurement.
enum CollectionTask: String, CaseIterable {
  case layout, scroll, select, insert, batch, difference

  /// What it is, for people.
  var summary: String {
    switch self {
    case .layout: "first layout"
    case .scroll: "scroll through everything, a screen at a time"
    case .select: "select the last item and scroll to it"
    case .insert: "insert at the front"
    case .batch: "a batch of 1,000 updates"
    case .difference: "difference of two versions with 1 % changed"
    }
  }

  /// Makes everything ready.
  ///
  /// - Parameter count: How many items there are.
  /// - Returns: What does the task and gives the number of cells then alive.
  func prepare(count: Int) -> () throws -> Int {
    guard self != .difference else { return Self.prepareDifference(count: count) }
    let stage = CollectionStage(count: count)
    if self != .layout { stage.view.layout() }
    return {
      switch self {
      case .layout: stage.view.layout()
      case .scroll: stage.scrollThrough()
      case .select:
        try stage.view.selectItem(at: ItemPath(0, stage.count - 1), scrollPosition: .bottom)
      case .insert:
        try stage.source.perform([.insert(ItemPath(0, 0), Item("new"))], in: stage.view)
      case .batch: try stage.changeThousand()
      case .difference: break
      }
      return stage.view.instances
    }
  }

  /// One item of a hundred is replaced, and one of a thousand goes to the end.
  private static func prepareDifference(count: Int) -> () throws -> Int {
    let old = (0..<count).map { "item-\($0)" }
    var new = old.enumerated().map { $0 % 100 == 50 ? "other-\($1)" : $1 }
    let moved = new.indices.filter { $0 % 1_000 == 7 }
    let going = moved.map { new[$0] }
    for index in moved.reversed() { new.remove(at: index) }
    new += going
    return {
      let updates = CollectionDifference.updates(
        from: [SectionIdentities("s", items: old)], to: [SectionIdentities("s", items: new)])
      let expected = count / 100 * 2 + moved.count
      guard updates.count == expected else {
        throw CollectionTaskError.updates(updates.count, changed: expected)
      }
      return 0
    }
  }
}

/// What would make the figures worthless.
enum CollectionTaskError: DiagnosticConvertible, Hashable {
  /// A difference has another number of updates than was changed.
  case updates(Int, changed: Int)

  var diagnostic: Diagnostic {
    switch self {
    case .updates(let count, let changed):
      Diagnostic(
        .error, "the benchmark's difference has \(count) updates, where \(changed) were made")
    }
  }
}
