/// Elements in order that are found by their names.
///
/// Names and their places are shared between copies, and with what ``map(_:)`` gives: the groups of
/// every mode have those of the group that the file declares, and no name is hashed again for them.
struct NamedElements<Element> {
  /// The names in order.
  private(set) var names: [String] = []
  /// The elements in order.
  private(set) var elements: [Element] = []
  /// The place of each name, once there are too many to look through.
  private var places: [String: Int] = [:]

  /// No elements, with room for some.
  init(capacity: Int = 0) {
    names.reserveCapacity(capacity)
    elements.reserveCapacity(capacity)
    if capacity > Self.smallCount { places.reserveCapacity(capacity) }
  }

  /// The most names that are looked through one by one.
  private static var smallCount: Int { 8 }

  /// Whether there are none.
  var isEmpty: Bool { elements.isEmpty }

  /// The place of `name`, nil where there is none.
  ///
  /// - Complexity: O(1).
  func place(of name: String) -> Int? {
    names.count > Self.smallCount ? places[name] : names.firstIndex(of: name)
  }

  /// The element `name`, nil where there is none.
  ///
  /// - Complexity: O(1).
  subscript(name: String) -> Element? { place(of: name).map { elements[$0] } }

  /// Adds an element behind all others.
  ///
  /// - Precondition: none has the name.
  mutating func append(_ name: String, _ element: Element) {
    names.append(name)
    elements.append(element)
    if names.count == Self.smallCount + 1 {
      for (place, name) in names.enumerated() { places[name] = place }
    } else if names.count > Self.smallCount {
      places[name] = names.count - 1
    }
  }

  /// Puts an element in the place of another one.
  mutating func replace(at place: Int, with element: Element) {
    elements[place] = element
  }

  /// Other elements with the same names.
  func map<Other>(_ transform: (String, Element) -> Other) -> NamedElements<Other> {
    var mapped = NamedElements<Other>()
    mapped.names = names
    mapped.places = places
    mapped.elements = zip(names, elements).map(transform)
    return mapped
  }
}

extension NamedElements: Sendable where Element: Sendable {}
