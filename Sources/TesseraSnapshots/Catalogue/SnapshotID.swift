package import TesseraCells
package import TesseraGraphics
import TesseraText
package import TesseraTheme

/// The name of a snapshot, which is also its path below `Snapshots/`.
///
/// `<cell>/<theme>[.<context>…]/<item>[~WxH][~rtl][~TYPE-SIZE]/<state>[@2x]` (design section 7). Only
/// what differs from the default is spelled out, so that a new modifier renames nothing.
package struct SnapshotID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The whole name, slashes included.
  package let text: String

  /// Creates a name from its text, as found in a folder.
  package init(text: String) {
    self.text = text
  }

  /// Creates the name of a recording.
  ///
  /// - Parameters:
  ///   - cell: The cell's name.
  ///   - document: The theme, or nil for the cell's defaults.
  ///   - mode: The theme's mode.
  ///   - item: The item's name.
  ///   - size: The size where it was asked for, in points.
  ///   - environment: What surrounds the cell.
  ///   - state: The conditions.
  package init(
    cell: String, document: ThemeDocument?, mode: ThemeMode?, item: String, size: Size?,
    environment: Environment, state: CellState
  ) {
    let theme = [Self.theme(document)] + Self.contexts(of: mode, in: document)
    var variant = item
    if let size {
      variant += "~\(size.width.decimalText())x\(size.height.decimalText())"
    }
    if environment.direction == .rightToLeft { variant += "~rtl" }
    if environment.typeSize != .large { variant += "~\(environment.typeSize.rawValue)" }
    let scale = environment.scale == 1 ? "" : "@\(environment.scale)x"
    text = [cell, theme.joined(separator: "."), variant, state.name + scale]
      .joined(separator: "/")
  }

  package var description: String { text }

  /// The cell, whose folder its manifest is in; nil for a text without a folder.
  package var cell: String? {
    text.firstIndex(of: "/").map { String(text[..<$0]) }
  }

  /// Whether the name can stand on a line of a manifest; every name of a case can.
  var isListable: Bool { cell != nil && !text.unicodeScalars.contains { $0.value < 0x20 } }

  /// The theme as names of snapshots spell it; nil for a text that is no name.
  package var theme: String? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, !parts[1].isEmpty else { return nil }
    return String(parts[1].prefix { $0 != "." })
  }

  /// Whether the name is a path below the folder that it is seen from.
  var isPath: Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { !["", ".", ".."].contains($0) } && !text.utf8.contains(0)
  }

  /// How names of snapshots spell a theme; nil for the cells' defaults.
  package static func theme(_ document: ThemeDocument?) -> String {
    document.map { safe($0.name) } ?? "default"
  }

  /// Whether two names are one to the file system, to which an accent within a letter and one behind it
  /// are two things.
  package static func == (a: SnapshotID, b: SnapshotID) -> Bool {
    a.text.utf8.elementsEqual(b.text.utf8)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }

  package static func < (a: SnapshotID, b: SnapshotID) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }

  /// The contexts that are not their modifier's default, in the resolver's order.
  ///
  /// A context that two modifiers know is told apart by its modifier's name.
  private static func contexts(of mode: ThemeMode?, in document: ThemeDocument?) -> [String] {
    guard let mode, let document else { return [] }
    return document.modifiers.compactMap { modifier in
      guard let context = mode[modifier.name], context != modifier.default else { return nil }
      let isShared = document.modifiers.contains {
        $0.name != modifier.name && $0.contexts.contains(context)
      }
      return safe(isShared ? "\(modifier.name)-\(context)" : context)
    }
  }

  /// A designer's name as part of a path: anything but letters, digits, `-` and `_` is written as in
  /// URLs, `%` and two digits for each byte, so that two names never become one.
  private static func safe(_ name: String) -> String {
    name.map { character in
      character.isLetter || character.isNumber || character == "-" || character == "_"
        ? String(character)
        : character.utf8.map { byte in
          let digits = String(byte, radix: 16, uppercase: true)
          return "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }.joined()
  }
}
