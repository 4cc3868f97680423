import TesseraCells
import TesseraGraphics
import TesseraSource

/// The lines of the event log, exactly as design section 10 lists them.
extension Event: CustomStringConvertible {
  /// The event's line, without a line end; numbers in shortest decimal form, at most three places, and
  /// names of scripts and apps with their control characters escaped, so that each event stays one line.
  public var description: String {
    switch self {
    case .touchDown(let path): "touchDown \(path)"
    case .touchDownAt(let point): "touchDown \(Self.text(point))"
    case .touchMove(let point): "touchMove \(Self.text(point))"
    case .touchUp: "touchUp"
    case .touchCancel: "touchCancel"
    case .select(let path): "select \(path)"
    case .deselect(let path): "deselect \(path)"
    case .scroll(let offset): "scroll \(Self.text(offset))"
    case .size(let size): "size \(Self.text(Point(size.width, size.height)))"
    case .layout: "layout"
    case .tick(let milliseconds): "tick \(milliseconds.decimalText())"
    case .setSelection(let mode): "setSelection \(mode.rawValue)"
    case .update(let update): update.description
    case .reconfigure(let path): "reconfigure \(path)"
    case .reloadData: "reloadData"
    case .focus(let path): "focus \(path?.description ?? "none")"
    case .editing(let isOn, let title): "mode editing \(Self.bit(isOn)) \(Self.quoted(title))"
    case .accessory(let name, let path): "accessory \(TerminalText.escaped(name)) \(path)"
    case .longPress(let path): "longPress \(path)"
    case .asked(let question, let path, let answer): "\(question.rawValue) \(path) -> \(answer)"
    case .told(let notice, let path): "\(notice.rawValue) \(path)"
    case .flag(let flag, let path, let value): "\(flag.rawValue) \(path) = \(Self.bit(value))"
    case .prepareForReuse(let number): "prepareForReuse #\(number)"
    case .cellForItem(let path, let origin, let number):
      "cellForItem \(path) \(origin.rawValue) #\(number)"
    case .supplementary(let kind, let section, let origin, let number):
      "supplementary \(kind.rawValue) \(section) \(origin.rawValue) #\(number)"
    case .prefetch(let paths): "prefetch \(Self.text(paths))"
    case .cancelPrefetch(let paths): "cancelPrefetch \(Self.text(paths))"
    case .report(let text): "report \(Self.quoted(text))"
    case .error(let code, let message): "error \(code) \(TerminalText.escaped(message))"
    case .expectFailed(let key, let expected, let actual):
      "expect failed: \(key) expected \(expected) got \(actual)"
    case .invariantViolated(let name, let path, let detail):
      "invariant \(name) violated at \(path): \(TerminalText.escaped(detail))"
    }
  }

  private static func text(_ point: Point) -> String {
    "\(point.x.decimalText()),\(point.y.decimalText())"
  }

  private static func text(_ paths: [ItemPath]) -> String {
    paths.map(\.description).joined(separator: " ")
  }

  private static func bit(_ value: Bool) -> String { value ? "1" : "0" }

  private static func quoted(_ text: String) -> String { JSONWriter.compact(.string(text)) }
}
