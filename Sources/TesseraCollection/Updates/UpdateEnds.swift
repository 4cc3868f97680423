/// Where the updates of a batch begin and end, for sections or for items; no two at the same place.
struct UpdateEnds<Place: Hashable> {
  /// What is deleted, counted from before.
  private(set) var deleted: Set<Place> = []
  /// What is made anew, counted from before.
  private(set) var reloaded: Set<Place> = []
  /// What comes, counted from after.
  private(set) var inserted: Set<Place> = []
  /// What moves.
  private(set) var moves: [Place: Place] = [:]
  /// The update at each place of before, in the order in which they came.
  private(set) var fromInOrder: [(place: Place, update: CollectionUpdate)] = []
  /// The update at each place of after, in the order in which they came.
  private(set) var toInOrder: [(place: Place, update: CollectionUpdate)] = []
  private var from: [Place: CollectionUpdate] = [:]
  private var to: [Place: CollectionUpdate] = [:]

  /// What leaves its place: deleted or moved.
  var removed: [Place] { Array(deleted) + Array(moves.keys) }
  /// What takes a place: inserted or moved.
  var placed: [Place] { Array(inserted) + Array(moves.values) }

  /// Notes a delete.
  ///
  /// - Throws: ``UpdateError/duplicateDelete(_:)`` or ``UpdateError/conflictingUpdate(_:_:)``.
  mutating func delete(_ place: Place, by update: CollectionUpdate) throws(UpdateError) {
    if deleted.contains(place) { throw .duplicateDelete(update) }
    try begin(at: place, update)
    deleted.insert(place)
  }

  /// Notes a reload.
  ///
  /// - Throws: ``UpdateError/conflictingUpdate(_:_:)``.
  mutating func reload(_ place: Place, by update: CollectionUpdate) throws(UpdateError) {
    try begin(at: place, update)
    reloaded.insert(place)
  }

  /// Notes an insert.
  ///
  /// - Throws: ``UpdateError/conflictingUpdate(_:_:)``.
  mutating func insert(_ place: Place, by update: CollectionUpdate) throws(UpdateError) {
    try end(at: place, update)
    inserted.insert(place)
  }

  /// Notes a move.
  ///
  /// - Throws: ``UpdateError/conflictingUpdate(_:_:)``.
  mutating func move(
    _ place: Place, _ destination: Place, by update: CollectionUpdate
  ) throws(UpdateError) {
    try begin(at: place, update)
    try end(at: destination, update)
    moves[place] = destination
  }

  private mutating func begin(
    at place: Place, _ update: CollectionUpdate
  ) throws(UpdateError) {
    if let other = from.updateValue(update, forKey: place) {
      throw .conflictingUpdate(other, update)
    }
    fromInOrder.append((place, update))
  }

  private mutating func end(
    at place: Place, _ update: CollectionUpdate
  ) throws(UpdateError) {
    if let other = to.updateValue(update, forKey: place) {
      throw .conflictingUpdate(other, update)
    }
    toInOrder.append((place, update))
  }
}
