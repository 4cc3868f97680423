/// What happened in a collection, in the order in which it happened.
///
/// The same steps give the same log, line for line.
public struct EventLog: Hashable, Sendable {
  /// The events, the earliest first.
  public private(set) var events: [Event] = []
  /// Whether events are kept; false spares the memory where nobody reads them.
  public var isRecording = true

  /// Creates an empty log.
  public init() {}

  /// Adds an event.
  public mutating func append(_ event: Event) {
    if isRecording { events.append(event) }
  }

  /// Forgets the events so far.
  public mutating func removeAll() { events = [] }

  /// The lines from an event on; all without one.
  public func lines(from first: Int = 0) -> [String] {
    events.dropFirst(first).map(\.description)
  }

  /// The log as text, a line for each event, with a final line end unless it is empty.
  public var text: String { lines().map { $0 + "\n" }.joined() }
}
