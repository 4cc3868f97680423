/// An era of UIKit, as a bundle of knobs (design section 10).
public enum CollectionProfile: String, CaseIterable, Hashable, Sendable {
  /// Before prefetching; `cellForItem(at:)` finds displayed cells only.
  case iOS6
  /// As ``iOS6``.
  case iOS9
  /// With prefetching and kept cells.
  case iOS12
  /// With `cellForItem(at:)` finding prepared cells.
  case iOS15
  /// With primary actions, and dequeued cells that must be returned.
  case iOS18

  /// The era's knobs.
  public var knobs: CollectionKnobs {
    var knobs = CollectionKnobs()
    if self < .iOS18 {
      knobs.primaryAction = false
      knobs.dequeuedNotReturned = false
    }
    if self < .iOS15 { knobs.cellLookup = .visibleOnly }
    if self < .iOS12 {
      knobs.prefetch = 0
      knobs.keep = 0
    }
    return knobs
  }
}

extension CollectionProfile: Comparable {
  /// Whether `left` is the earlier era.
  public static func < (left: CollectionProfile, right: CollectionProfile) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
