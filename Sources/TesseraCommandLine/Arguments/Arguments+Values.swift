import Tessera
import TesseraSheets
import TesseraSource

/// Options' texts → values; a text that is none ends the command with a ``UsageError`` that says
/// what is.
extension Arguments {
  /// A whole number in a range.
  func integer(
    _ option: OptionSpec, in range: ClosedRange<Int>
  ) throws(CommandFailure) -> Int? {
    guard let text = value(option) else { return nil }
    guard text.utf8.allSatisfy(Self.isDigit), let number = Int(text), range.contains(number) else {
      throw bad(option, expected: "a whole number, \(range.lowerBound) … \(range.upperBound)")
    }
    return number
  }

  /// One of the cases of an enumeration.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: OptionSpec, _ type: Choice.Type, but isExcluded: (Choice) -> Bool = { _ in false }
  ) throws(CommandFailure) -> Choice? where Choice.RawValue == String {
    guard let text = value(option) else { return nil }
    guard let choice = Choice(rawValue: text), !isExcluded(choice) else {
      let names = Choice.allCases.filter { !isExcluded($0) }.map(\.rawValue)
      throw bad(option, expected: names.joined(separator: ", "), known: names)
    }
    return choice
  }

  /// Surroundings and room of pictures.
  func renderOptions(cropsToBounds: Bool = false) throws(CommandFailure) -> RenderOptions {
    let environment = Environment(
      direction: try choice(.direction, TextDirection.self) ?? .leftToRight,
      typeSize: try choice(.typeSize, TypeSize.self) ?? .large, scale: try scale())
    return RenderOptions(
      environment: environment, room: try room(), backdrop: try backdrop(),
      cropsToBounds: cropsToBounds)
  }

  /// Device pixels per point.
  func scale() throws(CommandFailure) -> Int { try integer(.scale, in: 1...4) ?? 2 }

  /// The room that cells are given.
  private func room() throws(CommandFailure) -> RenderOptions.Room {
    if has(.size), has(.width) { throw CommandFailure(UsageError.conflict("--size", "--width")) }
    if let text = value(.size) {
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map(Self.length)
      guard sides.count == 2, let width = sides[0], let height = sides[1] else {
        throw bad(.size, expected: "points such as 320x44")
      }
      return .size(Size(width, height))
    }
    if let width = try length(.width, such: "320") { return .width(width) }
    return .open
  }

  /// A length in points; `example` is one.
  func length(_ option: OptionSpec, such example: String) throws(CommandFailure) -> Double? {
    guard let text = value(option) else { return nil }
    guard let length = Self.length(text) else {
      throw bad(option, expected: "points such as \(example)")
    }
    return length
  }

  /// A colour as CSS writes it.
  func color(_ option: OptionSpec) throws(CommandFailure) -> Color? {
    guard let text = value(option) else { return nil }
    guard let color = try? CSSColor(text).color else {
      throw bad(
        option, expected: "a colour of CSS such as #f2f2f7 or tomato",
        known: CSSColorName.names.sorted())
    }
    return color
  }

  /// A length above 0, in decimal notation; what `Double` reads besides, such as `0x10` and `inf`,
  /// is none.
  private static func length(_ text: some StringProtocol) -> Double? {
    guard text.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") }),
      let number = Double(text), number.isFinite, number > 0
    else { return nil }
    return number
  }

  /// Whether a byte is one of `0`…`9`.
  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// What lies below cells.
  func backdrop() throws(CommandFailure) -> Appearance.Backdrop {
    guard let text = value(.backdrop) else { return .theme }
    switch text {
    case "theme": return .theme
    case "none": return .none
    default:
      guard let color = Color.parseHex(text) else {
        throw bad(
          .backdrop, expected: "theme, none, or a colour such as #f2f2f7", known: ["theme", "none"])
      }
      return .color(color)
    }
  }

  /// The modes that were asked for: contexts by modifier.
  func modes() throws(CommandFailure) -> [String: String] {
    var modes: [String: String] = [:]
    for text in all(.mode) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw CommandFailure(
          UsageError.badValue(
            option: "--mode", value: text, expected: "NAME=CONTEXT such as appearance=dark",
            near: nil))
      }
      // Modifiers are found without regard to case.
      guard !modes.keys.contains(where: { $0.lowercased() == parts[0].lowercased() }) else {
        throw CommandFailure(UsageError.repeated(option: "--mode \(parts[0])"))
      }
      modes[parts[0]] = parts[1]
    }
    return modes
  }

  /// How themes are read.
  func themeLoading() throws(CommandFailure) -> ThemeLoading {
    ThemeLoading(
      profile: has(.strict) ? .strict : .lenient, allowsOutside: has(.allowOutside),
      gamutMapping: try choice(.gamut, GamutMapping.self) ?? .minde)
  }

  /// The states of an option, each known to one of some cells at least, and each once.
  func states(
    _ option: OptionSpec, for cells: [any Cell]
  ) throws(CommandFailure) -> [CellState]? {
    guard let text = value(option) else { return nil }
    let custom = Set(cells.flatMap { $0.additionalStates.flatMap(\.names) }).sorted()
    var states: [CellState] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      do {
        let state = try CellState(name: String(name), custom: custom)
        if !states.contains(state) { states.append(state) }
      } catch {
        throw CommandFailure(error)
      }
    }
    return states
  }

  /// The failure of an option whose value is none that it takes.
  private func bad(_ option: OptionSpec, expected: String, known: [String] = []) -> CommandFailure {
    let text = value(option) ?? ""
    return CommandFailure(
      UsageError.badValue(
        option: "--\(option.name)", value: text, expected: expected,
        near: Suggestion.closest(to: text, in: known)))
  }
}
