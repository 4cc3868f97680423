import TesseraCells
package import TesseraCollection
import TesseraGraphics
package import TesseraSource

/// The events as `tessera play --json` prints them.
extension Event {
  /// The event as an object: `event` is its word in the log, the other members are what it is about.
  package var json: JSONOutput { .object([("event", .string(word))] + members) }

  /// The first word of the event's line, or two.
  private var word: String {
    switch self {
    case .expectFailed: "expectFailed"
    case .invariantViolated: "invariantViolated"
    default: String(description.prefix { $0 != " " })
    }
  }

  /// What the event is about.
  private var members: [(String, JSONOutput)] {
    switch self {
    case .touchUp, .touchCancel, .layout, .reloadData: []
    case .touchDown(let path), .select(let path), .deselect(let path), .reconfigure(let path),
      .longPress(let path), .told(_, let path):
      [Self.path(path)]
    case .touchDownAt(let point), .touchMove(let point), .scroll(let point):
      [("point", Self.numbers(point.x, point.y))]
    case .size(let size): [("size", Self.numbers(size.width, size.height))]
    case .tick(let milliseconds): [("milliseconds", .number(milliseconds))]
    case .setSelection(let mode): [("mode", .string(mode.rawValue))]
    case .update(let update): update.members
    case .focus(let path): [("path", path.map { .string($0.description) } ?? .null)]
    case .editing(let isOn, let title): [("editing", .bool(isOn)), ("title", .string(title))]
    case .accessory(let name, let path): [("name", .string(name)), Self.path(path)]
    case .asked(_, let path, let answer): [Self.path(path), ("answer", .bool(answer))]
    case .flag(_, let path, let value): [Self.path(path), ("value", .bool(value))]
    case .prepareForReuse(let number): [("cell", .integer(number))]
    case .cellForItem(let path, let origin, let number):
      [Self.path(path), ("origin", .string(origin.rawValue)), ("cell", .integer(number))]
    case .supplementary(let kind, let section, let origin, let number):
      [
        ("kind", .string(kind.rawValue)), ("section", .integer(section)),
        ("origin", .string(origin.rawValue)), ("cell", .integer(number)),
      ]
    case .prefetch(let paths), .cancelPrefetch(let paths):
      [("paths", .array(paths.map { .string($0.description) }))]
    case .report(let text): [("text", .string(text))]
    case .error(let code, let message): [("code", .string(code)), ("message", .string(message))]
    case .expectFailed(let key, let expected, let actual):
      [("key", .string(key)), ("expected", .string(expected)), ("got", .string(actual))]
    case .invariantViolated(let name, let path, let detail):
      [("name", .string(name)), Self.path(path), ("detail", .string(detail))]
    }
  }

  private static func path(_ path: ItemPath) -> (String, JSONOutput) {
    ("path", .string(path.description))
  }

  private static func numbers(_ numbers: Double...) -> JSONOutput {
    .array(numbers.map { .number($0) })
  }
}

extension CollectionUpdate {
  /// What the update is about.
  fileprivate var members: [(String, JSONOutput)] {
    switch self {
    case .insert(let path), .delete(let path), .reload(let path):
      [("path", .string(path.description))]
    case .move(let from, let to):
      [("from", .string(from.description)), ("to", .string(to.description))]
    case .insertSection(let section), .deleteSection(let section), .reloadSection(let section):
      [("section", .integer(section))]
    case .moveSection(let from, let to): [("from", .integer(from)), ("to", .integer(to))]
    }
  }
}
