public import TesseraSource

/// What can be wrong with a batch of updates; the collection is then as it was before.
public enum UpdateError: DiagnosticConvertible, Hashable {
  /// A section does not have as many items as the updates leave it.
  case itemCount(
    section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
  /// There are not as many sections as the updates leave.
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  /// Something deleted or reloaded is not there before the updates; `count` is how many there are.
  case deleteRange(CollectionUpdate, count: Int)
  /// Something inserted is not there after the updates; `count` is how many there are.
  case insertRange(CollectionUpdate, count: Int)
  /// A move begins or ends at what is not there; `count` is how many there are.
  case moveRange(CollectionUpdate, count: Int)
  /// The same thing is deleted twice.
  case duplicateDelete(CollectionUpdate)
  /// Two updates are about the same thing.
  case conflictingUpdate(CollectionUpdate, CollectionUpdate)

  /// The code of the event log.
  public var code: String {
    switch self {
    case .itemCount: "itemCount"
    case .sectionCount: "sectionCount"
    case .deleteRange: "deleteRange"
    case .insertRange: "insertRange"
    case .moveRange: "moveRange"
    case .duplicateDelete: "duplicateDelete"
    case .conflictingUpdate: "conflictingUpdate"
    }
  }

  /// The error as a finding; the wording of counts is UIKit's.
  public var diagnostic: Diagnostic {
    switch self {
    case .itemCount(
      let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      Diagnostic(
        .error,
        "invalid number of items in section \(section): after (\(after)) must equal before (\(before))"
          + " + inserted (\(inserted)) - deleted (\(deleted)) + moved in (\(movedIn))"
          + " - moved out (\(movedOut))",
        help: "change the data together with the updates that say how")
    case .sectionCount(let before, let after, let inserted, let deleted):
      Diagnostic(
        .error,
        "invalid number of sections: after (\(after)) must equal before (\(before))"
          + " + inserted (\(inserted)) - deleted (\(deleted))",
        help: "change the data together with the updates that say how")
    case .deleteRange(let update, let count):
      Diagnostic(
        .error, "`\(update)`: there are only \(count) before the update",
        help: "deletes and reloads count from before the batch")
    case .insertRange(let update, let count):
      Diagnostic(
        .error, "`\(update)`: there are only \(count) after the update",
        help: "inserts count from after the batch, its deletes included")
    case .moveRange(let update, let count):
      Diagnostic(
        .error, "`\(update)`: there are only \(count) where it begins or ends",
        help: "a move begins before the batch and ends after it")
    case .duplicateDelete(let update):
      Diagnostic(.error, "`\(update)` stands twice in one batch", help: "leave one of them out")
    case .conflictingUpdate(let first, let second):
      Diagnostic(
        .error, "`\(first)` and `\(second)` are about the same thing",
        help: "leave one of them out")
    }
  }
}
