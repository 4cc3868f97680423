import TesseraCells

/// All cells that a collection made, as far as they are not in use: a queue for each identifier.
///
/// Queues are last in, first out, as UIKit's, so that the same steps always give the same instances.
struct CellPool {
  /// What is made under an identifier.
  struct Registration {
    /// What the cells look like.
    var declaration: any Cell
    /// The app's part of making a cell ready for its next item.
    var prepareForReuse: ((ReusableCell) -> Void)?
  }

  private var registrations: [String: Registration] = [:]
  private var queues: [String: [ReusableCell]] = [:]
  /// How many cells were made; none is ever given up.
  private(set) var made = 0

  /// Says what is made under an identifier; nil takes it back.
  mutating func register(_ registration: Registration?, for identifier: String) {
    registrations[identifier] = registration
  }

  /// What is made under an identifier.
  ///
  /// - Throws: ``CollectionError/unregistered(identifier:known:)``.
  func registration(for identifier: String) throws(CollectionError) -> Registration {
    guard let registration = registrations[identifier] else {
      throw .unregistered(identifier: identifier, known: registrations.keys.sorted())
    }
    return registration
  }

  /// The cell that was queued last; nil where the queue is empty.
  mutating func dequeue(_ identifier: String) -> ReusableCell? { queues[identifier]?.popLast() }

  /// Makes a cell.
  mutating func make(_ identifier: String, from registration: Registration) -> ReusableCell {
    made += 1
    return ReusableCell(
      number: made, reuseIdentifier: identifier, declaration: registration.declaration)
  }

  /// Puts a cell into its queue.
  mutating func enqueue(_ cell: ReusableCell) {
    cell.element = nil
    queues[cell.reuseIdentifier, default: []].append(cell)
  }

  /// The cells that lie in queues, by their numbers.
  var queued: [ReusableCell] {
    queues.values.joined().sorted { $0.number < $1.number }
  }
}
